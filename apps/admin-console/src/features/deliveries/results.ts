import type { Stop } from "./requests.ts";

/**
 * True if an outcome can be recorded for a box: it is paid and has no final outcome yet. A box that failed once and is sent out again
 * counts too.
 */
export const takesResult = (stop: Pick<Stop, "status">): boolean => stop.status === "billed";

/**
 * True if a box has no result yet. A result for a whole route is recorded for these boxes only, so that it never replaces a failure that
 * was recorded before.
 */
export const hasNoResult = (stop: Pick<Stop, "status" | "failureCode">): boolean => takesResult(stop) && stop.failureCode === null;
