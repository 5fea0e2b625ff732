import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { useTranslation } from "react-i18next";
import { useGo } from "../../../../shared/routing/use-go.ts";

/** The window that was opened last has the box: this one can only be loaded again. */
export function ChangedElsewhere({ open, reload }: { open: boolean; reload: () => void }) {
  const { t } = useTranslation("editor");
  const go = useGo();
  return (
    <AlertDialog
      open={open}
      onOpenChange={(still) => {
        if (!still) void go("account");
      }}
      title={t("movedTitle")}
      description={t("movedText")}
      confirmLabel={t("reload")}
      cancelLabel={t("back")}
      onConfirm={reload}
    />
  );
}
