import { clock } from "@tablee/contracts/calls/operations";
import { callQuery } from "./calls.ts";

/** What time it is for the product: shown beside the menu where the clock can be moved. */
export const productClock = callQuery(
  clock,
  {},
  { refetchInterval: (query) => (query.state.data && !query.state.data.movable ? false : 10_000) },
);

/** What time it was for the product when an answer came that does not say so itself; `readAt` in milliseconds. */
export const productTimeOf = (readAt: number) =>
  callQuery(clock, {}, { also: [readAt], steady: true, enabled: readAt > 0, staleTime: Number.POSITIVE_INFINITY });
