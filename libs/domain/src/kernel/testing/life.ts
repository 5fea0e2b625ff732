import { account } from "../../account/decider.ts";
import { orderCalendar } from "../../calendar/calendar.ts";
import { retryPaymentAt } from "../../calendar/payment-retry.ts";
import { slot as slotDecider, stock as stockDecider } from "../../capacity/decider.ts";
import { claim } from "../../claim/decider.ts";
import { order as orderDecider } from "../../order/decider.ts";
import { type Order, unitsInBox } from "../../order/state.ts";
import { points } from "../../points/decider.ts";
import { pointsFor, pointsPolicies } from "../../points/policy.ts";
import { nothingBack, refundAmounts } from "../../pricing/refund.ts";
import type { OrderLine } from "../../pricing/vocabulary.ts";
import { idOf, streamName } from "../../streams.ts";
import { pausedSinceAt, statusAt, subscription as subscriptionDecider } from "../../subscription/decider.ts";
import type { PauseReason } from "../../subscription/vocabulary.ts";
import { idFrom } from "../ids.ts";
import { cents } from "../money.ts";
import { policyOn } from "../policy.ts";
import { addHours, addMinutes, laterOf } from "../time.ts";
import { Customer } from "./customer.ts";
import {
  accountId,
  address,
  method,
  orderGenerated,
  otherAccountId,
  person,
  plan,
  recipe,
  slot,
  subscriptionId,
  tastes,
} from "./examples.ts";
import { type Mood } from "./gateway.ts";
import {
  type Balances,
  changedUnits,
  deliveries,
  type Existing,
  firstWeek,
  hasBox,
  noBalances,
  orderIds,
  placesOfSlot,
  priceOf,
  quantityOf,
  recipes,
  skuOf,
  slotStreamOf,
  unitsOfStock,
  weeks,
} from "./household.ts";

/** What the account signed up with: amounts for its first four boxes, whichever these are. */
export const signUpCode = "TABLE75";

/**
 * The whole life of one account over the pure deciders: each method is one use case, in the steps in which the product takes
 * them (a hold, the event on the order, the settlement; the guard, the attempt, the gateway, the outcome), so that it can die
 * between any two of them. Toronto's clocks change in its first week.
 */
export class Life extends Customer {
  #followed = 0;

  signUp(): void {
    const at = this.now;
    const open = (id: string) =>
      this.log.handle(account, streamName("account", id), { type: "OpenAccount", accountId: id, person, language: "en", at }, at);
    open(accountId);
    for (const id of [accountId, otherAccountId])
      this.log.handle(claim, streamName("claim", "household"), { type: "ClaimFor", kind: "household", accountId: id, at }, at);
    this.log.handle(
      account,
      streamName("account", accountId),
      { type: "GiveAddress", address, region: "on", areaId: slot.areaId, postalPrefix: "M4E", at },
      at,
    );
    this.log.handle(account, streamName("account", accountId), { type: "GivePaymentMethod", method, at }, at);
    const code = { type: "ApplyDiscountCode", code: signUpCode, audience: "sign-up", at } as const;
    this.log.handle(account, streamName("account", accountId), code, at);
    this.log.handle(account, streamName("account", accountId), { type: "FixSignUpCode", at }, at);
    this.log.handle(account, streamName("account", accountId), { type: "FixSignUpAddress", at }, at);
    const terms = { subscriptionId, accountId, region: "on", plan, tastes, slot, firstWeek } as const;
    this.log.handle(subscriptionDecider, streamName("subscription", subscriptionId), { type: "StartSubscription", ...terms, at }, at);
    weeks.forEach((_, n) => {
      this.generate(n);
    });
    this.spreadCodes();
    this.lock(0, true);
    this.now = addMinutes(at, 1);
  }

