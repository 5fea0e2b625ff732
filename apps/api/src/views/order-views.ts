import { Injectable } from "@nestjs/common";
import type { Outcome } from "@tablee/commands/command-runtime";
import type { OrderCard } from "@tablee/contracts/schemas";
import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import type { Spendable } from "@tablee/domain/credit/allot";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { addDays } from "@tablee/domain/kernel/time";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import type { Order } from "@tablee/domain/order/state";
import { orderOfAccount, upcomingOrderIds, upcomingOrders } from "@tablee/projections/orders/queries";
import { orderRow } from "@tablee/projections/orders/read-model";
import { pointsOfOrders } from "@tablee/projections/points-history/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import type { PointsEntry } from "./net-points.ts";
import { type CardOrder, orderCard } from "./order-card.ts";
import { type Holder, type Payer, payerOf } from "./payer.ts";
import { productsOf } from "./products-of.ts";

/** Orders as customers see them. */
@Injectable()
export class OrderViews {
  constructor(private readonly api: ApiContext) {}

  /** Upcoming orders (today's included), soonest first. */
  async upcoming(by: Caller, holder?: Promise<Holder>): Promise<OrderCard[]> {
    const rows = await upcomingOrders(this.api.reads, { accountId: by.accountId, fromDate: yesterdayOf(by) });
    const toCome = rows.filter((row) => row.status !== "delivered");
    return this.cardsOf(by.accountId, by.receivedAt, toCome, holder);
  }

  async upcomingIds(by: Caller): Promise<OrderId[]> {
    const rows = await upcomingOrderIds(this.api.reads, { accountId: by.accountId, fromDate: yesterdayOf(by) });
    return rows.map(({ key }) => key);
  }

  async one(by: Caller, orderId: OrderId): Promise<OrderCard> {
    const row = await orderOfAccount(this.api.reads, by.accountId, orderId);
    if (!row) throw new Failure("order-not-found");
    return (await this.cards(by, [row]))[0]!;
  }

  /** A card from the state that a command has just returned, without waiting for a read model; `points` if the command knows them. */
  async fromState(by: Caller, state: Order, points?: readonly PointsEntry[]): Promise<OrderCard> {
    return this.#card(by, state, await payerOf(this.api.reads, by.accountId, by.receivedAt), points);
  }

  /** Does the same for a running command that does not change how the account pays: the payer is read in parallel. */
  async fromCommand(by: Caller, command: Promise<Outcome<Order>>): Promise<OrderCard> {
    const [outcome, payer] = await Promise.all([command, payerOf(this.api.reads, by.accountId, by.receivedAt)]);
    return this.#card(by, outcome.state, payer);
  }

  /** Makes the cards of several orders that one act has changed. */
  async fromStates(by: Caller, states: readonly Order[]): Promise<OrderCard[]> {
    const payer = await payerOf(this.api.reads, by.accountId, by.receivedAt);
    return Promise.all(states.map((state) => this.#card(by, state, payer)));
  }

  async cards(by: Caller, orders: readonly CardOrder[]): Promise<OrderCard[]> {
    return this.cardsOf(by.accountId, by.receivedAt, orders);
  }

  /** Makes the cards for staff who view a customer's orders. */
  async cardsOf(accountId: AccountId, now: string, orders: readonly CardOrder[], holder?: Promise<Holder>): Promise<OrderCard[]> {
    const [products, payer, points] = await Promise.all([
      productsOf(this.api, orders),
      payerOf(this.api.reads, accountId, now, holder),
      this.#pointsOf(accountId, orders),
    ]);
    return orders.map((order) => orderCard(order, { products, payer, points, credit: payer.creditFor(order, orders), now }));
  }

  /**
   * The payer of a change of one order: the account's credit available to it, which its draft is priced with, and the method for
   * the rest.
   */
  async payerFor(by: Caller, order: CardOrder): Promise<{ readonly credit: Spendable; readonly method: PaymentMethod | null }> {
    const payer = await payerOf(this.api.reads, by.accountId, by.receivedAt);
    return { credit: payer.creditFor(order), method: payer.method };
  }

  async #card(by: Caller, state: Order, payer: Payer, known?: readonly PointsEntry[]): Promise<OrderCard> {
    if (state.status === "none") throw new Failure("order-not-found");
    // Without its methods: a change shows the next payment method, not the one that has paid.
    const order = orderRow(state);
    const [products, points] = await Promise.all([productsOf(this.api, [order]), known ?? this.#pointsOf(by.accountId, [order])]);
    return orderCard(order, { products, payer, points, credit: payer.creditFor(order), now: by.receivedAt });
  }

  #pointsOf(accountId: AccountId, orders: readonly CardOrder[]) {
    return pointsOfOrders(
      this.api.reads,
      accountId,
      orders.map(({ key }) => key),
    );
  }
}

/** The day before the request, so that no zone's today is missed. */
const yesterdayOf = (by: Caller): string => addDays(businessDay(by.receivedAt), -1);
