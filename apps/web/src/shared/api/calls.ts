import { callsOver } from "@tablee/ui/app/calls-over";
import { request } from "./request.ts";
import { standings } from "./standings.ts";

export const { callQuery, callPages, callMutation, callsMutation } = callsOver(request, standings);
