import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FailedBox } from "../../shared/payment/failure/failed-box.tsx";
import { SettingsTab } from "../../shared/settings/settings-tab.tsx";
import { CodeForm } from "./code-form.tsx";
import { CreditLeft } from "./credit-left.tsx";
import { PaymentMethod } from "./payment-method.tsx";
import { settingsQuery } from "./requests.ts";
import { UnpaidOrders } from "./unpaid-orders.tsx";

/** The account's payment method, its balance, and unpaid boxes. */
export function SettingsPage() {
  const { t } = useTranslation("payment");
  return (
    <SettingsTab title={t("title")} text={t("text")} query={useQuery(settingsQuery)} error={t("error")}>
      {(data) => (
        <>
          {data.failedBox && <FailedBox failed={data.failedBox} />}
          <UnpaidOrders unpaid={data.unpaid} />
          <PaymentMethod settings={data} />
          <CreditLeft settings={data} />
          <CodeForm code={data.code} />
        </>
      )}
    </SettingsTab>
  );
}
