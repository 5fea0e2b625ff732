import { account } from "../../account/decider.ts";
import { slot as slotDecider } from "../../capacity/decider.ts";
import type { CreditKind } from "../../credit/vocabulary.ts";
import { offerOf } from "../../offer/offers.ts";
import { type CodedBox, isUsedUp, spreadCodes } from "../../offer/spread-code.ts";
import { order as orderDecider } from "../../order/decider.ts";
import { payment } from "../../payment/decider.ts";
import { paymentIdOf, purposeOf } from "../../payment/purpose.ts";
import { points } from "../../points/decider.ts";
import { mostFreeMeals } from "../../pricing/free-meals.ts";
import { streamName } from "../../streams.ts";
import { addHours } from "../time.ts";
import { zoneTableVersion } from "../zones/zones.ts";
import { Buyer } from "./buyer.ts";
import { accountId } from "./examples.ts";
import { calendarOf, deliveries, hasBox, orderIds, slotStreamOf, weeks } from "./household.ts";
import type { Logged } from "./log.ts";

/** A household with a balance, with codes for its next boxes, and with other plans for the day of its delivery. */
export class Customer extends Buyer {
  grant(grantId: string, kind: CreditKind, cents: number, days?: number): void {
    const named = { kind, source: kind === "purchased" ? "gift-card" : "goodwill", name: "a model's gift" } as const;
    const expires = days === undefined ? {} : { expiresAt: addHours(this.now, 24 * days) };
    this.onCredit({ type: "GrantCredit", grantId, ...named, ...expires, cents, at: this.now });
  }

