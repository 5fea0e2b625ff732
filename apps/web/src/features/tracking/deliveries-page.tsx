import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { LoadingRows } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { To } from "../../shared/routing/to.tsx";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";
import { DeliveryCard } from "./delivery-card.tsx";
import { deliveryHistoryQuery } from "./requests.ts";

/** The number of boxes that count as recent. */
const RECENT = 4;

/** The last few, or all: each filter has a URL of its own. */
const filters = ["recent", "history"] as const;

const chip =
  "inline-flex min-h-11 items-center rounded-button border-[1.5px] border-line bg-surface px-4 text-ink no-underline hover:border-ink aria-[current=page]:border-primary aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold";

/** Boxes that were delivered, or should have been: the last few, or all of them by pages. */
export function DeliveriesPage() {
  const { t } = useTranslation("tracking");
  const filter = useCurrentRoute()?.row.name === "history" ? "history" : "recent";
  const query = useInfiniteQuery(deliveryHistoryQuery);
  const all = query.data?.pages.flatMap((page) => page.deliveries);
  const shown = filter === "recent" ? all?.slice(0, RECENT) : all;
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
          {shown.map((delivery) => (
            <li key={delivery.orderId}>
              <DeliveryCard delivery={delivery} />
            </li>
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
