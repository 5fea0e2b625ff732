import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import { stockOfWeek } from "@tablee/contracts/calls/desk-deliveries";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

type Stock = OutputOf<typeof stockOfWeek>;
export type StockItem = Stock["items"][number];
export type Slot = Stock["slots"][number];

/** What was opened, taken and is left in a region's week. */
export const stockOf = (input: SentInputOf<typeof stockOfWeek>) =>
  queryOptions({
    queryKey: ["stock", input],
    queryFn: ({ signal }) => api(stockOfWeek, input, { signal }),
    placeholderData: keepPreviousData,
  });
