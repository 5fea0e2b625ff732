import { callsOver } from "@tablee/ui/app/calls-over";
import { api } from "./client.ts";
import { standings } from "./freshness.ts";

export const { callQuery, callPages, callMutation } = callsOver(api, standings);
