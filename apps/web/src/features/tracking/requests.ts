import type { OutputOf } from "@tablee/contracts/call";
import { deliveryHistory } from "@tablee/contracts/calls/clients";
import { tracking, trackingByLink } from "@tablee/contracts/calls/tracking";
import { callPages, callQuery } from "../../shared/api/calls.ts";

export type Delivery = OutputOf<typeof deliveryHistory>["deliveries"][number];
export type Box = NonNullable<OutputOf<typeof tracking>["box"]>;
export type LinkedBox = OutputOf<typeof trackingByLink>["box"];

const EVERY_MINUTE = 60_000;

export const deliveryHistoryQuery = callPages(deliveryHistory, "before", {});

/** Where the box is. Refetched every minute while the page is visible. */
export const trackingQuery = callQuery(tracking, {}, { staleTime: 0, refetchInterval: EVERY_MINUTE });

/** Where the box of a delivery notice's link is. */
export const linkedBoxQuery = (token: string) =>
  callQuery(trackingByLink, { token }, { staleTime: 0, refetchInterval: EVERY_MINUTE, enabled: token !== "" });
