import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SettingsTab } from "../../shared/settings/settings-tab.tsx";
import { CodeForm } from "./code-form.tsx";
import { CreditLeft } from "./credit-left.tsx";
import { PaymentMethod } from "./payment-method.tsx";
import { settingsQuery } from "./requests.ts";
import { UnpaidOrders } from "./unpaid-orders.tsx";

/** What the account pays with, what it has to spend, and what is not paid yet. */
export function SettingsPage() {
  const { t } = useTranslation("payment");
  return (
    <SettingsTab title={t("title")} text={t("text")} query={useQuery(settingsQuery)} error={t("error")}>
      {(data) => (
        <>
          <UnpaidOrders unpaid={data.unpaid} />
          <PaymentMethod settings={data} />
          <CreditLeft settings={data} />
          <CodeForm code={data.code} />
        </>
      )}
    </SettingsTab>
  );
}
