import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../../shared/api/failure-notice.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { CardChoice, type CardChoiceProps } from "../../../shared/payment/card-choice.tsx";
import { leaveForPaypal, usePaypalReturn } from "../../../shared/payment/paypal.ts";
import { useGo } from "../../../shared/routing/use-go.ts";

/** A card, or a PayPal account: the visit to PayPal returns here, with the approved account instead of the cards. */
export function WayToPay(cards: CardChoiceProps) {
  const { t } = useTranslation("steps");
  const language = useLanguage();
  const go = useGo();
  const back = usePaypalReturn();
  const leave = useMutation({ mutationFn: () => leaveForPaypal("signup_payment", language) });
  const forget = () => void go("signup_payment", { replace: true });
  if (back?.came === "approved")
    return (
      <Notice
        tone="good"
        icon={<Check aria-hidden="true" className="size-5" />}
        title={t("payment.paypalReady")}
        action={
          <Button type="button" variant="secondary" onClick={forget}>
            {t("payment.useCard")}
          </Button>
        }
      >
        {t("payment.paypalReadyText")}
      </Notice>
    );
  return (
    <div className="flex flex-col gap-4">
      <CardChoice {...cards} />
      {back?.came === "cancelled" && <Notice tone="neutral">{t("payment.paypalCancelled")}</Notice>}
      <FailureNotice error={leave.error} />
      <Button type="button" variant="secondary" loading={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        {t("payment.usePaypal")}
      </Button>
    </div>
  );
}
