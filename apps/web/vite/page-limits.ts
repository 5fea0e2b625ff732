import type { RouteName } from "../src/shared/routing/route-table.ts";

type Limits = Readonly<Partial<Record<RouteName, number>>>;

/** The goal of every page, in kB of gzip. React, its router, the query client and the translations are some 120 of it. */
export const LIMIT_KB = 150;

/** The pages that the goal leaves open: what they reached, to the next kB. A build fails above it, and far below it. */
export const limitsAbove: Limits = {
  // A page of test environments.
  wip_paypal: 162,
};
