import type { OutputOf } from "@tablee/contracts/call";
import { refundsWaiting } from "@tablee/contracts/calls/admin/refunds";
import { callQuery } from "../../shared/api/calls.ts";

export type WaitingRefund = OutputOf<typeof refundsWaiting>["rows"][number];

/** Refunds that wait for a second person, oldest first. */
export const waitingRefunds = callQuery(refundsWaiting, {}, { refetchInterval: 30_000 });
