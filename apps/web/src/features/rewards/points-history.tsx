import { rewardsHistories } from "@tablee/contracts/calls/rewards";
import { Button } from "@tablee/ui/components/button";
import { EmptyState } from "@tablee/ui/components/empty-state";
import { ErrorState } from "@tablee/ui/components/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/skeleton";
import { formatDate, formatDateWithYear } from "@tablee/ui/format/dates";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callPages } from "../../shared/api/calls.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";

/** Every change of the balance, newest first. */
export function PointsHistory() {
  const { t } = useTranslation("rewards");
  const language = useLanguage();
  const history = useInfiniteQuery(callPages(rewardsHistories, "before", {}));
  const rows = history.data?.pages.flatMap((page) => page.rows);
  return (
    <section aria-labelledby="history" className="flex flex-col gap-4">
      <h2 id="history" className="font-display text-2xl">
        {t("history")}
      </h2>
      {rows === undefined ? (
        history.isError ? (
          <ErrorState title={t("error")} onRetry={() => void history.refetch()} />
        ) : (
          <SkeletonGroup className="flex flex-col gap-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </SkeletonGroup>
        )
      ) : rows.length === 0 ? (
        <EmptyState level={3} title={t("emptyTitle")}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-line border-b text-muted text-sm">
              <th scope="col" className="py-2 pr-4 font-semibold">
                {t("date")}
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                {t("what")}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {t("change")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-line border-b align-baseline">
                <td className="py-3 pr-4 text-muted text-sm sm:whitespace-nowrap">{formatDateWithYear(row.date, language, "short")}</td>
                <td className="py-3 pr-4">
                  {t(`kind.${row.kind}-${row.by ?? "order"}`)}
                  {row.deliveryDate && (
                    <span className="block text-muted text-sm">{t("delivery", { day: formatDate(row.deliveryDate, language) })}</span>
                  )}
                </td>
                <td
                  className={`figures py-3 text-right font-semibold ${row.change < 0 ? "text-danger-ink" : row.kind === "pending" ? "text-muted" : "text-good-ink"}`}
                >
                  {signed(row.change, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {history.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </section>
  );
}

const signed = (change: number, language: "en" | "fr"): string => `${change < 0 ? "−" : "+"}${formatNumber(Math.abs(change), language)}`;
