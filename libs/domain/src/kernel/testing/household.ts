import { account } from "../../account/decider.ts";
import { orderCalendar } from "../../calendar/calendar.ts";
import { calendarPolicies } from "../../calendar/policy.ts";
import { slot as slotDecider, stock as stockDecider } from "../../capacity/decider.ts";
import { balanceAt, credit as creditDecider } from "../../credit/decider.ts";
import type { CreditKind } from "../../credit/vocabulary.ts";
import type { OrderCommand } from "../../order/commands.ts";
import { order as orderDecider } from "../../order/decider.ts";
import type { Order } from "../../order/state.ts";
import { capturedCents, payment, refundedCents } from "../../payment/decider.ts";
import { paymentIdOf, purposeOf } from "../../payment/purpose.ts";
import type { PaymentPurpose } from "../../payment/vocabulary.ts";
import { points } from "../../points/decider.ts";
import { priceOrder } from "../../pricing/price-order.ts";
import type { OrderLine } from "../../pricing/vocabulary.ts";
import { slotId, stockId, streamName } from "../../streams.ts";
import { subscription as subscriptionDecider } from "../../subscription/decider.ts";
import { type DeliverySlot } from "../../subscription/vocabulary.ts";
import { orderIdOf } from "../ids.ts";
import { cents } from "../money.ts";
import { policyOn } from "../policy.ts";
import { addMinutes, addWeeks, type Instant } from "../time.ts";
import { accountId, method, recipe, slot, subscriptionId } from "./examples.ts";
import { Gateway, type Mood } from "./gateway.ts";
import { Log } from "./log.ts";

export const firstWeek = "2027-03-08";
export const weeks = [0, 1, 2, 3].map((n) => addWeeks(firstWeek, n));
export const orderIds = weeks.map((week) => orderIdOf(subscriptionId, week));
export const recipes = [1, 2, 3, 4, 5, 6];
export const unitsOfStock = 4;
export const placesOfSlot = 2;
/** Where a week's box may come to: as signed up for, or moved to. */
export const deliveries: readonly DeliverySlot[] = [slot, { ...slot, window: "17-22" }, { ...slot, weekday: 4, window: "12-17" }];

export type Existing = Exclude<Order, { status: "none" }>;
export type Balances = Readonly<Record<CreditKind, number>>;
export const noBalances: Balances = { promotional: 0, purchased: 0 };
export const calendarOf = (n: number, { weekday, window, zone }: DeliverySlot) => orderCalendar(weeks[n]!, weekday, window, zone);
export const slotStreamOf = (order: Pick<Existing, "slot" | "calendar">) =>
  streamName("slot", slotId(order.slot.depotId, order.calendar.deliveryDate, order.slot.window));
export const skuOf = (number: number) => recipe(number).sku;

/** One account's streams in a log of their own, and the steps that its use cases are made of. */
export class Household {
  readonly log = new Log();
  readonly gateway = new Gateway();
  now: Instant = "2027-02-15T15:00:00.000Z";

  order(n: number): Existing {
    const state = this.log.state(orderDecider, streamName("order", orderIds[n]!));
    if (state.status === "none") throw new Error("no such order");
    return state;
  }
  get subscription() {
    return this.log.state(subscriptionDecider, streamName("subscription", subscriptionId));
  }
  payment(n: number) {
    return this.log.state(payment, streamName("payment", orderIds[n]!));
  }
  get points() {
    return this.log.state(points, streamName("points", accountId));
  }
  stock(n: number, sku: string) {
    return this.log.state(stockDecider, this.stockStream(n, sku));
  }
  slot(n: number) {
    return this.log.state(slotDecider, slotStreamOf(this.order(n)));
  }
  /** The windows of a week, its own among them. */
  slotStreams(n: number): string[] {
    return deliveries.map((where) => slotStreamOf({ slot: where, calendar: calendarOf(n, where) }));
  }
  get credit() {
    return this.log.state(creditDecider, streamName("credit", accountId));
  }
  /** The token of the card that pays. */
  get card(): string {
    const state = this.log.state(account, streamName("account", accountId));
    return ("method" in state ? state.method?.token : undefined) ?? method.token;
  }
  /** What can be spent, on a payment that may have set something aside already. */
  balances(payment: string): Balances {
    return balanceAt(this.credit, this.now, payment);
  }

