import { ErrorState } from "@tablee/ui/components/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "../../shared/settings/settings-frame.tsx";
import { CodeForm } from "./code-form.tsx";
import { CreditLeft } from "./credit-left.tsx";
import { PaymentMethod } from "./payment-method.tsx";
import { settingsQuery } from "./requests.ts";
import { UnpaidOrders } from "./unpaid-orders.tsx";

/** What the account pays with, what it has to spend, and what is not paid yet. */
export function SettingsPage() {
  const { t } = useTranslation("payment");
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <SettingsFrame title={t("title")} text={t("text")}>
      {data ? (
        <>
          <UnpaidOrders unpaid={data.unpaid} />
          <PaymentMethod settings={data} />
          <CreditLeft settings={data} />
          <CodeForm code={data.code} />
        </>
      ) : isError ? (
        <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} className="py-20" />
      ) : (
        <SkeletonGroup className="flex flex-col gap-8">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </SkeletonGroup>
      )}
    </SettingsFrame>
  );
}