  generate(n: number): void {
    const at = this.now;
    for (const number of recipes)
      this.log.handle(stockDecider, this.stockStream(n, skuOf(number)), { type: "Open", units: unitsOfStock, at }, at);
    for (const stream of this.slotStreams(n)) this.log.handle(slotDecider, stream, { type: "Open", units: placesOfSlot, at }, at);
    const week = weeks[n]!;
    const { generatedAt: _, ...generated } = orderGenerated.data;
    const lines = [1, 2, 3].map((number) => recipe(((number + n) % recipes.length) + 1));
    const calendar = orderCalendar(week, slot.weekday, slot.window, slot.zone);
    for (const { sku, quantity } of lines)
      this.log.handle(stockDecider, this.stockStream(n, sku), { type: "Reserve", orders: [[orderIds[n]!, quantity]], at }, at);
    this.log.handle(slotDecider, this.slotStreams(n)[0]!, { type: "Reserve", orders: [[orderIds[n]!, 1]], at }, at);
    const order = { ...generated, orderId: orderIds[n]!, week, calendar, lines, firstOrder: n === 0 };
    this.onOrder(n, { type: "GenerateOrder", ...order, makeUntil: calendar.cutoffAt, at });
  }

  edit(n: number, lines: readonly OrderLine[], startedFrom = this.order(n).version): void {
    const command = { type: "EditOrder", lines, startedFrom, editingSession: "model-session", receivedAt: this.now } as const;
    const before = this.order(n);
    const judged = orderDecider.decide(command, before);
    if ("refused" in judged) return void this.onOrder(n, command);
    const units = changedUnits(before, lines);
    const soldOut = units.filter(([sku, wanted]) => wanted > quantityOf(before.lines, sku) && this.hold(n, sku, wanted) === "sold-out");
    const done = soldOut.length > 0 ? "sold-out" : this.onOrder(n, command);
    for (const [sku, wanted] of units) this.settle(n, sku, typeof done === "string" ? quantityOf(before.lines, sku) : wanted);
  }

  skip(n: number): void {
    this.onOrder(n, { type: "SkipOrder", because: "away", receivedAt: this.now });
  }

  unskip(n: number): void {
    const before = this.order(n);
    if (this.subscription.status === "closed") return;
    if (before.status !== "skipped") return void this.onOrder(n, { type: "UnskipOrder", receivedAt: this.now });
    if (this.holdSlot(n, slotStreamOf(before)) === "sold-out") return;
    const removed = before.lines.filter((line) => this.hold(n, line.sku, line.quantity) === "sold-out");
    const lines = before.lines.filter((line) => !removed.includes(line));
    const done = this.onOrder(n, { type: "UnskipOrder", receivedAt: this.now });
    const kept = typeof done !== "string";
    if (kept && removed.length > 0) {
      this.onOrder(n, { type: "EditOrder", lines, startedFrom: this.order(n).version, editingSession: "unskip", receivedAt: this.now });
    }
    this.settleSlot(n, kept ? 1 : 0);
    for (const { sku, quantity } of lines) this.settle(n, sku, kept ? quantity : 0);
  }

  pause(reason: PauseReason): void {
    this.onSubscription({ type: "PauseSubscription", reason, at: this.now });
  }
  resume(): void {
    this.onSubscription({ type: "ResumeSubscription", at: this.now });
  }
  close(reason: PauseReason): void {
    this.onSubscription({ type: "CloseSubscription", reason, at: this.now });
  }

  lock(n: number, early = false): void {
    const order = this.order(n);
    const judgedAt = early ? this.now : order.calendar.cutoffAt;
    const subscription = {
      subscriptionAtCutoff: statusAt(this.subscription, judgedAt),
      pausedSince: pausedSinceAt(this.subscription, judgedAt),
    };
    const balances = order.status === "open" ? this.#setAside(order) : noBalances;
    this.onOrder(n, { type: "LockOrder", price: priceOf(order, balances), ...subscription, early, at: this.now });
  }

