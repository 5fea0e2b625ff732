import type { OutputOf } from "@tablee/contracts/call";
import { findReceipt } from "@tablee/contracts/calls/desk-orders";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** What a receipt number stands on. */
export const receiptOf = (number: string) =>
  queryOptions({ queryKey: ["orders", "receipt", number], queryFn: ({ signal }) => api(findReceipt, { number }, { signal }) });

export type FoundReceipt = OutputOf<typeof findReceipt>;
