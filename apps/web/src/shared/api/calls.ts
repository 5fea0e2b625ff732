import { callsOver } from "@tablee/ui/app/calls-over";
import { freshness } from "./freshness.ts";
import { request } from "./request.ts";

export const { callQuery, callPages, callMutation, callsMutation } = callsOver(request, freshness);