  protected readonly onOrder = (n: number, command: OrderCommand) =>
    this.log.handle(orderDecider, streamName("order", orderIds[n]!), command, this.now);
  protected readonly onSubscription = (command: Parameters<typeof subscriptionDecider.decide>[0]) =>
    this.log.handle(subscriptionDecider, streamName("subscription", subscriptionId), command, this.now);
  protected readonly stockStream = (n: number, sku: string) => streamName("stock", stockId("on", weeks[n]!, sku));
  protected readonly holdEnds = (n: number) => addMinutes(this.now, policyOn(calendarPolicies, weeks[n]!).holdMinutes);
  protected readonly hold = (n: number, sku: string, units: number) =>
    this.log.handle(
      stockDecider,
      this.stockStream(n, sku),
      { type: "Hold", orderId: orderIds[n]!, units, until: this.holdEnds(n), at: this.now },
      this.now,
    );
  protected readonly settle = (n: number, sku: string, units: number) =>
    this.log.handle(stockDecider, this.stockStream(n, sku), { type: "Settle", orderId: orderIds[n]!, units, at: this.now }, this.now);
  protected readonly settleSlot = (n: number, units: number, stream = slotStreamOf(this.order(n))) =>
    this.log.handle(slotDecider, stream, { type: "Settle", orderId: orderIds[n]!, units, at: this.now }, this.now);
  protected readonly holdSlot = (n: number, stream: string) =>
    this.log.handle(
      slotDecider,
      stream,
      { type: "Hold", orderId: orderIds[n]!, units: 1, until: this.holdEnds(n), at: this.now },
      this.now,
    );
  protected readonly onCredit = (command: Parameters<typeof creditDecider.decide>[0]) =>
    this.log.handle(creditDecider, streamName("credit", accountId), command, this.now);
  /** Sets aside what of the balance pays for something; answers whether there is so much. */
  protected readonly setAside = (payment: string, price: { readonly promotionalCents: number; readonly purchasedCents: number }) => {
    const { promotionalCents, purchasedCents } = price;
    if (promotionalCents + purchasedCents === 0 && !this.credit.reserved[payment]) return true;
    return typeof this.onCredit({ type: "ReserveCredit", payment, promotionalCents, purchasedCents, at: this.now }) !== "string";
  };
  protected readonly lockedAt = (n: number) =>
    this.log.events.find((event) => event.stream === streamName("order", orderIds[n]!) && event.type === "OrderLocked")?.at ?? this.now;

  /** One attempt to pay for an order, or with another purpose for an addition to it, from the step it had reached. */
  protected charge(
    n: number,
    attempt: number,
    amountCents: number,
    mood: Mood,
    purpose: PaymentPurpose = purposeOf(orderIds[n]!),
  ): "captured" | "declined" | "hard" | "never-arrived" | "unknown" {
    const at = this.now;
    const paymentId = paymentIdOf(purpose);
    const stream = streamName("payment", paymentId);
    const begun = this.log.handle(
      payment,
      stream,
      { type: "AttemptPayment", paymentId, purpose, attempt, amountCents, methodToken: this.card, at },
      at,
    );
    if (typeof begun === "string") throw new Error(`an attempt was refused: ${begun}`);
    const held = this.log.state(payment, stream).attempts.find((candidate) => candidate.attempt === attempt)!;
    if (held.outcome === "captured" || held.outcome === "never-arrived") return held.outcome;
    if (held.outcome === "declined") return held.hard ? "hard" : "declined";
    if (begun.length === 0) {
      const known = this.gateway.ask(held.idempotencyKey);
      this.log.handle(payment, stream, { type: "Resolve", attempt, outcome: known === "hard" ? "declined" : known, at }, at);
      return known;
    }
    const answer = this.gateway.charge(held.idempotencyKey, amountCents, mood);
    if (answer === "unknown") this.log.handle(payment, stream, { type: "RecordUnknown", attempt, why: "timeout", at }, at);
    else if (answer === "captured")
      this.log.handle(payment, stream, { type: "RecordCaptured", attempt, reference: held.idempotencyKey, at }, at);
    else this.log.handle(payment, stream, { type: "RecordDeclined", attempt, code: "declined", hard: answer === "hard", at }, at);
    return answer;
  }

  /** Captured less refunded, over all orders, by the payments' own streams. */
  get paidCents(): number {
    const streams = new Set(this.log.events.map((event) => event.stream).filter((stream) => stream.startsWith("payment-")));
    return [...streams].reduce((total, stream) => {
      const state = this.log.state(payment, stream);
      return total + capturedCents(state) - refundedCents(state);
    }, 0);
  }
}

export const hasBox = (order: Existing): boolean =>
  order.status !== "skipped" && order.status !== "minimum-not-met" && order.status !== "failed";
export const quantityOf = (lines: readonly OrderLine[], sku: string) => lines.find((line) => line.sku === sku)?.quantity ?? 0;

export const changedUnits = (before: Existing, lines: readonly OrderLine[]): (readonly [sku: string, units: number])[] =>
  [...new Set([...before.lines, ...lines].map((line) => line.sku))]
    .map((sku) => [sku, quantityOf(lines, sku)] as const)
    .filter(([sku, units]) => units !== quantityOf(before.lines, sku));

export const priceOf = (order: Existing, { promotional, purchased } = noBalances) =>
  priceOrder({
    plan: order.plan,
    lines: order.lines,
    region: order.region,
    date: order.calendar.deliveryDate,
    firstWeek: order.firstOrder,
    discounts: order.grants,
    promotionalBalance: cents(promotional),
    purchasedBalance: cents(purchased),
  });
