import { addDays } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import type { OrderRow } from "@tablee/projections/orders/read-model";

/** The days for which a customer still looks for a box that did not arrive. */
const MISSED_DAYS = 7;

/**
 * Picks from an account's boxes, soonest first, the one that its customer looks for at an instant: today's box; one that recently
 * failed, until the next one is being prepared; the next one; else the last one delivered.
 */
export function orderToTrack(rows: readonly OrderRow[], now: string): OrderRow | undefined {
  const today = (row: OrderRow) => toLocal(row.slot.zone, now).date;
  const next = rows.find((row) => !ended(row) && row.delivery_date >= today(row));
  const last = rows.findLast((row) => ended(row) && (row.delivery_date <= today(row) || isMissed(row)));
  if (!last || !next) return next ?? last;
  if (last.delivery_date === today(last)) return last;
  const missed = isMissed(last) && next.locked_at === null && last.delivery_date >= addDays(today(last), -MISSED_DAYS);
  return missed ? last : next;
}

const ended = ({ status }: OrderRow): boolean => status === "delivered" || status === "failed";
const isMissed = ({ status, failure }: OrderRow): boolean => status === "failed" && failure?.kind === "delivery";
