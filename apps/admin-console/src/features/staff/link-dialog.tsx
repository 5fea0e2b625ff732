import { Button } from "@tablee/ui/components/form/button";
import { CloseDialog, Dialog } from "@tablee/ui/components/overlay/dialog";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../shared/components/copy-button.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { StaffLink } from "./requests.ts";

interface LinkDialogProps {
  name: string;
  link: StaffLink;
  onClose: () => void;
}

/** A link, shown this once. */
export function LinkDialog({ name, link: { link, until }, onClose }: LinkDialogProps) {
  const { t } = useTranslation("staff");
  const language = useLanguage();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("link.shown", { name })}
      description={t("link.shownText", { at: formatUtc(until, language) })}
      footer={
        <CloseDialog>
          <Button variant="secondary">{t("console:close")}</Button>
        </CloseDialog>
      }
    >
      <div className="flex items-start gap-3">
        <code className="min-w-0 grow select-all break-all rounded-control bg-sunken p-2 font-mono text-sm">{link}</code>
        <CopyButton text={link} />
      </div>
    </Dialog>
  );
}
