import type { OutputOf } from "@tablee/contracts/call";
import { pointsDisputes } from "@tablee/contracts/calls/admin/points";
import { callQuery } from "../../shared/api/calls.ts";

export type PointsDispute = OutputOf<typeof pointsDisputes>["disputes"][number];

/** Disputes that wait for an answer, the oldest first. */
export const openDisputes = callQuery(pointsDisputes, {}, { refetchInterval: 60_000 });
