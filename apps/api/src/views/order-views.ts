import { Injectable } from "@nestjs/common";
import type { Outcome } from "@tablee/commands/command-runtime";
import type { OrderCard } from "@tablee/contracts/schemas";
import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import type { Spendable } from "@tablee/domain/credit/allot";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { zero } from "@tablee/domain/kernel/money";
import { addDays } from "@tablee/domain/kernel/time";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { isPriced, paidPartOf } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import { orderOfAccount, upcomingOrderIds, upcomingOrders } from "@tablee/projections/orders/queries";
import { pointsOfOrders } from "@tablee/projections/points-history/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import type { PointsEntry } from "./net-points.ts";
import { type CardOrder, orderCard } from "./order-card.ts";
import { type Holder, type Payer, payerOf } from "./payer.ts";

/** Orders as customers see them. */
@Injectable()
export class OrderViews {
  constructor(private readonly api: ApiContext) {}

  /** Orders that are still to come (today's included), soonest first. */
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

  /** A card out of the state that a command has just left, without waiting for a read model; `points` where the command knows them. */
  async fromState(by: Caller, state: Order, points?: readonly PointsEntry[]): Promise<OrderCard> {
    return this.#card(by, state, await payerOf(this.api.reads, by.accountId, by.receivedAt), points);
  }

  /** The same while a command is still at work that changes nothing of how the account pays: that is read meanwhile. */
  async fromCommand(by: Caller, command: Promise<Outcome<Order>>): Promise<OrderCard> {
    const [outcome, payer] = await Promise.all([command, payerOf(this.api.reads, by.accountId, by.receivedAt)]);
    return this.#card(by, outcome.state, payer);
  }

  /** The same of several orders that one act has left. */
  async fromStates(by: Caller, states: readonly Order[]): Promise<OrderCard[]> {
    const payer = await payerOf(this.api.reads, by.accountId, by.receivedAt);
    return Promise.all(states.map((state) => this.#card(by, state, payer)));
  }

  async cards(by: Caller, orders: readonly CardOrder[]): Promise<OrderCard[]> {
    return this.cardsOf(by.accountId, by.receivedAt, orders);
  }

  /** The same for staff who look at a customer's orders. */
  async cardsOf(accountId: AccountId, now: string, orders: readonly CardOrder[], holder?: Promise<Holder>): Promise<OrderCard[]> {
    const [products, payer, points] = await Promise.all([
      this.#productsOf(orders),
      payerOf(this.api.reads, accountId, now, holder),
      this.#pointsOf(accountId, orders),
    ]);
    return orders.map((order) => orderCard(order, { products, payer, points, credit: payer.creditFor(order, orders), now }));
  }

  /** What pays a change of one order: what of the account's credit is there for it, its draft is priced with, and the rest. */
  async payerFor(by: Caller, order: CardOrder): Promise<{ readonly credit: Spendable; readonly method: PaymentMethod | null }> {
    const payer = await payerOf(this.api.reads, by.accountId, by.receivedAt);
    return { credit: payer.creditFor(order), method: payer.method };
  }

  async #card(by: Caller, state: Order, payer: Payer, known?: readonly PointsEntry[]): Promise<OrderCard> {
    if (state.status === "none") throw new Failure("order-not-found");
    const order = cardOrder(state);
    const [products, points] = await Promise.all([this.#productsOf([order]), known ?? this.#pointsOf(by.accountId, [order])]);
    return orderCard(order, { products, payer, points, credit: payer.creditFor(order), now: by.receivedAt });
  }

  #pointsOf(accountId: AccountId, orders: readonly CardOrder[]) {
    return pointsOfOrders(
      this.api.reads,
      accountId,
      orders.map(({ key }) => key),
    );
  }

  #productsOf(orders: readonly CardOrder[]) {
    const lines = orders.flatMap((order) => [...order.lines, ...order.additions.flatMap((addition) => addition.lines)]);
    return this.api.catalogue.bySku(lines.map((line) => line.sku));
  }
}

/** The day before the request, so that no zone's today is missed. */
const yesterdayOf = (by: Caller): string => addDays(toLocal(businessZone, by.receivedAt).date, -1);

type Existing = Exclude<Order, { status: "none" }>;

/** What a command has just left, as the read model will have it; but it names what pays next, not what has paid. */
function cardOrder(state: Existing): CardOrder {
  const paid = paidPartOf(state);
  const additions = Object.entries(paid?.additions ?? {});
  const out = state.status === "billed" ? state.out : undefined;
  return {
    key: state.orderId,
    week: state.week,
    status: state.status,
    skipped_because: state.status === "skipped" ? (state.because ?? null) : null,
    skipped_together: state.status === "skipped" ? (state.skippedTogether ?? null) : null,
    calendar: state.calendar,
    slot: state.slot,
    region: state.region,
    plan: state.plan,
    lines: state.lines,
    grants: state.grants,
    first_order: state.firstOrder,
    version: state.version,
    price: isPriced(state) ? state.price : (paid?.price ?? null),
    failure: failureOf(state),
    next_attempt_at: state.status === "locked" ? (state.nextAttemptAt ?? null) : null,
    additions: additions.map(([additionId, { status, lines, price }]) => ({ additionId, status, lines, price })),
    journey: out ? { outAt: out.at, expectedFrom: out.expectedFrom, expectedUntil: out.expectedUntil } : null,
    delivered_at: state.status === "delivered" ? state.deliveredAt : null,
    refunded_cents: paid?.refundedCents ?? zero,
    changes: Object.values(paid?.changes ?? {}),
    refunds: Object.values(paid?.refunds ?? {}),
    retries: state.status === "billed" ? state.retries : 0,
    billed_at: null,
    method_token: null,
  };
}

function failureOf(state: Existing): CardOrder["failure"] {
  const unpaid = isPriced(state) ? state.unpaid : undefined;
  if (state.status === "failed") return { kind: state.kind, ...(state.kind === "payment" ? unpaid : {}) };
  return state.status === "locked" && unpaid ? { kind: "payment", ...unpaid } : null;
}
