import { clock } from "@tablee/contracts/calls/operations";
import { callQuery } from "./calls.ts";

/** The product's time: shown beside the menu where the clock can be moved. */
export const productClock = callQuery(
  clock,
  {},
  { refetchInterval: (query) => (query.state.data && !query.state.data.movable ? false : 10_000) },
);

/** The product's time when an answer without its own time arrived; `readAt` in milliseconds. */
export const productTimeOf = (readAt: number) =>
  callQuery(clock, {}, { also: [readAt], steady: true, enabled: readAt > 0, staleTime: Number.POSITIVE_INFINITY });
