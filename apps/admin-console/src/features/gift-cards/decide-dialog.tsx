import { decideGiftCardRefund } from "@tablee/contracts/calls/admin/gift-cards";
import { formatMoney } from "@tablee/ui/format/money";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { RefundDecision } from "../../shared/refund/refund-decision.tsx";
import type { FoundGiftCard } from "./requests.ts";

interface DecideProps {
  card: FoundGiftCard;
  refund: NonNullable<FoundGiftCard["refund"]>;
  approved: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** The second person's answer to a refund of a gift card. */
export function DecideDialog({
  card: { giftCardId, redeemedBy },
  refund: { refundId, cents, reason },
  approved,
  onClose,
  onDone,
}: DecideProps) {
  const { t } = useTranslation("gift-cards");
  const language = useLanguage();
  const amount = formatMoney(cents, language);
  const answer = !approved ? "decline" : redeemedBy === null ? "approve" : "approvePart";
  const decide = useMutation(
    callMutation(decideGiftCardRefund, {
      shown: true,
      onSuccess: () => {
        toast.success(t(`refund.${answer}.done`, { amount }));
        onClose();
        onDone();
      },
    }),
  );
  return (
    <RefundDecision
      approved={approved}
      cents={cents}
      words={{
        title: t(`refund.${answer}.title`, { amount }),
        text: t(`refund.${answer}.text`, { reason: reason ?? "—" }),
        confirm: t(`refund.${answer}.confirm`),
      }}
      open
      onOpenChange={(open) => !open && onClose()}
      loading={decide.isPending}
      error={decide.error}
      onConfirm={() => decide.mutate({ giftCardId, refundId, approved })}
    />
  );
}
