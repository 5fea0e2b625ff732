import type { OrderCard } from "@tablee/contracts/schemas";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { useTranslation } from "react-i18next";
import { lateDialog } from "../../../shared/ui/late-dialog.tsx";

const { Dialog, useOpener } = lateDialog(async () => (await import("./skip-proof-dialog.tsx")).SkipProofDialog);

/** Leads to the numbered receipts of a skipped week. */
export function SkipProof({ order, day }: { order: OrderCard; day: string }) {
  const { t } = useTranslation("order");
  const { button, dialog } = useOpener();
  return (
    <>
      <TextButton aria-label={t("proof.label", { day })} className="min-h-9 self-start text-sm" {...button}>
        {t("proof.button")}
      </TextButton>
      <Dialog {...{ order, day }} {...dialog} />
    </>
  );
}
