import { updatePaymentMethodToPaypal } from "@tablee/contracts/calls/account";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { sentenceOf } from "../../shared/api/errors.ts";
import { request } from "../../shared/api/request.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { usePaypalReturn } from "../../shared/payment/paypal.ts";
import { useGo } from "../../shared/routing/use-go.ts";
import { useMethodChange } from "./use-method-change.ts";

/** After a visit to PayPal: an approved account is made the way to pay, and the address forgets about it. */
export function PaypalReturn() {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const go = useGo();
  const back = usePaypalReturn();
  const forget = () => void go("settings_payment", { replace: true });
  const change = useMethodChange((setupToken: string) => request(updatePaymentMethodToPaypal, { setupToken }), forget);
  const setupToken = back?.came === "approved" ? back.setupToken : undefined;
  const { mutate } = change;
  useEffect(() => {
    if (setupToken !== undefined) mutate(setupToken);
  }, [setupToken, mutate]);
  if (back === undefined) return null;
  if (back.came === "cancelled")
    return (
      <Notice tone="neutral" onDismiss={forget} className="mt-4">
        {t("paypalCancelled")}
      </Notice>
    );
  if (!change.isError) return <Notice className="mt-4">{t("paypalSaving")}</Notice>;
  return (
    <Notice tone="danger" live onDismiss={forget} className="mt-4">
      {sentenceOf(change.error, language)}
    </Notice>
  );
}
