import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { DataAge } from "../../shared/components/data-age.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { DisputeCard } from "./dispute-card.tsx";
import { openDisputes, type PointsDispute } from "./requests.ts";

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
        {(waiting) => <Disputes {...waiting} />}
      </Loaded>
    </Screen>
  );
}

interface DisputesProps {
  disputes: readonly PointsDispute[];
  maxPoints: number;
}

/** The list, which takes the focus as an answered dispute leaves it. */
function Disputes({ disputes, maxPoints }: DisputesProps) {
  const { t } = useTranslation("disputes");
  const list = useRef<HTMLElement>(null);
  const answered = useRef<string>(undefined);
  useEffect(() => {
    if (answered.current === undefined || disputes.some(({ disputeId }) => disputeId === answered.current)) return;
    answered.current = undefined;
    list.current?.focus();
  }, [disputes]);
  return (
    <section ref={list} tabIndex={-1} aria-label={t("title")} className="outline-none">
      {disputes.length === 0 ? (
        <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>
      ) : (
        <ul className="flex max-w-4xl flex-col gap-3">
          {disputes.map((dispute) => (
            <li key={dispute.disputeId}>
              <DisputeCard
                {...{ dispute, maxPoints }}
                onAnswered={() => {
                  answered.current = dispute.disputeId;
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
