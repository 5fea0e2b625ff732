import type { OutputOf } from "@tablee/contracts/call";
import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

export type Settings = OutputOf<typeof paymentSettings>;

export const settingsQuery = queryOptions({
  queryKey: ["payment", "settings"],
  queryFn: ({ signal }) => request(paymentSettings, {}, { signal }),
});
