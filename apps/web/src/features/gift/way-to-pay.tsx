import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field, Fieldset } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { Check } from "lucide-react";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CardChoice, type CardChoiceProps } from "../../shared/payment/card-choice.tsx";
import { useGo } from "../../shared/routing/use-go.ts";
import type { Draft } from "./draft.ts";
import { useFailedAtPaypal } from "./use-buy-gift.ts";
import { useChecks } from "./use-checks.ts";

interface WayToPayProps extends CardChoiceProps {
  /** In words. */
  amount: string;
  /** The buyer returned from PayPal with an approved account. */
  isApproved: boolean;
  /** The purchase that the buyer did not approve at PayPal. */
  cancelled: string | undefined;
  isLeaving: boolean;
  onPaypal: () => void;
}

/** A card, or PayPal: the visit to PayPal returns here, with the approved account instead of the cards. */
export function WayToPay({ amount, isApproved, cancelled, isLeaving, onPaypal, ...cards }: WayToPayProps) {
  const { t } = useTranslation("gift");
  const go = useGo();
  const form = useFormContext<Draft>();
  const checks = useChecks();
  const { mutate: fail } = useFailedAtPaypal();
  useEffect(() => {
    if (cancelled !== undefined) fail({ giftCardId: cancelled, code: "paypal-cancelled" });
  }, [cancelled, fail]);
  if (isApproved)
    return (
      <Notice
        tone="good"
        icon={<Check aria-hidden="true" className="size-5" />}
        title={t("pay.paypalReady", { amount })}
        action={
          <Button type="button" variant="secondary" onClick={() => void go("gift", { replace: true })}>
            {t("pay.useCard")}
          </Button>
        }
      >
        {t("pay.paypalReadyText")}
      </Notice>
    );
  return (
    <Fieldset legend={t("pay.title")}>
      {cancelled !== undefined && <Notice tone="neutral">{t("pay.paypalCancelled")}</Notice>}
      {cards.cards.length === 0 ? (
        <Notice tone="attention">{t("pay.noCards")}</Notice>
      ) : (
        <>
          <CardChoice {...cards} />
          <Field label={t("pay.nameOnCard")} error={form.formState.errors.nameOnCard?.message}>
            <Input autoComplete="cc-name" {...form.register("nameOnCard", { validate: checks.nameOnCard })} />
          </Field>
        </>
      )}
      <Button type="button" variant="secondary" loading={isLeaving} onClick={onPaypal}>
        {t("pay.usePaypal")}
      </Button>
    </Fieldset>
  );
}
