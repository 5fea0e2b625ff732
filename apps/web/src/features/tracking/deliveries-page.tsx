import { Button } from "@tablee/ui/components/button";
import { EmptyState } from "@tablee/ui/components/empty-state";
import { ErrorState } from "@tablee/ui/components/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/skeleton";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { To } from "../../shared/routing/to.tsx";
import { DeliveryCard } from "./delivery-card.tsx";
import { deliveryHistoryQuery } from "./requests.ts";

/** How many boxes count as recent. */
const RECENT = 4;

export const HistoryPage = () => <DeliveriesPage kind="history" />;
export const RecentPage = () => <DeliveriesPage kind="recent" />;

/** Boxes that came: all of them by pages, or the last few. */
function DeliveriesPage({ kind }: { kind: "history" | "recent" }) {
  const { t } = useTranslation("tracking");
  const query = useInfiniteQuery(deliveryHistoryQuery);
  const all = query.data?.pages.flatMap((page) => page.deliveries);
  const shown = kind === "recent" ? all?.slice(0, RECENT) : all;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <div>
        <h1 className="font-display text-4xl">{t(`${kind}.title`)}</h1>
        <p className="measure mt-2 text-muted">{t(`${kind}.text`)}</p>
      </div>
      {shown === undefined ? (
        query.isError ? (
          <ErrorState title={t("error")} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonGroup className="flex flex-col gap-5">
            <Skeleton className="h-48 rounded-card" />
            <Skeleton className="h-48 rounded-card" />
          </SkeletonGroup>
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
      {kind === "history" && query.hasNextPage && (
        <Button variant="secondary" className="self-center" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </div>
  );
}
