import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { tracking } from "@tablee/contracts/calls/orders";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { orderOfAccount, ordersAround } from "@tablee/projections/orders/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { localInstant } from "../views/local-time.ts";
import { OrderViews } from "../views/order-views.ts";
import { mostWanted } from "./most-wanted.ts";
import { stageOf, stagesOf } from "./tracking-stages.ts";

/** Where a box is. */
@Injectable()
export class TrackingService {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
  ) {}

  async tracking(orderId: OrderId | undefined, by: Caller): Promise<OutputOf<typeof tracking>> {
    const row = orderId
      ? await orderOfAccount(this.api.reads, by.accountId, orderId)
      : mostWanted(await ordersAround(this.api.reads, by.accountId), by.receivedAt);
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
        stages: stagesOf(row, by.receivedAt).map(({ stage, at, done }) => ({ stage, at: at ? localInstant(at, zone) : null, done })),
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
