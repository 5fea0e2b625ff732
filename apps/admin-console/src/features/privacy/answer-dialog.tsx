import { answerDataRequest } from "@tablee/contracts/calls/admin/privacy";
import type { DataRequestOutcome } from "@tablee/domain/account/vocabulary";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { ReasonField, reasonGiven } from "../../shared/components/reason-field.tsx";
import type { DataRequest } from "./requests.ts";

/** Closes a request as answered or refused; the reason states the answer, or why it was refused. */
export function AnswerDialog({ request: { accountId, kind, name } }: { request: DataRequest }) {
  const { t } = useTranslation("privacy");
  const [outcome, setOutcome] = useState<DataRequestOutcome>();
  const [reason, setReason] = useState("");
  const answer = useMutation(
    callMutation(answerDataRequest, {
      shown: true,
      onSuccess: (_, sent) => {
        toast.success(t(`answer.${sent.outcome}.done`));
        setOutcome(undefined);
      },
    }),
  );
  const open = (next: DataRequestOutcome) => () => {
    answer.reset();
    setReason("");
    setOutcome(next);
  };
  return (
    <span className="inline-flex gap-2">
      <Button size="sm" variant="secondary" onClick={open("answered")}>
        {t("answer.answered.open")}
      </Button>
      <Button size="sm" variant="secondary" onClick={open("refused")}>
        {t("answer.refused.open")}
      </Button>
      {outcome && (
        <AlertDialog
          open
          onOpenChange={(next) => !next && setOutcome(undefined)}
          title={t(`answer.${outcome}.title`, { name })}
          description={t(`answer.${outcome}.text`)}
          confirmLabel={t(`answer.${outcome}.confirm`)}
          disabled={!reasonGiven(reason)}
          loading={answer.isPending}
          onConfirm={() => answer.mutate({ accountId, kind, outcome, reason: reason.trim() })}
        >
          <FailureNotice error={answer.error} />
          <ReasonField value={reason} onChange={setReason} isRead />
        </AlertDialog>
      )}
    </span>
  );
}
