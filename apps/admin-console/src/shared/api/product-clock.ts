import { clock } from "@tablee/contracts/calls/operations";
import { callQuery } from "./calls.ts";

/** What time it is for the product: shown beside the menu where the clock can be moved. */
export const productClock = callQuery(
  clock,
  {},
  { refetchInterval: (query) => (query.state.data && !query.state.data.movable ? false : 10_000) },
);
