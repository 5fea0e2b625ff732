import { recordNumber } from "@tablee/domain/kernel/receipt-number";
import { type FactsOf, type Phrases } from "./context.ts";
import { type Data, inner, int, quantities, text } from "./data.ts";

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
  OrderRemade: (data, say, id) => ({ ...orderWords(say, id), count: quantities(data), plan: say.plan(data) }),
  OrderSkipped: (data, say, id) => {
    const because = say.coded("skipReasons", text(data, "because"));
    const act = text(data, "skippedTogether");
    const variant = [...(act ? ["together"] : []), ...(because ? ["because"] : [])].join("-");
    return { ...orderWords(say, id), because, number: act && recordNumber(act), variant };
  },
  OrderSkipExplained: (data, say, id) => ({ ...orderWords(say, id), because: say.coded("skipReasons", text(data, "because")) }),
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
      variant: next ? (data.hard === true ? "hard" : "again") : "",
    };
  },
  OrderFailed: (data, say, id) => ({ ...orderWords(say, id), kind: say.coded("failures", text(data, "kind")) }),
  OrderDelivered: (_, say, id) => orderWords(say, id),
  OrderDeliveryFailed: (data, say, id) => {
    const next = say.instant(text(data, "retryAt"));
    return { ...orderWords(say, id), code: say.coded("failureCodes", text(data, "code")), next, variant: next ? "again" : "" };
  },
  OrderRefunded: (data, say, id) => ({
    ...orderWords(say, id),
    amount: say.money(inner(data, "amounts"), "totalCents"),
    because: text(data, "reason"),
  }),
  OrderOutForDelivery: (data, say, id) => ({ ...orderWords(say, id), until: say.instant(text(data, "expectedUntil")) }),
  OrderDeliveryChanged: (data, say, id) => ({
    ...orderWords(say, id),
    slot: say.slot(data),
    day: say.day(text(inner(data, "calendar"), "deliveryDate")),
  }),
  OrderHandoverChosen: (data, say, id) => {
    const where = say.coded("handovers", text(data, "handover"));
    return { ...orderWords(say, id), where, variant: where ? "" : "usual" };
  },
  OrderDiscountsChanged: (data, say, id) => {
    const grants = Array.isArray(data.grants) ? data.grants.map((grant) => text(grant as Data, "name")) : [];
    return { ...orderWords(say, id), codes: grants.join(", "), variant: grants.length === 0 ? "none" : "" };
  },
  FirstOrderChangeStarted: (data, say, id) => ({
    ...orderWords(say, id),
    count: quantities(data),
    more: say.money(inner(data, "difference"), "totalCents"),
  }),
  FirstOrderChangeFailed: (data, say, id) => ({ ...orderWords(say, id), code: say.coded("failureCodes", text(data, "code")) }),
  FirstOrderChanged: (data, say, id) => {
    const totalCents = int(inner(data, "difference"), "totalCents");
    const amount = say.money({ totalCents: Math.abs(totalCents) }, "totalCents");
    const variant = totalCents === 0 ? "same" : totalCents < 0 ? "less" : "";
    return { ...orderWords(say, id), count: quantities(data), amount, variant };
  },
  LateAdditionStarted: (data, say, id) => ({
    ...orderWords(say, id),
    count: quantities(data),
    total: say.money(inner(data, "price"), "totalCents"),
  }),
  LateAdditionBillingStarted: (data, say, id) => ({
    ...orderWords(say, id),
    attempt: int(data, "attempt"),
    charge: say.money(data, "chargeCents"),
  }),
  LateAdditionPaymentFailed: (data, say, id) => ({ ...orderWords(say, id), code: say.coded("failureCodes", text(data, "code")) }),
  LateAdditionBilled: (data, say, id) => ({ ...orderWords(say, id), total: say.money(inner(data, "price"), "totalCents") }),
  LateAdditionDropped: (data, say, id) => ({ ...orderWords(say, id), because: say.coded("droppedBecause", text(data, "because")) }),
  RefundRequested: (data, say, id) => ({
    ...orderWords(say, id),
    amount: say.money(inner(data, "amounts"), "totalCents"),
    because: text(data, "reason"),
  }),
  RefundDeclined: (_, say, id) => orderWords(say, id),
} as const satisfies Record<string, FactsOf>;
