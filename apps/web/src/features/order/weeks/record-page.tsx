import { skippedWeeks } from "@tablee/contracts/calls/receipts";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { codeOf } from "../../../shared/api/error-code.ts";
import { To } from "../../../shared/routing/to.tsx";
import { RecordSheet } from "./record-sheet.tsx";

/** The record of weeks that were skipped at once, to read or to print. */
export function SkippedWeeksPage() {
  const { t } = useTranslation("weeks");
  const { number = "" } = useParams({ strict: false }) as { number?: string };
  const { data, error, isFetching, refetch } = useQuery(callQuery(skippedWeeks, { number }, { staleTime: 0 }));
  if (data) return <RecordSheet record={data.record} />;
  if (codeOf(error) === "not-found" || codeOf(error) === "input-invalid") {
    return (
      <EmptyState
        level={1}
        className="py-20"
        title={t("record.missing")}
        action={
          <To name="schedule" className={buttonStyle({})}>
            {t("record.schedule")}
          </To>
        }
      >
        {t("record.missingText")}
      </EmptyState>
    );
  }
  if (error) return <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching} className="py-20" />;
  return (
    <SkeletonGroup className="mx-auto grid max-w-3xl gap-5 px-4 py-10">
      <Skeleton className="h-12 w-72" />
      <Skeleton className="h-60 rounded-card" />
    </SkeletonGroup>
  );
}
