import { refundOrder } from "@tablee/contracts/calls/admin/refunds";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatMoney } from "@tablee/ui/format/money";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { FailureNotice } from "../../../shared/api/failure-notice.tsx";
import { ReasonField, reasonGiven } from "../../../shared/components/reason-field.tsx";
import { typedAmount } from "../../../shared/format/typed-amount.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { Asked, DeskOrder, Preview } from "../requests.ts";
import { comesForNothing } from "./box-comes.ts";
import { type BoxAnswer, BoxQuestion } from "./box-question.tsx";

interface RefundConfirmProps {
  order: DeskOrder["order"];
  asked: Asked;
  preview: Preview;
  /** True if the preview matches the current choice. */
  settled: boolean;
  onDone: () => void;
}

/** The amount has to be typed and a reason given; above the limit it then waits for a second person. */
export function RefundConfirm({ order, asked, preview, settled, onDone }: RefundConfirmProps) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const refund = useMutation(
    callMutation(refundOrder, {
      shown: true,
      // Passed to the mutation, not to the call: once the order is refetched, there may be nothing left to refund and no such
      // dialog.
      onSuccess: ({ waiting, amounts }) => {
        const given = formatMoney(amounts.totalCents, language);
        toast.success(t(waiting ? "refund.nowWaits" : "refund.given", { amount: given }));
        onDone();
      },
    }),
  );
  const [reason, setReason] = useState("");
  const [answer, setAnswer] = useState<BoxAnswer>();
  const asksForBox = comesForNothing(order, preview);
  const { totalCents } = preview.amounts;
  const amount = formatMoney(totalCents, language);
  const give = () => refund.mutate({ ...asked, reason: reason.trim() });
  return (
    <AlertDialog
      trigger={
        <Button disabled={!settled || totalCents <= 0}>{t(preview.needsApproval ? "refund.ask" : "refund.give", { amount })}</Button>
      }
      title={t(preview.needsApproval ? "refund.askTitle" : "refund.giveTitle", { amount })}
      description={t(preview.needsApproval ? "refund.needsApprovalText" : "refund.noUndo")}
      confirmLabel={t(preview.needsApproval ? "refund.askConfirm" : "refund.confirm")}
      typed={typedAmount(totalCents, language)}
      disabled={!reasonGiven(reason) || (asksForBox && answer === undefined)}
      loading={refund.isPending}
      onOpenChange={() => refund.reset()}
      onConfirm={give}
    >
      <FailureNotice error={refund.error} />
      {asksForBox && <BoxQuestion order={order} answer={answer} onAnswer={setAnswer} />}
      <ReasonField value={reason} onChange={setReason} isRead />
    </AlertDialog>
  );
}
