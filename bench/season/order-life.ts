import { orders, payments, type pointAccounts } from "@tablee/commands/aggregates";
import { generateOrder } from "@tablee/commands/order/make-order";
import { nextAttemptAt } from "@tablee/domain/calendar/calendar";
import { hash64 } from "@tablee/domain/kernel/hash";
import { idFrom, orderIdOf } from "@tablee/domain/kernel/ids";
import { cents, zero } from "@tablee/domain/kernel/money";
import { addHours, type Instant } from "@tablee/domain/kernel/time";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { Order } from "@tablee/domain/order/state";
import type { Generated } from "@tablee/domain/order-generation/generated";
import { purposeOf } from "@tablee/domain/payment/purpose";
import { pointsFor } from "@tablee/domain/points/policy";
import { priceOrder } from "@tablee/domain/pricing/price-order";
import { refundAmounts } from "@tablee/domain/pricing/refund";
import type { RegionWeek } from "./capacities.ts";
import type { Customer } from "./sign-ups.ts";
import { type Part, Telling } from "./telling.ts";

type Existing = Exclude<Order, { status: "none" }>;
type PointsTelling = Telling<Parameters<typeof pointAccounts.decider.decide>[0], never, unknown>;

/** One order from its generation to its end, with its payment and its points. What becomes of it follows from its number. */
export class OrderLife {
  readonly #customer: Customer;
  readonly #week: RegionWeek;
  readonly #points: PointsTelling;
  readonly #order: Telling<Parameters<typeof orders.decider.decide>[0], never, Order>;
  readonly #payment: Telling<Parameters<typeof payments.decider.decide>[0], never, unknown>;
  readonly #orderId: string;
  /** From 0 to 99: which of the lives below it has. */
  readonly #fate: number;

  constructor(customer: Customer, week: RegionWeek, points: PointsTelling) {
    const { accountId } = customer.household;
    this.#customer = customer;
    this.#week = week;
    this.#points = points;
    this.#orderId = orderIdOf(customer.subscriptionId, week.week);
    this.#order = new Telling(orders, this.#orderId, accountId) as never;
    this.#payment = new Telling(payments, this.#orderId, accountId) as never;
    this.#fate = hash64(this.#orderId)[0] % 100;
  }

  get state(): Existing {
    return this.#order.state as Existing;
  }

  /** `items` are those that the picks number. */
  generate(items: readonly MenuItem[], { picks, input }: Generated, at: Instant): void {
    const { household, subscriptionId, region, slot } = this.#customer;
    const { week } = this.#week;
    const inputs = { runId: idFrom("season-run", region, week), menuRevision: 0, policyVersion: "generation-1", hash: input.hash };
    const { accountId, plan } = household;
    const order = { subscriptionId, accountId, region, week, plan, slot, items, picks, firstOrder: false, paused: false, inputs, at };
    this.#order.say({ ...generateOrder(order), grants: [] }, at);
  }

