import { Injectable } from "@nestjs/common";
import type { OrderCard } from "@tablee/contracts/schemas";
import { businessZone } from "@tablee/domain/calendar/calendar";
import { addDays } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import type { Order } from "@tablee/domain/order/state";
import { accountById } from "@tablee/projections/accounts/queries";
import { orderOfAccount, upcomingOrders } from "@tablee/projections/orders/queries";
import { productsBySku } from "@tablee/projections/products/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { type CardOrder, orderCard } from "./order-card.ts";

/** Orders as customers see them. */
@Injectable()
export class OrderViews {
  constructor(private readonly api: ApiContext) {}

  /** Orders that are still to come (today's included), soonest first. */
  async upcoming(by: Caller): Promise<OrderCard[]> {
    // The day before, so that no zone's today is missed; those delivered already are left out.
    const since = addDays(toLocal(businessZone, by.receivedAt).date, -1);
    const rows = await upcomingOrders(this.api.reads, by.accountId, since);
    return this.cards(
      by,
      rows.filter((row) => row.status !== "delivered"),
    );
  }

  async one(by: Caller, orderId: string): Promise<OrderCard> {
    const row = await orderOfAccount(this.api.reads, by.accountId, orderId);
    if (!row) throw new Failure("order-not-found");
    return (await this.cards(by, [row]))[0]!;
  }

  /** A card out of the state that a command has just left, without waiting for a read model. */
  async fromState(by: Caller, state: Order): Promise<OrderCard> {
    if (state.status === "none") throw new Failure("order-not-found");
    const { orderId: key, firstOrder: first_order, ...order } = state;
    const price = "price" in state ? state.price : null;
    const failure = state.status === "failed" ? { kind: state.kind } : null;
    return (await this.cards(by, [{ ...order, key, first_order, price, failure, skipped_because: null }]))[0]!;
  }

  async cards(by: Caller, orders: readonly CardOrder[]): Promise<OrderCard[]> {
    const [products, account] = await Promise.all([
      productsBySku(
        this.api.reads,
        orders.flatMap((order) => order.lines.map((line) => line.sku)),
      ),
      accountById(this.api.reads, by.accountId),
    ]);
    return orders.map((order) => orderCard(order, products, account?.method ?? null, by.receivedAt));
  }
}
