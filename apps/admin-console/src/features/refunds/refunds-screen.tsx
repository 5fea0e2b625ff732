import { EmptyState } from "@tablee/ui/components/empty-state";
import { SkeletonGroup, SkeletonText } from "@tablee/ui/components/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DataAge } from "../../shared/components/data-age.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { waitingRefunds } from "./requests.ts";
import { WaitingRefundCard } from "./waiting-refund.tsx";

/** Refunds above the limit, for a second person to look at. */
export function RefundsScreen() {
  const { t } = useTranslation("refunds");
  const query = useQuery(waitingRefunds);
  return (
    <Screen
      title={t("title")}
      aside={<DataAge asOf={query.data?.asOf} refreshing={query.isFetching} onRefresh={() => void query.refetch()} />}
    >
      {query.isPending ? (
        <SkeletonGroup className="pane p-4">
          <SkeletonText lines={6} />
        </SkeletonGroup>
      ) : !query.data ? (
        <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : query.data.rows.length === 0 ? (
        <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>
      ) : (
        <ul className="flex max-w-4xl flex-col gap-3">
          {query.data.rows.map((row) => (
            <li key={row.request.refundId}>
              <WaitingRefundCard row={row} />
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
