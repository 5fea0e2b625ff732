import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { DataAge } from "../../shared/components/data-age.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
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
      aside={
        <>
          <Link to="/gift_cards" className="link text-sm">
            {t("ofGiftCards")}
          </Link>
          <DataAge asOf={query.data?.asOf} refreshing={query.isFetching} onRefresh={() => void query.refetch()} />
        </>
      }
    >
      <Loaded query={query} lines={6} className="pane p-4">
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>
          ) : (
            <ul className="flex max-w-4xl flex-col gap-3">
              {rows.map((row) => (
                <li key={row.request.refundId}>
                  <WaitingRefundCard row={row} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Screen>
  );
}
