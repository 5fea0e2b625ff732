import type { OutputOf } from "@tablee/contracts/call";
import type { tracking } from "@tablee/contracts/calls/tracking";
import { addMs } from "@tablee/domain/kernel/time";
import type { OrderRow } from "@tablee/projections/orders/read-model";

type Stage = NonNullable<OutputOf<typeof tracking>["box"]>["stage"];

/** A step on the way of a box: `at` is when it was, or when it is planned. */
export interface Step {
  readonly stage: Stage;
  readonly at: string | null;
  readonly done: boolean;
}

/** As cutoffs are shown: 11:59 p.m., and not the midnight after it. */
const lastMinute = (cutoffAt: string): string => addMs(cutoffAt, -60_000);

const chargedInVain = ({ failure, billed_at }: OrderRow): boolean => failure?.kind === "payment" && billed_at === null;

/** A box is packed once additions close; an order whose charge failed stays there until it is paid. */
export function stageOf(row: OrderRow, now: string): Stage {
  if (row.status === "delivered") return "delivered";
  if (row.status === "failed") return "failed";
  if (row.journey) return "on-its-way";
  // A first box is paid at sign-up, and can be changed until its cutoff.
  if (row.status === "billed" && now < row.calendar.cutoffAt) return "planned";
  if (row.status === "billed") return now >= row.calendar.lateAdditionsUntil ? "packed" : "locked";
  if (chargedInVain(row)) return "payment";
  return row.status === "locked" || row.status === "billing" ? "locked" : "planned";
}

export function stagesOf(row: OrderRow, now: string): readonly Step[] {
  const planned = { stage: "planned", at: null, done: true } as const;
  if (chargedInVain(row))
    return [planned, row.status === "failed" ? { stage: "failed", at: null, done: true } : { stage: "payment", at: null, done: false }];
  const { cutoffAt, lateAdditionsUntil, deliveryFrom, deliveryUntil } = row.calendar;
  const delivered = row.status === "delivered";
  const isLocked = row.locked_at !== null && now >= cutoffAt;
  return [
    planned,
    isLocked ? { stage: "locked", at: cutoffAt, done: true } : { stage: "locked", at: lastMinute(cutoffAt), done: false },
    { stage: "packed", at: lateAdditionsUntil, done: row.billed_at !== null && row.status !== "skipped" && now >= lateAdditionsUntil },
    { stage: "on-its-way", at: row.journey?.outAt ?? deliveryFrom, done: row.journey !== null || delivered },
    { stage: "delivered", at: row.delivered_at ?? deliveryUntil, done: delivered },
  ];
}
