import { order as orderDecider } from "../../order/decider.ts";
import { linesInBox, unitsInBox, volumeGiven } from "../../order/state.ts";
import { idempotencyKeyOf, payment } from "../../payment/decider.ts";
import { paymentIdOf, purposeOf } from "../../payment/purpose.ts";
import { priceAdditions } from "../../pricing/price-additions.ts";
import type { OrderLine } from "../../pricing/vocabulary.ts";
import { streamName } from "../../streams.ts";
import { cents } from "../money.ts";
import type { Mood } from "./gateway.ts";
import { type Existing, Household, hasBox, orderIds } from "./household.ts";

/** A household that adds to what it has paid for: put together, held, paid, in the steps in which the product takes them. */
export class Buyer extends Household {
  add(n: number, added: readonly OrderLine[], patchId: string): void {
    const order = this.order(n);
    const { promotional, purchased } = this.balances(paymentIdOf(purposeOf(order.orderId, patchId)));
    const price = priceAdditions({
      plan: order.plan,
      ordered: linesInBox(order),
      volumeGivenCents: volumeGiven(order),
      added,
      region: order.region,
      date: order.calendar.deliveryDate,
      promotionalBalance: cents(promotional),
      purchasedBalance: cents(purchased),
    });
    const command = { type: "StartLateAddition", patchId, lines: added, price, heldUntil: this.holdEnds(n), receivedAt: this.now } as const;
    if ("refused" in orderDecider.decide(command, order)) return void this.onOrder(n, command);
    if (this.#holdAll(n, order, added)) this.onOrder(n, command);
  }

  pay(n: number, patchId: string, mood: Mood): void {
    const order = this.order(n);
    const patch = "patches" in order ? order.patches[patchId] : undefined;
    const at = this.now;
    if (patch?.status === "open" && !this.#holdAll(n, order, patch.lines))
      return void this.onOrder(n, { type: "DropLateAddition", patchId, because: "sold-out", at });
    const started = this.onOrder(n, { type: "StartLateAdditionBilling", patchId, receivedAt: at });
    if (typeof started === "string" || !patch || patch.status === "billed") return;
    const { attempts: attempt, price } = this.#patch(n, patchId);
    const purpose = purposeOf(orderIds[n]!, patchId);
    if (!this.setAside(paymentIdOf(purpose), price)) return void this.#failed(n, patchId, attempt, "balance-changed");
    const outcome = price.chargeCents === 0 ? "captured" : this.charge(n, attempt, price.chargeCents, mood, purpose);
    if (outcome === "unknown") return;
    if (outcome !== "captured") return void this.#failed(n, patchId, attempt, outcome);
    this.onOrder(n, { type: "RecordLateAdditionBilled", patchId, attempt, at });
    const after = this.order(n);
    for (const { sku } of patch.lines) this.settle(n, sku, hasBox(after) ? (unitsInBox(after).get(sku) ?? 0) : 0);
  }

  /** The gateway tells again, or late, what it knows of an attempt. */
  webhook(n: number, attempt: number): void {
    const at = this.now;
    const known = this.gateway.ask(idempotencyKeyOf(paymentIdOf(purposeOf(orderIds[n]!)), attempt));
    if (known === "never-arrived") return;
    const command =
      known === "captured"
        ? ({ type: "RecordCaptured", attempt, reference: "webhook", at } as const)
        : ({ type: "RecordDeclined", attempt, code: "declined", hard: known === "hard", at } as const);
    this.log.handle(payment, streamName("payment", orderIds[n]!), command, at);
  }

  /** Payments that hang are brought to their end, by a gateway that answers. */
  payWhatHangs(n: number): void {
    const order = this.order(n);
    if (!("patches" in order)) return;
    for (const [patchId, patch] of Object.entries(order.patches)) {
      for (let tries = 0; tries < 4 && patch.status === "billing" && this.#patch(n, patchId).status === "billing"; tries++)
        this.pay(n, patchId, "captured");
    }
  }

  /** What was set aside is free again first: once the failure is written down, another attempt may begin. */
  #failed(n: number, patchId: string, attempt: number, code: string): void {
    const at = this.now;
    this.onCredit({ type: "ReleaseCredit", payment: paymentIdOf(purposeOf(orderIds[n]!, patchId)), at });
    this.onOrder(n, { type: "RecordLateAdditionPaymentFailed", patchId, attempt, code, at });
  }

  #holdAll(n: number, order: Existing, added: readonly OrderLine[]): boolean {
    const box = unitsInBox(order);
    return added.every(({ sku, quantity }) => this.hold(n, sku, quantity + (box.get(sku) ?? 0)) !== "sold-out");
  }

  #patch(n: number, patchId: string) {
    const order = this.order(n);
    return ("patches" in order ? order.patches[patchId] : undefined)!;
  }
}
