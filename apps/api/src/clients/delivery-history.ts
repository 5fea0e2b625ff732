import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { deliveryHistory } from "@tablee/contracts/calls/clients";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { linesInBox, totalInAll } from "@tablee/domain/order/charges/paid-additions";
import { pastDeliveries, weeksWithoutBox } from "@tablee/projections/orders/queries";
import { receiptNumbers } from "@tablee/projections/receipts/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { isOver } from "../views/local-time.ts";
import { OrderViews } from "../views/order-views.ts";

/** Before every delivery. */
const FIRST_DATE = "2024-01-01";

/** The boxes that were delivered to a client, or should have been. */
@Injectable()
export class DeliveryHistory {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
  ) {}

  async page({ before, limit }: InputOf<typeof deliveryHistory>, by: Caller): Promise<OutputOf<typeof deliveryHistory>> {
    const { reads } = this.api;
    const rows = await pastDeliveries(reads, by.accountId, before, limit);
    const next = rows.length === limit ? rows.at(-1)!.delivery_date : null;
    const [cards, numbers, without] = await Promise.all([
      this.views.cards(by, rows),
      receiptNumbers(
        reads,
        rows.map((row) => row.key),
      ),
      weeksWithoutBox(reads, by.accountId, { from: next ?? FIRST_DATE, until: before ?? businessDay(by.receivedAt) }),
    ]);
    return {
      deliveries: cards.map((card, i) => ({
        orderId: card.orderId,
        deliveryDate: card.deliveryDate,
        status: rows[i]!.status === "delivered" ? "delivered" : "failed",
        deliveredAt: card.deliveredAt ?? null,
        lines: linesInBox(card),
        excluded: card.excluded,
        totalCents: totalInAll(card),
        refundedCents: card.refundedCents,
        receiptNumber: numbers.get(card.orderId) ?? null,
      })),
      skipped: without.flatMap((row) =>
        isOver(row.delivery_date, row.slot.zone, by.receivedAt)
          ? [{ orderId: row.key, deliveryDate: row.delivery_date, because: row.skipped_because ?? null }]
          : [],
      ),
      next,
    };
  }
}
