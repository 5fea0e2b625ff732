import { ErrorState } from "@tablee/ui/components/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { changeDeliveryQuery } from "./api/change-delivery-form.ts";
import type { DeliveryDays as Days } from "./use-delivery-choice.ts";

/** Reads the days that one week's box can come on, when a dialogue opens. */
export function DeliveryDays({ orderId, children }: { orderId: string; children: (days: Days, readAt: number) => ReactNode }) {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(changeDeliveryQuery(orderId));
  if (data) return children(data.days, dataUpdatedAt);
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="h-16 rounded-card" />
      <Skeleton className="h-16 rounded-card" />
    </SkeletonGroup>
  );
}
