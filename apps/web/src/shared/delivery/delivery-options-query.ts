import type { OutputOf } from "@tablee/contracts/call";
import { deliveryOptions } from "@tablee/contracts/calls/signup";
import { callQuery } from "../api/calls.ts";

export type DeliveryOptions = OutputOf<typeof deliveryOptions>;

/** The delivery days and windows of a postal code, if it is in the area. */
export const deliveryOptionsQuery = (postalCode: string) =>
  callQuery(deliveryOptions, { postalCode }, { staleTime: 60_000, enabled: postalCode !== "" });
