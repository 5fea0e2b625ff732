import { callsOver } from "@tablee/ui/app/calls-over";
import { api } from "./client.ts";
import { freshness } from "./freshness.ts";

export const { callQuery, callPages, callMutation } = callsOver(api, freshness);
