import type { OutputOf } from "@tablee/contracts/call";
import { dataRequests, erasures, verifyCertificate } from "@tablee/contracts/calls/admin/privacy";
import { callQuery } from "../../shared/api/calls.ts";

export type DataRequest = OutputOf<typeof dataRequests>["requests"][number];
export type Erasure = OutputOf<typeof erasures>["erasures"][number];
export type Checked = OutputOf<typeof verifyCertificate>;

/** Requests that wait for an answer, the first due first. */
export const openRequests = callQuery(dataRequests, {}, { refetchInterval: 60_000 });

/** Erasures, the latest first. */
export const latestErasures = callQuery(erasures, { limit: 200 }, { refetchInterval: 60_000 });

/** A certificate by its number, verified on each read. */
export const certificateOf = (number: string) => callQuery(verifyCertificate, { number });
