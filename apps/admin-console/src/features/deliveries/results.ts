import type { Stop } from "./requests.ts";

/** True if an outcome can be recorded for a box: it is paid and not settled, possibly to be sent out again after a first failure. */
export const takesResult = (stop: Pick<Stop, "status">): boolean => stop.status === "billed";

/** True if a box has no result yet: what is recorded for a route as a whole must not replace a failure that was recorded before. */
export const hasNoResult = (stop: Pick<Stop, "status" | "failureCode">): boolean => takesResult(stop) && stop.failureCode === null;
