import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { LoadingRows } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { To } from "../../shared/routing/to.tsx";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";
import { DeliveryCard, type ReviewPart } from "./delivery-card.tsx";
import { type Delivery, deliveryHistoryQuery, type SkippedWeek as Skipped } from "./requests.ts";
import { SkippedWeek } from "./skipped-week.tsx";

/** The number of boxes that count as recent. */
const RECENT = 4;

/** The last few, or all: each filter has a URL of its own. */
const filters = ["recent", "history"] as const;

const chip =
  "inline-flex min-h-11 items-center rounded-button border-[1.5px] border-line bg-surface px-4 text-ink no-underline hover:border-ink aria-[current=page]:border-primary aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold";

/** Boxes and weeks without one, newest first; weeks before the last of the boxes are left out. */
function rowsOf(boxes: readonly Delivery[], skipped: readonly Skipped[], isEnd: boolean): readonly (Delivery | Skipped)[] {
  const last = isEnd ? "" : (boxes.at(-1)?.deliveryDate ?? "");
  const between = skipped.filter(({ deliveryDate }) => deliveryDate > last);
  return [...boxes, ...between].sort((a, b) => (a.deliveryDate > b.deliveryDate ? -1 : 1));
}

/** Boxes that were delivered, or should have been, and weeks without one: the last few, or all of them by pages. */
export function DeliveriesPage({ review }: { review: ReviewPart }) {
  const { t } = useTranslation("tracking");
  const filter = useCurrentRoute()?.row.name === "history" ? "history" : "recent";
  const query = useInfiniteQuery(deliveryHistoryQuery);
  const all = query.data?.pages.flatMap((page) => page.deliveries);
  const boxes = filter === "recent" ? all?.slice(0, RECENT) : all;
  const skipped = query.data?.pages.flatMap((page) => page.skipped) ?? [];
  const shown = boxes && rowsOf(boxes, skipped, boxes.length === all?.length && !query.hasNextPage);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <div>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="measure mt-2 text-muted">{t("text")}</p>
        <nav aria-label={t("filters")} className="mt-5 flex flex-wrap gap-2">
          {filters.map((name) => (
            <To key={name} name={name} aria-current={name === filter ? "page" : undefined} className={chip}>
              {t(`filter.${name}`)}
            </To>
          ))}
        </nav>
      </div>
      {shown === undefined ? (
        query.isError ? (
          <ErrorState title={t("error")} onRetry={() => void query.refetch()} />
        ) : (
          <LoadingRows count={2} row="h-48 rounded-card" className="flex flex-col gap-5" />
        )
      ) : shown.length === 0 ? (
        <EmptyState
          title={t("empty")}
          action={
            <To name="account" slash className={buttonStyle({ variant: "secondary" })}>
              {t("boxes")}
            </To>
          }
        >
          {t("emptyText")}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-5">
          {shown.map((row) => (
            <li key={row.orderId}>{"lines" in row ? <DeliveryCard delivery={row} review={review} /> : <SkippedWeek week={row} />}</li>
          ))}
        </ul>
      )}
      {filter === "history" && query.hasNextPage && (
        <Button variant="secondary" className="self-center" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </div>
  );
}
