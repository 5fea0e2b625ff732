import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field, Fieldset } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { Textarea } from "@tablee/ui/components/form/textarea";
import { formatMoney } from "@tablee/ui/format/money";
import { Lock } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { usePaypalReturn } from "../../shared/payment/paypal.ts";
import { AmountChoice } from "./amount-choice.tsx";
import type { Bought } from "./bought-gift.tsx";
import { DeliveryChoice } from "./delivery-choice.tsx";
import { amountOf, type Draft, emptyDraft, giftOf, keptDraft, type Terms } from "./draft.ts";
import { useBuyGift, useLeaveForPaypal } from "./use-buy-gift.ts";
import { useChecks } from "./use-checks.ts";
import { WayToPay } from "./way-to-pay.tsx";

/** The confirmation after the payment. */
export { BoughtGift } from "./bought-gift.tsx";

interface GiftFormProps {
  terms: Terms;
  onBought: (bought: Bought) => void;
}

/** The gift, its recipient, its buyer, and the one button that charges. */
export function GiftForm({ terms, onBought }: GiftFormProps) {
  const { t } = useTranslation("gift");
  const language = useLanguage();
  const back = usePaypalReturn();
  const [kept] = useState(() => (back ? keptDraft() : undefined));
  const form = useForm<Draft>({
    defaultValues: kept?.draft ?? { ...emptyDraft, buyerName: terms.buyer?.name ?? "", buyerEmail: terms.buyer?.email ?? "" },
  });
  const checks = useChecks();
  const [token, setToken] = useState("");
  const [tried, setTried] = useState(false);
  const buy = useBuyGift();
  const leave = useLeaveForPaypal();
  const { errors } = form.formState;
  const draft = form.watch();
  const amountCents = amountOf(draft);
  const isInRange = amountCents !== undefined && amountCents >= terms.minCents && amountCents <= terms.maxCents;
  const approved =
    back?.came === "approved" && kept && kept.amountCents === amountCents
      ? { setupToken: back.setupToken, giftCardId: kept.giftCardId }
      : undefined;
  const left = terms.messageLength - draft.message.trim().length;
  const pay = form.handleSubmit((typed) => {
    const way = approved ?? (token === "" ? undefined : { methodToken: token });
    if (!(way && isInRange)) return;
    buy.mutate({ draft: typed, amountCents, way }, { onSuccess: (bought) => onBought({ ...bought, gift: giftOf(typed, language) }) });
  });
  /** PayPal needs no name on a card. */
  const byPaypal = async () => {
    const others = (Object.keys(emptyDraft) as (keyof Draft)[]).filter((name) => name !== "nameOnCard");
    if ((await form.trigger(others, { shouldFocus: true })) && isInRange) leave.mutate({ draft: form.getValues(), amountCents });
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          setTried(true);
          void pay(event);
        }}
        className="flex flex-col gap-9"
      >
        <AmountChoice terms={terms} />
        <DeliveryChoice terms={terms} />
        <Fieldset legend={t("to.title")}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t("to.name")} error={errors.recipientName?.message}>
              <Input autoComplete="off" {...form.register("recipientName", { validate: checks.name })} />
            </Field>
            {draft.by === "email" && (
              <Field label={t("to.email")} error={errors.recipientEmail?.message}>
                <Input type="email" inputMode="email" autoComplete="off" {...form.register("recipientEmail", { validate: checks.email })} />
              </Field>
            )}
          </div>
          <Field
            label={t("to.message")}
            optional
            hint={<span aria-live="polite">{t("to.left", { count: Math.max(0, left) })}</span>}
            error={left < 0 ? t("to.tooLong") : errors.message?.message}
          >
            <Textarea {...form.register("message", { validate: (text) => text.trim().length <= terms.messageLength || t("to.tooLong") })} />
          </Field>
        </Fieldset>
        <Fieldset legend={t("from.title")}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t("from.name")} error={errors.buyerName?.message}>
              <Input autoComplete="name" {...form.register("buyerName", { validate: checks.name })} />
            </Field>
            <Field label={t("from.email")} hint={t("from.emailHint")} error={errors.buyerEmail?.message}>
              <Input type="email" inputMode="email" autoComplete="email" {...form.register("buyerEmail", { validate: checks.email })} />
            </Field>
          </div>
        </Fieldset>
        <WayToPay
          cards={terms.testCards}
          token={token}
          missing={tried && token === "" && !approved}
          onChange={setToken}
          amount={amountCents === undefined ? "" : formatMoney(amountCents, language)}
          isApproved={approved !== undefined}
          cancelled={back?.came === "cancelled" ? kept?.giftCardId : undefined}
          isLeaving={leave.isPending || leave.isSuccess}
          onPaypal={() => void byPaypal()}
        />
        {[buy.error, leave.error].map(
          (error, index) =>
            error && (
              <Notice key={index === 0 ? "buy" : "leave"} tone="danger" live>
                {sentenceOf(error, language)}
              </Notice>
            ),
        )}
        <div className="flex flex-col gap-2">
          <Button type="submit" size="lg" loading={buy.isPending}>
            <Lock aria-hidden="true" className="max-sm:hidden" />
            {isInRange ? t("pay.submit", { amount: formatMoney(amountCents, language) }) : t("pay.submitAny")}
          </Button>
          <p className="text-center text-muted text-sm">{t("pay.noTax")}</p>
        </div>
      </form>
    </FormProvider>
  );
}
