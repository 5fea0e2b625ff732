import type { OutputOf } from "@tablee/contracts/call";
import { paymentHistory, paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { callPages, callQuery } from "../../shared/api/calls.ts";

export type Settings = OutputOf<typeof paymentSettings>;

export const settingsQuery = callQuery(paymentSettings, {});

export const paymentHistoryQuery = callPages(paymentHistory, "before", {});
