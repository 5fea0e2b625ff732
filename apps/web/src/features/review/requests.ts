import type { OutputOf } from "@tablee/contracts/call";
import { orderReviews, ownReviews } from "@tablee/contracts/calls/reviews";
import type { OrderCardLine } from "@tablee/contracts/schemas";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { callQuery } from "../../shared/api/calls.ts";

/** A delivered box with its dishes. */
export interface ReviewedBox {
  orderId: OrderId;
  lines: readonly Pick<OrderCardLine, "dish">[];
}

export type DishReview = OutputOf<typeof orderReviews>["dishes"][number];
export type OrderComment = NonNullable<OutputOf<typeof orderReviews>["comment"]>;

export const ownReviewsQuery = callQuery(ownReviews, {});

/** The reviews of one order in the customer's own words, asked for when its dialog opens. */
export const orderReviewsQuery = (orderId: OrderId, enabled: boolean) => callQuery(orderReviews, { orderId }, { enabled, staleTime: 0 });
