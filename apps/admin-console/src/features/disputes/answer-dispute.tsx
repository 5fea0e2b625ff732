import { answerPointsDispute } from "@tablee/contracts/calls/admin/points";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { Textarea } from "@tablee/ui/components/form/textarea";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatNumber } from "@tablee/ui/format/numbers";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { reasonGiven } from "../../shared/components/reason-field.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { PointsDispute } from "./requests.ts";

/** The characters of a reason, which is the answer. */
const MAX_ANSWER = 300;

/** The typed number of points, with a minus for those that are taken off; undefined where it is none. */
function pointsTyped(text: string): number | undefined {
  const typed = text.trim().replace("−", "-");
  return /^[+-]?\d{1,5}$/.test(typed) ? Number(typed) : undefined;
}

interface AnswerDisputeProps {
  dispute: PointsDispute;
  /** The points to add, or to take off, at most. */
  maxPoints: number;
  onAnswered: () => void;
}

/** Answers a dispute: points to add or take off, and the words that are mailed to the customer. */
export function AnswerDispute({ dispute: { accountId, disputeId, name }, maxPoints, onAnswered }: AnswerDisputeProps) {
  const { t } = useTranslation("disputes");
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("0");
  const [reason, setReason] = useState("");
  const number = pointsTyped(typed);
  const points = number !== undefined && Math.abs(number) <= maxPoints ? number : undefined;
  const max = formatNumber(maxPoints, language);
  const answer = useMutation(
    callMutation(answerPointsDispute, {
      shown: true,
      onSuccess: () => {
        toast.success(t(name ? "answer.done" : "answer.doneErased"));
        onAnswered();
        setOpen(false);
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
      title={t("answer.title", { name: name || t("nameless") })}
      description={t(name ? "answer.text" : "answer.textErased")}
      confirmLabel={t("answer.confirm")}
      disabled={points === undefined || !reasonGiven(reason)}
      loading={answer.isPending}
      onConfirm={() => points !== undefined && answer.mutate({ accountId, disputeId, points, reason: reason.trim() })}
    >
      <FailureNotice error={answer.error} />
      <Field
        label={t("answer.points")}
        hint={t("answer.pointsHint", { max })}
        error={typed.trim() !== "" && points === undefined ? t("answer.pointsWrong", { max }) : undefined}
      >
        <Input className="font-mono" maxLength={6} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Field label={t("answer.words")} hint={t("answer.wordsHint")}>
        <Textarea rows={3} maxLength={MAX_ANSWER} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </AlertDialog>
  );
}
