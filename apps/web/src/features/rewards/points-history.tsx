import type { OutputOf } from "@tablee/contracts/call";
import { rewardsHistories } from "@tablee/contracts/calls/rewards";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { LoadingRows } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatNumber } from "@tablee/ui/format/numbers";
import { cn } from "@tablee/ui/lib/cn";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callPages } from "../../shared/api/calls.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { DisputeLine } from "./dispute-line.tsx";

type Row<Kind> = Extract<OutputOf<typeof rewardsHistories>["rows"][number], { readonly kind: Kind }>;

/** The points of each box, stamp card and exchange, the last change first. */
export function PointsHistory() {
  const { t } = useTranslation("rewards");
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
          <LoadingRows count={3} row="h-12" />
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
                {t("entry")}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {t("points")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) =>
              row.kind === "box" ? (
                <BoxRow key={row.id} row={row} />
              ) : row.kind === "stamp-card" ? (
                <StampCardRow key={row.id} row={row} />
              ) : row.kind === "adjusted" ? (
                <AdjustedRow key={row.id} row={row} />
              ) : (
                <GoneRow key={row.id} row={row} />
              ),
            )}
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

/** A box: the outcome of its points, how they add up, and how many count. */
function BoxRow({ row }: { row: Row<"box"> }) {
  const { deliveryDate, date, state, points, promised, unskip, takenBack } = row;
  const { t } = useTranslation("rewards");
  const language = useLanguage();
  const number = (count: number) => ({ count, number: formatNumber(count, language) });
  const asides = [
    ...(state === "refunded" ? [] : [t(`state.${state}`, { date: formatDateWithYear(date, language) })]),
    ...(state === "lost" ? [t("promised", number(promised - takenBack))] : []),
    ...(points > 0 && unskip > 0 ? [t("unskip", number(unskip))] : []),
    ...(takenBack > 0 ? [t("takenBack", number(takenBack))] : []),
  ];
  const name = deliveryDate ? t("boxOf", { date: formatDateWithYear(deliveryDate, language) }) : t("boxUnknown");
  return <Line {...{ name, asides, points }} tone={state === "earned" ? "good" : "muted"} about={row} />;
}

/** Points that were exchanged for a gift card, or that expired. */
function GoneRow({ row }: { row: Row<"redeemed" | "expired"> }) {
  const { kind, date: day, points, cents } = row;
  const { t } = useTranslation("rewards");
  const language = useLanguage();
  const date = formatDateWithYear(day, language);
  const isExpired = kind === "expired";
  const name = isExpired ? t("expired") : t("exchanged", { money: formatMoney(cents ?? 0, language) });
  return <Line {...{ name, points }} asides={[isExpired ? t("expiredOn", { date }) : t("exchangedOn", { date })]} about={row} />;
}

/** Points that the answer to a dispute added, or took off. */
function AdjustedRow({ row: { date, points, ended } }: { row: Row<"adjusted"> }) {
  const { t } = useTranslation("rewards");
  const language = useLanguage();
  const asides = [
    t("adjustedOn", { date: formatDateWithYear(date, language) }),
    ...(ended > 0 ? [t("lostAtClose", { count: ended, number: formatNumber(ended, language) })] : []),
  ];
  return <Line name={t("adjusted")} {...{ asides, points }} tone={points > 0 ? "good" : "muted"} />;
}

/** A stamp card that was completed. */
function StampCardRow({ row }: { row: Row<"stamp-card"> }) {
  const { date, points, takenBack, ended } = row;
  const { t } = useTranslation("rewards");
  const language = useLanguage();
  const number = (count: number) => ({ count, number: formatNumber(count, language) });
  const asides = [
    t("stampCardOn", { date: formatDateWithYear(date, language) }),
    ...(takenBack > 0 ? [t("takenBack", number(takenBack))] : []),
    ...(ended > 0 ? [t("lostAtClose", number(ended))] : []),
  ];
  return <Line name={t("stampCard")} {...{ asides, points }} tone={points > 0 ? "good" : "muted"} about={row} />;
}

interface LineProps {
  name: string;
  /** The line that can be disputed. */
  about?: Row<"box" | "stamp-card" | "redeemed" | "expired">;
  asides: readonly string[];
  points: number;
  tone?: "good" | "muted";
}

function Line({ name, asides, points, tone, about }: LineProps) {
  const language = useLanguage();
  return (
    <tr className="border-line border-b align-baseline">
      <th scope="row" className="py-3 pr-4 text-left font-normal">
        <span className="font-semibold">{name}</span>
        {asides.map((aside) => (
          <span key={aside} className="block text-muted text-sm">
            {aside}
          </span>
        ))}
        {about && <DisputeLine name={name} {...about} />}
      </th>
      <td className={cn("figures py-3 text-right font-semibold", tone === "good" && "text-good-ink", tone === "muted" && "text-muted")}>
        {points < 0 && "−"}
        {formatNumber(Math.abs(points), language)}
      </td>
    </tr>
  );
}
