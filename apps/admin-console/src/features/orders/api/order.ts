import type { OutputOf } from "@tablee/contracts/call";
import { deskOrder } from "@tablee/contracts/calls/desk-orders";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

export type DeskOrder = OutputOf<typeof deskOrder>;
export type Receipt = NonNullable<DeskOrder["receipt"]>;
export type ReceiptPart = Receipt["order"];
export type SkipReceipt = DeskOrder["skipReceipts"][number];

/** One order with everything that happened to it. */
export const orderOf = (orderId: string) =>
  queryOptions({ queryKey: ["orders", "one", orderId], queryFn: ({ signal }) => api(deskOrder, { orderId }, { signal }) });
