import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { LoadingRows } from "@tablee/ui/components/feedback/skeleton";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { accountQuery } from "../../../shared/order/account-query.ts";
import { To } from "../../../shared/routing/to.tsx";
import { SkipWeeksButton } from "../weeks/skip-weeks-button.tsx";
import { ScheduleWeek } from "./schedule-week.tsx";

/** Six weeks at a glance: delivered or skipped, with their cutoffs. */
export function SchedulePage() {
  const { t } = useTranslation("order");
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(accountQuery);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <div>
        <h1 className="font-display text-4xl">{t("schedule.title")}</h1>
        <p className="measure mt-2 text-muted">{t(data?.subscription?.status === "closed" ? "schedule.closed" : "schedule.text")}</p>
        {data && <SkipWeeksButton orders={data.orders} className="mt-4" />}
      </div>
      {data ? (
        data.orders.length === 0 ? (
          <EmptyState
            title={t("schedule.empty")}
            action={
              <To name="menu" params={{ date: "this-week" }} className={buttonStyle({ variant: "secondary" })}>
                {t("schedule.menu")}
              </To>
            }
          >
            {t("schedule.emptyText")}
          </EmptyState>
        ) : (
          <ol className="flex flex-col gap-4">
            {data.orders.map((order) => (
              <li key={order.orderId}>
                <ScheduleWeek order={order} asOf={dataUpdatedAt} />
              </li>
            ))}
          </ol>
        )
      ) : isError ? (
        <ErrorState title={t("schedule.error")} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRows count={3} row="h-28 rounded-card" className="flex flex-col gap-4" />
      )}
    </div>
  );
}
