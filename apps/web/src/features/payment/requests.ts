import type { OutputOf } from "@tablee/contracts/call";
import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { callQuery } from "../../shared/api/calls.ts";

export type Settings = OutputOf<typeof paymentSettings>;

export const settingsQuery = callQuery(paymentSettings, {});
