import type { OrderCard } from "@tablee/contracts/schemas";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { useTranslation } from "react-i18next";
import { lateDialog } from "../../../shared/ui/late-dialog.tsx";

const { Dialog, useOpener } = lateDialog(async () => (await import("./skip-feedback-dialog.tsx")).SkipFeedbackDialog);

/** Leads to the question why a week was skipped. */
export function SkipFeedback({ order, day }: { order: OrderCard; day: string }) {
  const { t } = useTranslation("order");
  const { button, dialog } = useOpener();
  return (
    <>
      <TextButton className="min-h-9 self-start text-sm" {...button}>
        {t("feedback.open")}
      </TextButton>
      <Dialog {...{ order, day }} {...dialog} />
    </>
  );
}
