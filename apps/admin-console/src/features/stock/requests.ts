import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import { stockOfWeek } from "@tablee/contracts/calls/admin/deliveries";
import { keepPreviousData } from "@tanstack/react-query";
import { callQuery } from "../../shared/api/calls.ts";

type Stock = OutputOf<typeof stockOfWeek>;
export type StockItem = Stock["items"][number];
export type Slot = Stock["slots"][number];

/** What was opened, taken and is left in a region's week. */
export const stockOf = (input: SentInputOf<typeof stockOfWeek>) => callQuery(stockOfWeek, input, { placeholderData: keepPreviousData });
