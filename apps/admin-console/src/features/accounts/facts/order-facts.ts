import { type FactsOf, type Phrases } from "./context.ts";
import { inner, int, quantities, text } from "./data.ts";

/** 'the order …' inside a sentence and at its beginning. */
function orderWords(say: Phrases, orderId: string): { order: string; Order: string } {
  const order = say.order(orderId);
  return { order, Order: order.charAt(0).toUpperCase() + order.slice(1) };
}

/** Events of orders: their stream's id is the order's. */
export const orderFacts = {
  OrderGenerated: (data, say, id) => ({
    ...orderWords(say, id),
    count: quantities(data),
    day: say.day(text(inner(data, "calendar"), "deliveryDate")),
    variant: data.skipped === true ? "skipped" : "",
  }),
  OrderEdited: (data, say, id) => ({ ...orderWords(say, id), count: quantities(data) }),
  OrderSkipped: (data, say, id) => {
    const because = say.coded("skipReasons", text(data, "because"));
    return { ...orderWords(say, id), because, variant: because ? "because" : "" };
  },
  OrderUnskipped: (_, say, id) => orderWords(say, id),
  OrderMinimumNotMet: (data, say, id) => ({
    ...orderWords(say, id),
    food: say.money(data, "foodCents"),
    minimum: say.money(data, "minimumCents"),
  }),
  OrderLocked: (data, say, id) => ({ ...orderWords(say, id), total: say.money(inner(data, "price"), "totalCents") }),
  OrderBillingStarted: (data, say, id) => ({
    ...orderWords(say, id),
    attempt: int(data, "attempt"),
    charge: say.money(data, "chargeCents"),
  }),
  OrderBilled: (data, say, id) => {
    const credit = { cents: int(data, "promotionalCents") + int(data, "purchasedCents") };
    return {
      ...orderWords(say, id),
      charged: say.money(data, "chargedCents"),
      credit: say.money(credit, "cents"),
      variant: credit.cents > 0 ? "credit" : "",
    };
  },
  OrderPaymentFailed: (data, say, id) => {
    const next = say.instant(text(data, "nextAttemptAt"));
    return {
      ...orderWords(say, id),
      attempt: int(data, "attempt"),
      code: say.coded("failureCodes", text(data, "code")),
      next,
      variant: next ? "again" : "",
    };
  },
  OrderFailed: (data, say, id) => ({ ...orderWords(say, id), kind: say.coded("failures", text(data, "kind")) }),
  OrderDelivered: (_, say, id) => orderWords(say, id),
  OrderDeliveryFailed: (data, say, id) => {
    const next = say.instant(text(data, "retryAt"));
    return { ...orderWords(say, id), code: say.coded("failureCodes", text(data, "code")), next, variant: next ? "again" : "" };
  },
  OrderRefunded: (data, say, id) => ({ ...orderWords(say, id), amount: say.money(data, "refundedCents"), because: text(data, "reason") }),
  PaymentAttempted: (data, say) => ({
    order: say.order(text(data, "orderId")),
    attempt: int(data, "attempt"),
    amount: say.money(data, "amountCents"),
  }),
  PaymentCaptured: (data, say) => ({ attempt: int(data, "attempt"), amount: say.money(data, "amountCents") }),
  PaymentDeclined: (data, say) => ({
    attempt: int(data, "attempt"),
    code: say.coded("failureCodes", text(data, "code")),
    variant: data.hard === true ? "hard" : "",
  }),
  PaymentOutcomeUnknown: (data) => ({ attempt: int(data, "attempt"), why: text(data, "why") }),
  PaymentResolved: (data, say) => ({
    attempt: int(data, "attempt"),
    outcome: say.coded("outcomes", text(data, "outcome")),
    amount: say.money(data, "amountCents"),
  }),
  PaymentRefunded: (data, say) => ({ amount: say.money(data, "amountCents") }),
  PointsPending: (data, say) => ({
    count: int(data, "points"),
    order: say.order(text(data, "orderId")),
    variant: text(data, "by") === "unskip" ? "unskip" : "",
  }),
  PointsMatured: (data, say) => ({ count: int(data, "points"), order: say.order(text(data, "orderId")) }),
  PointsForfeited: (data, say) => ({ count: int(data, "points"), order: say.order(text(data, "orderId")) }),
  PointsTakenBack: (data, say) => ({ count: int(data, "points"), order: say.order(text(data, "orderId")) }),
} as const satisfies Record<string, FactsOf>;
