import { deliveryOptions } from "@tablee/contracts/calls/signup";
import { callQuery } from "../api/calls.ts";

/** Whether a postal code is delivered to, and when. */
export const deliveryOptionsQuery = (postalCode: string) =>
  callQuery(deliveryOptions, { postalCode }, { staleTime: 60_000, enabled: postalCode !== "" });
