import type { OutputOf } from "@tablee/contracts/call";
import { deliveryOptions } from "@tablee/contracts/calls/signup";
import { callQuery } from "../api/calls.ts";

export type DeliveryOptions = OutputOf<typeof deliveryOptions>;

/** Whether a postal code is delivered to, and when. */
export const deliveryOptionsQuery = (postalCode: string) =>
  callQuery(deliveryOptions, { postalCode }, { staleTime: 60_000, enabled: postalCode !== "" });
