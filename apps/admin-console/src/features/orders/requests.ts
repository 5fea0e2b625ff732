import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import { deskOrder, findReceipt, searchOrders } from "@tablee/contracts/calls/admin/orders";
import { previewRefund } from "@tablee/contracts/calls/admin/refunds";
import { orderExplanation } from "@tablee/contracts/calls/subscription-profiles";
import { keepPreviousData } from "@tanstack/react-query";
import { callPages, callQuery } from "../../shared/api/calls.ts";
import { api } from "../../shared/api/client.ts";
import type { OrdersSearch } from "./search.ts";

export type OrderRow = OutputOf<typeof searchOrders>["rows"][number];
export type OrderFilter = Omit<OrdersSearch, "receipt">;
export type DeskOrder = OutputOf<typeof deskOrder>;
export type Receipt = NonNullable<DeskOrder["receipt"]>;
export type ReceiptPart = Receipt["order"];
export type SkipReceipt = DeskOrder["skipReceipts"][number];
export type FoundReceipt = OutputOf<typeof findReceipt>;
export type Asked = SentInputOf<typeof previewRefund>;
export type Preview = OutputOf<typeof previewRefund>;

/** The query of a filter; the latest deliveries first by default. */
export const searched = (filter: OrderFilter) => ({
  ...filter,
  sort: filter.sort ?? ("deliveryDate" as const),
  dir: filter.dir ?? (filter.sort ? ("asc" as const) : ("desc" as const)),
});

export const ordersOf = (filter: OrderFilter) =>
  callPages(searchOrders, "after", { ...searched(filter), limit: 100 }, { placeholderData: keepPreviousData });

/** The orders of a filter page by page, for a file. */
export const orderPages = (filter: OrderFilter) => (after: string | undefined) =>
  api(searchOrders, { ...searched(filter), after, limit: 200 });

/** One order with everything that happened to it. */
export const orderOf = (orderId: string) => callQuery(deskOrder, { orderId });

/** The reasons for its dishes; they cannot change. */
export const explanationOf = (orderId: string) =>
  callQuery(orderExplanation, { orderId }, { staleTime: Number.POSITIVE_INFINITY, steady: true });

/** The subject of a receipt number. */
export const receiptOf = (number: string) => callQuery(findReceipt, { number });

/** A refund's preview; a POST that writes nothing. */
export const refundPreview = (asked: Asked) => callQuery(previewRefund, asked, { placeholderData: keepPreviousData, staleTime: 0 });
