import { cancelProductSubscription, createProductSubscription } from "@tablee/contracts/calls/product-subscriptions";
import { request } from "../../../shared/api/request.ts";

/** So many of a market item with every box; none ends it. */
export const setWeeklyItem = ({ sku, quantity }: { sku: string; quantity: number }) =>
  quantity > 0 ? request(createProductSubscription, { sku, quantity }) : request(cancelProductSubscription, { sku });
