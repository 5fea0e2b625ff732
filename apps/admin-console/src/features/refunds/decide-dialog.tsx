import { decideRefund } from "@tablee/contracts/calls/admin/refunds";
import { Button } from "@tablee/ui/components/form/button";
import { formatMoney } from "@tablee/ui/format/money";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { RefundDecision } from "../../shared/refund/refund-decision.tsx";
import type { WaitingRefund } from "./requests.ts";

/** The second person's answer to a refund of an order. */
export function DecideDialog({ row, approved }: { row: WaitingRefund; approved: boolean }) {
  const { t } = useTranslation("refunds");
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { refundId, amounts } = row.request;
  const amount = formatMoney(amounts.totalCents, language);
  const answer = approved ? "approve" : "decline";
  const decide = useMutation(
    callMutation(decideRefund, {
      shown: true,
      // Passed to the mutation, not to the call: once the list is refetched, this row is gone.
      onSuccess: () => {
        toast.success(t(`${answer}.done`, { amount }));
        setOpen(false);
      },
    }),
  );
  const confirm = () => decide.mutate({ orderId: row.orderId, refundId, approved });
  return (
    <RefundDecision
      approved={approved}
      cents={amounts.totalCents}
      words={{
        title: t(`${answer}.title`, { amount }),
        text: t(`${answer}.text`, { reason: row.request.reason }),
        confirm: t(`${answer}.confirm`),
      }}
      open={open}
      onOpenChange={(next) => {
        decide.reset();
        setOpen(next);
      }}
      trigger={<Button variant={approved ? "primary" : "secondary"}>{t(`${answer}.open`)}</Button>}
      loading={decide.isPending}
      error={decide.error}
      onConfirm={confirm}
    />
  );
}
