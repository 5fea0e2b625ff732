import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { tracking } from "@tablee/contracts/calls/orders";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { boxesAround, orderOfAccount } from "@tablee/projections/orders/queries";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { localInstant } from "../views/local-time.ts";
import { OrderViews } from "../views/order-views.ts";
import { mostWanted } from "./most-wanted.ts";

type Box = NonNullable<OutputOf<typeof tracking>["box"]>;

/** Where a box is. */
@Injectable()
export class TrackingService {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
  ) {}

  async tracking(orderId: string | undefined, by: Caller): Promise<OutputOf<typeof tracking>> {
    const row = orderId
      ? await orderOfAccount(this.api.reads, by.accountId, orderId)
      : mostWanted(await boxesAround(this.api.reads, by.accountId), by.receivedAt);
    if (!row && orderId) throw new Failure("order-not-found");
    if (!row) return { box: null };
    const { zone } = row.slot;
    const [order] = await this.views.cards(by, [row]);
    const { journey, retry_at: retryAt, calendar } = row;
    const from = journey?.expectedFrom ?? retryAt ?? calendar.deliveryFrom;
    const until = journey?.expectedUntil ?? retryAt ?? calendar.deliveryUntil;
    const notDelivered = row.failure?.kind === "delivery" && row.status !== "delivered";
    return {
      box: {
        order: order!,
        stage: stageOf(row, by.receivedAt),
        stages: stagesOf(row, by.receivedAt),
        window: { from: localInstant(from, zone), until: localInstant(until, zone) },
        failed: notDelivered
          ? {
              code: row.failure?.code ?? "not-delivered",
              retryAt: retryAt ? localInstant(retryAt, zone) : null,
              refunded: row.refunded_cents > 0,
            }
          : null,
        today: toLocal(zone, by.receivedAt).date === toLocal(zone, from).date,
      },
    };
  }
}

/** A box is packed once additions are over. */
function stageOf(row: OrderRow, now: string): Box["stage"] {
  if (row.status === "delivered") return "delivered";
  if (row.status === "failed") return "failed";
  if (row.journey) return "on-its-way";
  if (row.status === "billed") return now >= row.calendar.lateAdditionsUntil ? "packed" : "locked";
  return row.status === "locked" || row.status === "billing" ? "locked" : "planned";
}

function stagesOf(row: OrderRow, now: string): Box["stages"] {
  const { zone } = row.slot;
  const { cutoffAt, lateAdditionsUntil } = row.calendar;
  const steps = [
    ["planned", null, true],
    ["locked", row.locked_at ?? cutoffAt, row.locked_at !== null],
    ["packed", lateAdditionsUntil, row.billed_at !== null && now >= lateAdditionsUntil],
    ["on-its-way", row.journey?.outAt ?? row.calendar.deliveryFrom, row.journey !== null || row.status === "delivered"],
    ["delivered", row.delivered_at ?? row.calendar.deliveryUntil, row.status === "delivered"],
  ] as const;
  return steps.map(([stage, at, done]) => ({ stage, at: at ? localInstant(at, zone) : null, done }));
}
