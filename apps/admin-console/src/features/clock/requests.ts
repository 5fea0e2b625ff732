import type { OutputOf } from "@tablee/contracts/call";
import { clock } from "@tablee/contracts/calls/operations";
import { callQuery } from "../../shared/api/calls.ts";

export type ClockView = OutputOf<typeof clock>;

export const isAdvancing = (view: ClockView | undefined): boolean => view?.advance?.done === false;

/** The product's clock; refetched often while it is being moved. The menu shows the same query. */
export const clockNow = callQuery(clock, {}, { refetchInterval: (query) => (isAdvancing(query.state.data) ? 1_000 : 10_000) });
