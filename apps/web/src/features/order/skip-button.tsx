import type { OrderCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/button";
import { useTranslation } from "react-i18next";
import { lateDialog } from "../../shared/ui/late-dialog.tsx";

const { Dialog, useOpener } = lateDialog(async () => (await import("./skip-dialog.tsx")).SkipDialog);

export function SkipButton({ order, day, onFull }: { order: OrderCard; day: string; onFull: () => void }) {
  const { t } = useTranslation("order");
  const { button, dialog } = useOpener();
  return (
    <>
      <Button variant="quiet" className="grow" aria-label={t("skip.label", { day })} {...button}>
        {t("skip.button")}
      </Button>
      <Dialog {...{ order, day, onFull }} {...dialog} />
    </>
  );
}