  #setAside(order: Existing): Balances {
    const price = priceOf(order, this.balances(order.orderId));
    this.setAside(order.orderId, price);
    return { promotional: price.promotionalCents, purchased: price.purchasedCents };
  }

  bill(n: number, mood: Mood, early = false): void {
    const order = this.order(n);
    if (order.status !== "locked" && order.status !== "billing")
      return void this.onOrder(n, { type: "StartBilling", subscriptionAtCutoff: "active", at: this.now });
    // A wake-up may come again after its attempt failed: only the first one is never early.
    if (order.status === "locked" && order.attempts === 0 && !order.firstOrder && order.calendar.billingAt > this.now) return;
    const judgedAt = order.firstOrder ? this.lockedAt(n) : order.calendar.cutoffAt;
    const subscription = {
      subscriptionAtCutoff: statusAt(this.subscription, judgedAt),
      pausedSince: pausedSinceAt(this.subscription, judgedAt),
    };
    if (typeof this.onOrder(n, { type: "StartBilling", ...subscription, early, at: this.now }) === "string") return;
    const billing = this.order(n) as Extract<Order, { status: "billing" }>;
    const { attempts: attempt, price } = billing;
    const asked = price.chargeCents > 0 && this.#isRefusedForGood(n, attempt) ? "hard" : undefined;
    const outcome = asked ?? (price.chargeCents === 0 ? "captured" : this.charge(n, attempt, price.chargeCents, mood));
    if (outcome === "unknown") return;
    if (outcome === "captured")
      return void this.onOrder(n, { type: "RecordBilled", attempt, chargedCents: price.chargeCents, at: this.now });
    const hard = outcome === "hard";
    const retryAt = outcome === "never-arrived" ? this.now : retryPaymentAt(billing, hard, this.now);
    const failed = { type: "RecordPaymentFailed", attempt, code: outcome, hard, at: this.now } as const;
    this.onOrder(n, { ...failed, ...(retryAt ? { nextAttemptAt: retryAt } : {}) });
  }

  /** A card whose attempt was declined for good is not asked again for the same order; an attempt that has begun is asked about. */
  #isRefusedForGood(n: number, attempt: number): boolean {
    if (this.payment(n).attempts.some((one) => one.attempt === attempt)) return false;
    return this.payment(n).attempts.some((one) => one.hard && one.attempt < attempt && one.methodToken === this.card);
  }

  /** Another card, with which what is not paid yet is tried at once. */
  giveCard(number: number, mood: Mood): void {
    const given = { ...method, token: `${method.token}-${number}` };
    this.log.handle(account, streamName("account", accountId), { type: "GivePaymentMethod", method: given, at: this.now }, this.now);
    weeks.forEach((_, n) => {
      const order = this.order(n);
      if (order.status !== "locked" || order.attempts === 0 || this.payment(n).attempts.at(-1)?.methodToken === this.card) return;
      this.bill(n, mood, true);
    });
  }

  /** Time goes by until an open week was locked and billed. */
  waitForPayment(n: number): void {
    const { lockAt, billingAt } = this.order(n).calendar;
    this.now = laterOf(this.now, lockAt);
    if (this.order(n).status === "open") this.lock(n);
    this.now = laterOf(this.now, billingAt);
    if (this.order(n).status === "locked") this.bill(n, "captured");
  }

  deliver(n: number): void {
    this.onOrder(n, { type: "RecordDelivered", at: this.now });
  }
  failDelivery(n: number): void {
    this.onOrder(n, { type: "RecordDeliveryFailed", code: "nobody-home", retryAt: addHours(this.now, 24), at: this.now });
  }

  /** Points that wait for a week that stayed skipped are gone once its cutoff has passed. */
  forfeit(n: number): void {
    if (this.order(n).status !== "skipped" || this.now < this.order(n).calendar.cutoffAt) return;
    this.log.handle(points, streamName("points", accountId), { type: "Forfeit", orderId: orderIds[n]!, at: this.now }, this.now);
  }

  refund(n: number, part: number, refundId: string): void {
    const order = this.order(n);
    const lines = order.lines.slice(0, 1 + Math.floor(part * 3)).map(({ sku }) => ({ sku, quantity: 1 }));
    const asked = { lines, deliveryFee: part > 1 } as const;
    const amounts = "refunds" in order ? refundAmounts(order, asked) : nothingBack;
    const told = { reason: "a model's reason", by: "model", needsApproval: false, at: this.now } as const;
    this.onOrder(n, { type: "RefundOrder", refundId, ...asked, amounts, ...told });
    this.payOut(n, refundId);
  }

  /** Another household takes units of an item, or a place, of a week: `units` in all. */
  rival(n: number, sku: string, units: number, name: number): void {
    const orderId = idFrom("rival", name);
    const until = this.holdEnds(n);
    this.log.handle(stockDecider, this.stockStream(n, sku), { type: "Hold", orderId, units, until, at: this.now }, this.now);
    if (name % 2 === 0)
      this.log.handle(
        slotDecider,
        this.slotStreams(n)[name % deliveries.length]!,
        { type: "Settle", orderId, units: Math.min(1, units), at: this.now },
        this.now,
      );
  }

  /** What is over: credit expires, and of holds that end what the order really has is settled. */
  sweep(): void {
    this.onCredit({ type: "ExpireCredit", at: this.now });
    weeks.forEach((_, n) => {
      const boxed = hasBox(this.order(n));
      for (const number of recipes) {
        const sku = skuOf(number);
        const state = this.stock(n, sku);
        if (state.status === "none") continue;
        for (const [orderId, share] of state.orders) {
          if (!share.held || share.held.until > this.now) continue;
          const units = orderId === orderIds[n] && boxed ? (unitsInBox(this.order(n)).get(sku) ?? 0) : 0;
          this.log.handle(stockDecider, this.stockStream(n, sku), { type: "Settle", orderId, units, at: this.now }, this.now);
        }
      }
      this.endSlotHolds(n, boxed);
    });
  }

  /** Policies: what follows from events, from where they had come to. */
  follow(): void {
    for (; this.#followed < this.log.events.length; this.#followed++) {
      const event = this.log.events[this.#followed]!;
      this.followCode(event);
      if (!event.stream.startsWith("order-")) continue;
      const n = orderIds.indexOf(idOf(event.stream));
      const order = this.order(n);
      const say = (command: Parameters<typeof points.decide>[0]) =>
        this.log.handle(points, streamName("points", accountId), command, this.now);
      const orderId = orderIds[n]!;
      const at = this.now;
      if (event.type === "OrderUnskipped")
        say({ type: "AddPending", orderId, by: "unskip", points: policyOn(pointsPolicies, at.slice(0, 10)).unskipPoints, at });
      if (event.type === "OrderBilled")
        say({
          type: "AddPending",
          orderId,
          by: "order",
          points: pointsFor(cents((event.data as { foodCents: number }).foodCents), order.calendar.deliveryDate),
          at,
        });
      if (event.type === "LateAdditionBilled") {
        const { patchId, price } = event.data as { patchId: string; price: { discountedFoodCents: number } };
        const earned = pointsFor(cents(price.discountedFoodCents), order.calendar.deliveryDate);
        say({ type: "AddPending", orderId, by: "addition", patchId, points: earned, at });
      }
      this.settleCredit(n, event);
      // Whatever is pending of an order that has ended is due at once, however late it came.
      if (order.status === "delivered") say({ type: "Mature", orderId, at });
      if (order.status === "failed" || order.status === "minimum-not-met") say({ type: "Forfeit", orderId, at });
      if (event.type === "OrderSkipped" || event.type === "OrderFailed" || event.type === "OrderMinimumNotMet") {
        if (hasBox(this.order(n))) continue;
        for (const number of recipes) this.settle(n, skuOf(number), 0);
        this.settleSlot(n, 0);
      }
    }
  }
}