  /** A code instead of the one before, or none: the boxes to come get, or lose, what it grants. */
  useCode(code: string | undefined): void {
    const at = this.now;
    const stream = streamName("account", accountId);
    if (code && isUsedUp(offerOf(code, at.slice(0, 10))!, this.#codedBoxes())) return;
    const enter = { type: "ApplyDiscountCode", audience: "account", at } as const;
    this.log.handle(account, stream, code ? { ...enter, code } : { type: "WithdrawDiscountCode", at }, at);
    this.spreadCodes();
  }

  /** What the codes that count grant goes to the next boxes that come. */
  protected spreadCodes(): void {
    const state = this.log.state(account, streamName("account", accountId));
    if (!("person" in state)) return;
    const offers = [state.discountCode, state.boxCode].flatMap((code) => (code ? (offerOf(code, this.now.slice(0, 10)) ?? []) : []));
    const changes = spreadCodes(offers, this.#codedBoxes())
      .map((grants, n) => ({ n, grants, gained: grants.length - this.order(n).grants.length }))
      .filter(({ n }) => this.#isChangeable(n))
      .toSorted((one, other) => one.gained - other.gained);
    for (const { n, grants } of changes) this.onOrder(n, { type: "ChangeDiscounts", grants, receivedAt: this.now });
  }

  /** A policy: a week that comes or goes, and a code that does, changes what the boxes to come carry. */
  protected followCode({ type }: Logged): void {
    const spreads = [
      "DiscountCodeApplied",
      "DiscountCodeWithdrawn",
      "OrderSkipped",
      "OrderUnskipped",
      "OrderMinimumNotMet",
      "OrderFailed",
      "OrderEdited",
    ];
    if (spreads.includes(type)) this.spreadCodes();
  }

  #isChangeable(n: number): boolean {
    const { status, calendar } = this.order(n);
    return (status === "open" || status === "skipped") && this.now < calendar.cutoffAt;
  }

  #codedBoxes(): CodedBox[] {
    return orderIds.map((_, n) => {
      const { status, grants, lines, calendar } = this.order(n);
      const none = status === "skipped" || status === "minimum-not-met" || status === "failed";
      const stands = none ? "none" : this.#isChangeable(n) ? "open" : "kept";
      return { grants, deliveryDate: calendar.deliveryDate, stands, mostFree: mostFreeMeals(lines) };
    });
  }

  /** Another day or window for one week: the new place is held, and the old one too, until the order has said where it goes. */
  move(n: number, choice: number): void {
    const before = this.order(n);
    const slot = deliveries[choice % deliveries.length]!;
    const to = { region: before.region, slot, calendar: calendarOf(n, slot) };
    const lines = [...before.lines];
    const command = { type: "ChangeDelivery", ...to, zoneTableVersion, lines, removed: [], receivedAt: this.now } as const;
    const here = slotStreamOf(before);
    const there = slotStreamOf(to);
    const judged = orderDecider.decide(command, before);
    if ("refused" in judged || judged.length === 0) return void this.onOrder(n, command);
    if (before.status === "open" && this.holdSlot(n, there) === "sold-out") return;
    this.holdSlot(n, here);
    this.onOrder(n, command);
    if (before.status === "open") this.settleSlot(n, 1, there);
    this.settleSlot(n, 0, here);
  }

  /** Places whose hold is over: the order has the one that it says, and no other; if that is gone, it gets no box. */
  protected endSlotHolds(n: number, boxed: boolean): void {
    for (const stream of this.slotStreams(n)) {
      const place = this.log.state(slotDecider, stream);
      const held = place.status === "open" ? place.orders.get(orderIds[n]!)?.held : undefined;
      if (!held || held.until > this.now) continue;
      const units = boxed && stream === slotStreamOf(this.order(n)) ? 1 : 0;
      if (this.settleSlot(n, units, stream) !== "sold-out") continue;
      this.onOrder(n, { type: "SkipOrder", because: "no-place", receivedAt: this.now });
      this.settleSlot(n, 0, stream);
    }
  }

  /** A policy: what was set aside is spent once it has paid, and free again once it never will. */
  protected settleCredit(n: number, event: Logged): void {
    const { patchId } = event.data as { readonly patchId?: string };
    const order = this.order(n);
    const at = this.now;
    const settles = ["OrderBilled", "OrderSkipped", "OrderMinimumNotMet", "OrderFailed", "LateAdditionBilled", "LateAdditionDropped"];
    if (!settles.includes(event.type)) return;
    const of = paymentIdOf(purposeOf(order.orderId, patchId));
    const patch = patchId && "patches" in order ? order.patches[patchId] : undefined;
    const unpaid = patchId
      ? patch?.status === "dropped"
      : order.status === "open" || (!hasBox(order) && !(order.status === "failed" && order.kind === "delivery"));
    const paid = patchId ? patch?.status === "billed" : "refunds" in order && !unpaid;
    if (paid) this.onCredit({ type: "SpendCredit", payment: of, at });
    else if (unpaid) this.onCredit({ type: "ReleaseCredit", payment: of, at });
  }

  /** A policy: a refund goes to the card, to the balance, and takes points back; gone through again, it changes nothing. */
  payOut(n: number, refundId: string): void {
    const order = this.order(n);
    const refund = "refunds" in order ? order.refunds[refundId] : undefined;
    if (!("price" in order) || !refund) return;
    const at = this.now;
    const { cardCents, promotionalCents, purchasedCents, foodCents } = refund.amounts;
    if (cardCents > 0) {
      const command = { type: "RefundPayment", refundId, amountCents: cardCents, reference: refundId, at } as const;
      const paid = this.log.handle(payment, streamName("payment", order.orderId), command, at);
      if (typeof paid !== "string" && paid.length > 0) this.gateway.refunds.push(cardCents);
    }
    if (promotionalCents + purchasedCents > 0) {
      this.onCredit({ type: "SpendCredit", payment: order.orderId, at });
      this.onCredit({ type: "ReturnCredit", payment: order.orderId, refundId, promotionalCents, purchasedCents, at });
    }
    const refundedPpm = Math.floor((foodCents * 1_000_000) / Math.max(1, order.price.discountedFoodCents));
    this.log.handle(points, streamName("points", accountId), { type: "TakeBack", orderId: order.orderId, refundId, refundedPpm, at }, at);
  }

  /** Whatever was given back and not yet paid out, of all weeks. */
  payOutAll(): void {
    weeks.forEach((_, n) => {
      const order = this.order(n);
      if ("refunds" in order) for (const refundId of Object.keys(order.refunds)) this.payOut(n, refundId);
    });
  }
}
