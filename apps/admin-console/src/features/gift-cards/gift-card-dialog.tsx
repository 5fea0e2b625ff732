import { freezeGiftCard, refundGiftCard, resendGiftCard } from "@tablee/contracts/calls/admin/gift-cards";
import { Email } from "@tablee/contracts/signup-schemas";
import { GiftName } from "@tablee/domain/gift-card/vocabulary";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatMoney } from "@tablee/ui/format/money";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { ReasonField, reasonGiven } from "../../shared/components/reason-field.tsx";
import { typedAmount } from "../../shared/format/typed-amount.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { FoundGiftCard, GiftCardAct } from "./requests.ts";

interface GiftCardDialogProps {
  act: GiftCardAct;
  card: FoundGiftCard;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms one act on a card, with a reason; a new recipient is typed here, and so is the amount of a refund. */
export function GiftCardDialog({ act, card, onClose, onDone }: GiftCardDialogProps) {
  const { t } = useTranslation("gift-cards");
  const language = useLanguage();
  const [reason, setReason] = useState("");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  // A field is judged once it was left.
  const [left, setLeft] = useState({ name: false, email: false });
  const isPart = act === "refund" && card.redeemedBy !== null;
  const refundCents = isPart ? card.leftCents : card.cents;
  const amount = formatMoney(refundCents, language);
  const parts = { value: formatMoney(card.cents, language), used: formatMoney(card.usedCents, language) };
  const close = (done: string) => {
    toast.success(done);
    onClose();
    onDone();
  };
  const simple = { shown: true, onSuccess: () => close(t(`acts.${act}.done`)) } as const;
  const resend = useMutation(callMutation(resendGiftCard, simple));
  const freeze = useMutation(callMutation(freezeGiftCard, simple));
  const refund = useMutation(
    callMutation(refundGiftCard, {
      shown: true,
      onSuccess: ({ waiting, cents }) =>
        close(t(waiting ? "acts.refund.waits" : "acts.refund.done", { amount: formatMoney(cents, language) })),
    }),
  );
  const asksRecipient = act === "reissue";
  const isNamed = GiftName.safeParse(name).success;
  const isAddressed = Email.safeParse(email).success;
  const isReady = reasonGiven(reason) && (!asksRecipient || (isNamed && isAddressed));
  const confirm = () => {
    const about = { giftCardId: card.giftCardId, reason: reason.trim() };
    switch (act) {
      case "resend":
        return resend.mutate(about);
      case "reissue":
        return resend.mutate({ ...about, recipient: { name: name.trim(), email: email.trim() } });
      case "refund":
        return refund.mutate(isPart ? { ...about, shownCents: card.leftCents } : about);
      default:
        return freeze.mutate({ ...about, frozen: act === "freeze" });
    }
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`acts.${act}.title`, { amount, lastFour: card.lastFour })}
      description={isPart ? t("acts.refund.textOfPart", { amount, ...parts }) : t(`acts.${act}.text`)}
      confirmLabel={t(`acts.${act}.confirm`)}
      danger={act === "refund"}
      typed={act === "refund" ? typedAmount(refundCents, language) : undefined}
      disabled={!isReady}
      loading={resend.isPending || freeze.isPending || refund.isPending}
      onConfirm={confirm}
    >
      <FailureNotice error={resend.error ?? freeze.error ?? refund.error} />
      {asksRecipient && (
        <>
          <Field label={t("recipientName")} error={left.name && !isNamed && t("recipientNameWrong")}>
            <Input
              value={name}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
              onBlur={() => setLeft({ ...left, name: true })}
            />
          </Field>
          <Field label={t("recipientEmail")} error={left.email && !isAddressed && t("recipientEmailWrong")}>
            <Input
              type="email"
              value={email}
              maxLength={254}
              autoComplete="off"
              onChange={(event) => setEmail(event.target.value)}
              onBlur={() => setLeft({ ...left, email: true })}
            />
          </Field>
        </>
      )}
      <ReasonField value={reason} onChange={setReason} isRead />
    </AlertDialog>
  );
}
