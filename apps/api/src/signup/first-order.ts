import { Injectable } from "@nestjs/common";
import { signUpProgressOf } from "@tablee/commands/order/making/first-week";
import { priceNowOf, quoteOf } from "@tablee/commands/order/making/quote";
import type { ExistingOrder } from "@tablee/commands/order/own-order";
import type { OrderCard } from "@tablee/contracts/schemas";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { OrderViews } from "../views/order-views.ts";
import { FirstOrderPreviews } from "./first-order-preview.ts";

interface Shown {
  readonly order: ExistingOrder;
  readonly card: OrderCard;
  readonly quote: string;
  /** Nothing is made yet: its dishes can be swapped. */
  readonly swappable: boolean;
}

/** The first order, or the one that would be made now, for the payment step. Holds and writes nothing. */
@Injectable()
export class FirstOrder {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly previews: FirstOrderPreviews,
  ) {}

  /** With the quote that the payment sends back. */
  async show(by: Caller): Promise<Shown | undefined> {
    const { steps } = this.api;
    const standing = await signUpProgressOf(steps, subscriptionIdOf(by.accountId), by.receivedAt);
    // After a decline the order exists: its price is fixed, and is not computed again.
    const order = standing.status === "choosing" ? (await this.previews.of(by, standing))?.order : standing.order;
    if (!order || order.status === "none") return undefined;
    const price = await priceNowOf(steps, order, by.receivedAt);
    const card = await this.views.fromState(by, { ...order, price } as ExistingOrder);
    return { order, card, quote: quoteOf(order, price), swappable: standing.status === "choosing" };
  }
}
