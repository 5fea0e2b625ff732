import type { OutputOf } from "@tablee/contracts/call";
import { deliveryHistory } from "@tablee/contracts/calls/clients";
import { tracking, trackingByLink } from "@tablee/contracts/calls/tracking";
import { callPages, callQuery } from "../../shared/api/calls.ts";

export type Delivery = OutputOf<typeof deliveryHistory>["deliveries"][number];
export type SkippedWeek = OutputOf<typeof deliveryHistory>["skipped"][number];
export type Box = NonNullable<OutputOf<typeof tracking>["box"]>;
export type LinkedBox = OutputOf<typeof trackingByLink>["box"];

const EVERY_MINUTE = 60_000;

export const deliveryHistoryQuery = callPages(deliveryHistory, "before", {});

/** The tracking of the account's box. Refetched every minute while the page is visible. */
export const trackingQuery = callQuery(tracking, {}, { staleTime: 0, refetchInterval: EVERY_MINUTE });

/** The tracking of the box that a delivery notice links to. */
export const linkedBoxQuery = (token: string) =>
  callQuery(trackingByLink, { token }, { staleTime: 0, refetchInterval: EVERY_MINUTE, enabled: token !== "" });
