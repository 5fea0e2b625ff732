import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import { stockOfWeek } from "@tablee/contracts/calls/admin/deliveries";
import { keepPreviousData } from "@tanstack/react-query";
import { callQuery } from "../../shared/api/calls.ts";

type Stock = OutputOf<typeof stockOfWeek>;
export type StockItem = Stock["items"][number];
export type Slot = Stock["slots"][number];

/** The stock of a region's week: opened, taken and left. */
export const stockOf = (input: SentInputOf<typeof stockOfWeek>) => callQuery(stockOfWeek, input, { placeholderData: keepPreviousData });
