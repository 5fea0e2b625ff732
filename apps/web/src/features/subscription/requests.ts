import type { OutputOf } from "@tablee/contracts/call";
import { subscriptionSettings } from "@tablee/contracts/calls/settings-subscription";
import { callQuery } from "../../shared/api/calls.ts";

export type SubscriptionSettings = OutputOf<typeof subscriptionSettings>;

export const subscriptionQuery = callQuery(subscriptionSettings, {});
