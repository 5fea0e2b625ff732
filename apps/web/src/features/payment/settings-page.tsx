import { ErrorState } from "@tablee/ui/components/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { To } from "../../shared/routing/to.tsx";
import { CodeForm } from "./code-form.tsx";
import { CreditLeft } from "./credit-left.tsx";
import { PaymentMethod } from "./payment-method.tsx";
import { settingsQuery } from "./requests.ts";
import { UnpaidOrders } from "./unpaid-orders.tsx";

const page = "mx-auto flex max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12";

/** What the account pays with, what it has to spend, and what is not paid yet. */
export function SettingsPage() {
  const { t } = useTranslation("payment");
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery);
  if (!data) {
    if (isError) return <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} className="py-20" />;
    return (
      <SkeletonGroup className={page}>
        <Skeleton className="h-12 w-80 max-w-full" />
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </SkeletonGroup>
    );
  }
  return (
    <div className={page}>
      <div>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="measure mt-2 text-muted">{t("text")}</p>
        <To name="settings_payment_history" className="link mt-2 inline-flex min-h-9 items-center font-semibold">
          {t("historyLink")}
        </To>
      </div>
      <UnpaidOrders unpaid={data.unpaid} />
      <PaymentMethod settings={data} />
      <CreditLeft settings={data} />
      <CodeForm code={data.code} />
    </div>
  );
}
