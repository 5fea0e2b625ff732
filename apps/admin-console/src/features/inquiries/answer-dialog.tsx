import { answerInquiry } from "@tablee/contracts/calls/admin/contact";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { ReasonField, reasonGiven } from "../../shared/components/reason-field.tsx";

/** Closes a message as answered; the reason is a note of the answer. */
export function AnswerDialog({ inquiryId, onAnswered }: { inquiryId: string; onAnswered: () => void }) {
  const { t } = useTranslation("inquiries");
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const answer = useMutation(
    callMutation(answerInquiry, {
      shown: true,
      onSuccess: () => {
        toast.success(t("answer.done"));
        setOpen(false);
        onAnswered();
      },
    }),
  );
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        answer.reset();
        setOpen(next);
      }}
      trigger={<Button>{t("answer.open")}</Button>}
      title={t("answer.title")}
      description={t("answer.text")}
      confirmLabel={t("answer.confirm")}
      disabled={!reasonGiven(reason)}
      loading={answer.isPending}
      onConfirm={() => answer.mutate({ inquiryId, reason: reason.trim() })}
    >
      <FailureNotice error={answer.error} />
      <ReasonField value={reason} onChange={setReason} isRead />
    </AlertDialog>
  );
}
