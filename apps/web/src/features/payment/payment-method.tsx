import { Card, CardActions, CardTitle } from "@tablee/ui/components/card";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { useMutation } from "@tanstack/react-query";
import { CreditCard, Wallet } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { methodName } from "../../shared/order/method-name.ts";
import { leaveForPaypal } from "../../shared/payment/paypal.ts";
import { CardDialog } from "./card-dialog.tsx";
import { PaypalReturn } from "./paypal-return.tsx";
import type { Settings } from "./requests.ts";

/** The current payment method, and the ways to change it. */
export function PaymentMethod({ settings: { payWith, testCards } }: { settings: Settings }) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const Icon = payWith?.kind === "paypal" ? Wallet : CreditCard;
  const paypal = useMutation({ mutationFn: () => leaveForPaypal("settings_payment", language) });
  return (
    <Card asChild>
      <section aria-labelledby="method">
        <CardTitle id="method">{t("method")}</CardTitle>
        <p className="mt-3 flex items-center gap-3 font-semibold text-lg">
          <Icon aria-hidden="true" className="size-6 text-muted" />
          {payWith ? methodName(payWith) : t("none")}
        </p>
        <PaypalReturn />
        <CardActions>
          <CardDialog cards={testCards} paidBy={payWith?.kind} />
          {payWith?.kind !== "paypal" && (
            <AlertDialog
              open={asking}
              onOpenChange={setAsking}
              trigger={<Button variant="secondary">{t("usePaypal")}</Button>}
              title={t("paypalTitle")}
              description={t("paypalText")}
              confirmLabel={t("paypalConfirm")}
              loading={paypal.isPending || paypal.isSuccess}
              onConfirm={() => paypal.mutate()}
            >
              <FailureNotice error={paypal.error} />
            </AlertDialog>
          )}
        </CardActions>
      </section>
    </Card>
  );
}
