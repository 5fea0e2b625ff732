import { Injectable } from "@nestjs/common";
import { orderOfToken } from "@tablee/access/tracking-token";
import type { OutputOf } from "@tablee/contracts/call";
import type { trackingByLink } from "@tablee/contracts/calls/tracking";
import { addHours } from "@tablee/domain/kernel/time";
import { linesInBox } from "@tablee/domain/order/charges/paid-additions";
import { orderById } from "@tablee/projections/orders/queries";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { localInstant } from "../views/local-time.ts";
import { readLines } from "../views/order-card.ts";
import { productsOf } from "../views/products-of.ts";
import { boxOnItsWay, missedBox } from "./box-on-its-way.ts";

/** The time for which a link shows a box after its delivery, or its planned delivery. */
const SHOWN_FOR_HOURS = 72;

/** The box that a delivery notice links to: its dishes and its progress, but not its owner, address or price. */
@Injectable()
export class TrackingByLink {
  constructor(private readonly api: ApiContext) {}

  async tracking(token: string, now: string): Promise<OutputOf<typeof trackingByLink>> {
    const orderId = orderOfToken(this.api.config.TABLEE_MASTER_KEY, token);
    const row = orderId && (await orderById(this.api.reads, orderId));
    // Notices with a link are of boxes that are paid.
    if (!row || row.billed_at === null) throw new Failure("tracking-link-unknown");
    if (now > addHours(endOf(row), SHOWN_FOR_HOURS)) throw new Failure("tracking-link-expired");
    const lines = linesInBox(row);
    const products = await productsOf(this.api, [row]);
    return {
      box: {
        ...boxOnItsWay(row, now),
        deliveryDate: row.delivery_date,
        deliveredAt: row.delivered_at ? localInstant(row.delivered_at, row.slot.zone) : null,
        lines: readLines(lines, products),
        failed: missedBox(row),
      },
    };
  }
}

/** The time at which the box was delivered, or is to be delivered at the latest. */
const endOf = ({ delivered_at, journey, retry_at, calendar }: OrderRow): string =>
  delivered_at ?? journey?.expectedUntil ?? retry_at ?? calendar.deliveryUntil;
