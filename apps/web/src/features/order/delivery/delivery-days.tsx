import { changeDeliveryForm } from "@tablee/contracts/calls/account";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { LoadingRows } from "@tablee/ui/components/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { callQuery } from "../../../shared/api/calls.ts";
import type { DeliveryDays as Days } from "./use-delivery-choice.ts";

/** The days and windows that one week's box can be moved to; their availability changes by the minute. */
const changeDeliveryQuery = (orderId: string) => callQuery(changeDeliveryForm, { orderId }, { staleTime: 0 });

/** Fetches the possible days of one week's box when a dialog opens. */
export function DeliveryDays({ orderId, children }: { orderId: string; children: (days: Days, readAt: number) => ReactNode }) {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(changeDeliveryQuery(orderId));
  if (data) return children(data.days, dataUpdatedAt);
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return <LoadingRows count={2} row="h-16 rounded-card" />;
}