  /** 12 of 100 are skipped for good, 3 skipped and wanted after all, 25 edited; the others are left as they were made. */
  untilCutoff(): void {
    const at = addHours(this.state.calendar.cutoffAt, -20 - (this.#fate % 60));
    const later = addHours(at, 1);
    if (this.#fate < 15) {
      this.#order.say({ type: "SkipOrder", because: "away", receivedAt: at }, at);
      this.#week.release(this.state, at);
    }
    if (this.#fate >= 12 && this.#fate < 15 && this.#week.takeAgain(this.state, later)) {
      this.#order.say({ type: "UnskipOrder", receivedAt: later }, later);
      this.#points.say({ type: "AddPending", orderId: this.#orderId, by: "unskip", points: 50, at: later }, later);
    }
    if (this.#fate >= 15 && this.#fate < 40) this.#edit(at);
  }

  /** One portion more of the first dish. */
  #edit(at: Instant): void {
    const order = this.state;
    const [first, ...others] = order.lines;
    if (!first || !this.#week.hold(order, first.sku, first.quantity + 1, at)) return;
    const lines = [{ ...first, quantity: first.quantity + 1 }, ...others];
    this.#order.say({ type: "EditOrder", lines, startedFrom: order.version, editingSession: "season", receivedAt: at }, at);
    this.#week.settle(order, first.sku, first.quantity + 1, at);
  }

  /** Locked, charged (4 of 100 at the second attempt), delivered, and 2 of 100 refunded in part. */
  fromCutoff(): void {
    if (this.state.status !== "open") return;
    const { calendar, plan, lines, region } = this.state;
    const money = { firstWeek: false, discounts: [], promotionalCredit: zero, purchasedCredit: zero };
    const price = priceOrder({ plan, lines, region, date: calendar.deliveryDate, ...money });
    this.#order.say({ type: "LockOrder", price, subscriptionAtCutoff: "active", early: false, at: calendar.lockAt }, calendar.lockAt);
    if ((this.state.status as string) !== "locked") {
      this.#week.release(this.state, calendar.lockAt);
      return;
    }
    const declined = this.#fate >= 40 && this.#fate < 44;
    if (declined) this.#charge(1, calendar.billingAt, false);
    const paidAt = declined ? nextAttemptAt(calendar.deliveryDate, calendar.billingAt, calendar.billingAt)! : calendar.billingAt;
    this.#charge(declined ? 2 : 1, paidAt, true);
    const points = pointsFor(cents(price.discountedFoodCents), calendar.deliveryDate);
    this.#points.say({ type: "AddPending", orderId: this.#orderId, by: "order", points, at: paidAt }, paidAt);
    const at = calendar.deliveryUntil;
    this.#order.say({ type: "RecordDelivered", at }, at);
    this.#points.say({ type: "Mature", orderId: this.#orderId, at }, at);
    if (this.#fate >= 98) this.#refund(addHours(at, 30));
  }

  #charge(attempt: number, at: Instant, captured: boolean): void {
    const orderId = this.#orderId;
    const purpose = purposeOf(orderId);
    this.#order.say({ type: "StartBilling", subscriptionAtCutoff: "active", at }, at);
    const { price } = this.state as Extract<Order, { status: "billing" }>;
    const prepared = { provider: "card", reference: `pi_${orderId.slice(0, 8)}_${attempt}` } as const;
    const attempted = { attempt, amountCents: cents(price.chargeCents), methodToken: this.#customer.household.methodToken, ...prepared };
    this.#payment.say({ type: "AttemptPayment", purpose, ...attempted, at }, at);
    if (captured) {
      this.#payment.say({ type: "RecordCaptured", attempt, at }, at);
      this.#order.say({ type: "RecordBilled", attempt, chargedCents: price.chargeCents, at }, at);
    } else {
      const next = nextAttemptAt(this.state.calendar.deliveryDate, at, at)!;
      this.#payment.say({ type: "RecordDeclined", attempt, code: "insufficient-funds", hard: false, at }, at);
      this.#order.say({ type: "RecordPaymentFailed", attempt, code: "insufficient-funds", nextAttemptAt: next, at }, at);
    }
  }

  #refund(at: Instant): void {
    const refundId = idFrom("season-refund", this.#orderId);
    const delivered = this.state as Extract<Order, { status: "delivered" }>;
    const asked = { lines: [{ sku: delivered.lines[0]!.sku, quantity: 1 }], deliveryFee: false };
    const amounts = refundAmounts(delivered, asked);
    const told = { reason: "arrived damaged", by: "bench", needsApproval: false } as const;
    this.#order.say({ type: "RefundOrder", refundId, ...asked, amounts, ...told, at }, at);
    const reference = `re_${refundId.slice(0, 8)}`;
    const amountCents = cents(amounts.cardCents);
    if (amountCents > 0) this.#payment.say({ type: "RefundPayment", refundId, amountCents, reference, at }, at);
    this.#points.say({ type: "TakeBack", orderId: this.#orderId, refundId, refundedPpm: 250_000, at }, at);
  }

  take(): Part[] {
    return [...this.#order.take(), ...this.#payment.take(), ...this.#points.take()];
  }
}
