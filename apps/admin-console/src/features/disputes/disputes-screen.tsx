import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DataAge } from "../../shared/components/data-age.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { DisputeCard } from "./dispute-card.tsx";
import { openDisputes } from "./requests.ts";

/** Disputes of points that wait for an answer. */
export function DisputesScreen() {
  const { t } = useTranslation("disputes");
  const query = useQuery(openDisputes);
  return (
    <Screen
      title={t("title")}
      aside={<DataAge asOf={query.data?.asOf} refreshing={query.isFetching} onRefresh={() => void query.refetch()} />}
    >
      <Loaded query={query} lines={6} className="pane p-4">
        {({ disputes }) =>
          disputes.length === 0 ? (
            <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>
          ) : (
            <ul className="flex max-w-4xl flex-col gap-3">
              {disputes.map((dispute) => (
                <li key={dispute.disputeId}>
                  <DisputeCard dispute={dispute} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Screen>
  );
}
