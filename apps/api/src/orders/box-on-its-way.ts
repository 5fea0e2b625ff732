import type { LocalInstant } from "@tablee/contracts/schemas";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { localInstant } from "../views/local-time.ts";
import { type Step, stagesOf } from "./tracking-stages.ts";

interface BoxOnItsWay {
  readonly stages: (Omit<Step, "at"> & { readonly at: LocalInstant | null })[];
  readonly window: { readonly from: LocalInstant; readonly until: LocalInstant };
  /** It is expected on this day. */
  readonly today: boolean;
}

/** The position of a box and its expected time, in the local time of its address. */
export function boxOnItsWay(row: OrderRow, now: string): BoxOnItsWay {
  const { zone } = row.slot;
  const { journey, retry_at: retryAt, calendar } = row;
  const from = journey?.expectedFrom ?? retryAt ?? calendar.deliveryFrom;
  const until = journey?.expectedUntil ?? retryAt ?? calendar.deliveryUntil;
  return {
    stages: stagesOf(row, now).map(({ stage, at, done }) => ({ stage, at: at ? localInstant(at, zone) : null, done })),
    window: { from: localInstant(from, zone), until: localInstant(until, zone) },
    today: toLocal(zone, now).date === toLocal(zone, from).date,
  };
}

/** The reason why a box could not be handed over, and the time of the next try; null if it did not fail. */
export function missedBox({ failure, status, retry_at, slot }: OrderRow): { code: string; retryAt: LocalInstant | null } | null {
  if (failure?.kind !== "delivery" || status === "delivered") return null;
  return { code: failure.code ?? "not-delivered", retryAt: retry_at ? localInstant(retry_at, slot.zone) : null };
}
