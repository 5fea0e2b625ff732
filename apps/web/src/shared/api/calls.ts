import { callsOver } from "@tablee/ui/app/calls-over";
import { standings } from "./freshness.ts";
import { request } from "./request.ts";

export const { callQuery, callPages, callMutation, callsMutation } = callsOver(request, standings);
