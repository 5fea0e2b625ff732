import { decideGiftCardRefund } from "@tablee/contracts/calls/admin/gift-cards";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatMoney } from "@tablee/ui/format/money";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { typedAmount } from "../../shared/format/typed-amount.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { FoundGiftCard } from "./requests.ts";

interface DecideProps {
  card: FoundGiftCard;
  refund: NonNullable<FoundGiftCard["refund"]>;
  approved: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** The second person's answer: to approve moves money, so the amount has to be typed. */
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
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`refund.${answer}.title`, { amount })}
      description={t(`refund.${answer}.text`, { reason: reason ?? "—" })}
      confirmLabel={t(`refund.${answer}.confirm`)}
      typed={approved ? typedAmount(cents, language) : undefined}
      loading={decide.isPending}
      onConfirm={() => decide.mutate({ giftCardId, refundId, approved })}
    >
      <FailureNotice error={decide.error} />
    </AlertDialog>
  );
}
