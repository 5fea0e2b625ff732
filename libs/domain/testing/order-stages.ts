import { idFrom } from "../src/kernel/ids.ts";
import { cents, zero } from "../src/kernel/money.ts";
import { addMinutes } from "../src/kernel/time.ts";
import type { OrderEvent } from "../src/order/events.ts";
import { priceAdditions } from "../src/pricing/price-additions.ts";
import type { OrderLine } from "../src/pricing/vocabulary.ts";
import { calendar, lines, orderGenerated, plan, price } from "./examples.ts";

/** The time at which the example's order is billed, and of the events that follow at once. */
export const at = calendar.billingAt;
export const additionId = idFrom("example", "addition");
export const otherAdditionId = idFrom("example", "other addition");
export const jam: OrderLine = { sku: "MKT-0001", kind: "market", quantity: 2, taxCategory: "basic-grocery", priceCents: cents(700) };

export const additionPriceOf = (added: readonly OrderLine[]) =>
  priceAdditions({
    plan,
    ordered: lines,
    volumeGivenCents: price.volumeDiscountCents,
    added,
    region: "on",
    date: calendar.deliveryDate,
    promotionalCredit: zero,
    purchasedCredit: zero,
  });

export const skipped: OrderEvent = { type: "OrderSkipped", data: { skippedAt: orderGenerated.data.generatedAt } };
export const locked: OrderEvent = { type: "OrderLocked", data: { price, lockedAt: calendar.lockAt } };
export const billingStarted = (attempt = 1, startedAt = at): OrderEvent => ({
  type: "OrderBillingStarted",
  data: { attempt, chargeCents: price.chargeCents, startedAt },
});
export const paymentFailed = (attempt = 1, nextAttemptAt?: string, hard = false): OrderEvent => ({
  type: "OrderPaymentFailed",
  data: {
    attempt,
    code: "insufficient-funds",
    ...(hard ? { hard } : {}),
    failedAt: at,
    ...(nextAttemptAt ? { nextAttemptAt } : {}),
  },
});
export const billed = (attempt = 1): OrderEvent => ({
  type: "OrderBilled",
  data: {
    attempt,
    chargedCents: price.chargeCents,
    promotionalCents: zero,
    purchasedCents: zero,
    foodCents: price.discountedFoodCents,
    deliveryFeeCents: price.deliveryFeeCents,
    taxes: [],
    billedAt: at,
  },
});
export const failed = (kind: "payment" | "delivery"): OrderEvent => ({ type: "OrderFailed", data: { kind, failedAt: at } });
export const out: OrderEvent = {
  type: "OrderOutForDelivery",
  data: { expectedFrom: calendar.deliveryFrom, expectedUntil: calendar.deliveryUntil, outAt: calendar.deliveryFrom },
};
export const deliveryFailed: OrderEvent = { type: "OrderDeliveryFailed", data: { code: "nobody-home", failedAt: at } };
export const delivered: OrderEvent = { type: "OrderDelivered", data: { deliveredAt: calendar.deliveryUntil } };

/** An addition of some jam, from start to payment. */
export const additionStarted: OrderEvent = {
  type: "LateAdditionStarted",
  data: { additionId, lines: [jam], price: additionPriceOf([jam]), heldUntil: addMinutes(at, 15), startedAt: at },
};
export const additionBilling = (attempt = 1): OrderEvent => ({
  type: "LateAdditionBillingStarted",
  data: { additionId, attempt, chargeCents: cents(1400), startedAt: at },
});
export const additionFailed: OrderEvent = {
  type: "LateAdditionPaymentFailed",
  data: { additionId, attempt: 1, code: "card_declined", failedAt: at },
};
export const additionBilled: OrderEvent = {
  type: "LateAdditionBilled",
  data: { additionId, attempt: 1, lines: [jam], price: additionPriceOf([jam]), billedAt: at },
};
export const additionDropped: OrderEvent = { type: "LateAdditionDropped", data: { additionId, because: "sold-out", droppedAt: at } };

/** The events that lead to each stage. */
export const upTo = {
  open: [orderGenerated],
  skipped: [orderGenerated, skipped],
  locked: [orderGenerated, locked],
  billing: [orderGenerated, locked, billingStarted()],
  billed: [orderGenerated, locked, billingStarted(), billed()],
  delivered: [orderGenerated, locked, billingStarted(), billed(), delivered],
  unpaid: [orderGenerated, locked, billingStarted(), paymentFailed(), failed("payment")],
  undelivered: [orderGenerated, locked, billingStarted(), billed(), deliveryFailed, failed("delivery")],
} as const satisfies Record<string, readonly OrderEvent[]>;
export type Stage = keyof typeof upTo;
