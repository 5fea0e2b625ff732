import { capital } from "../../../../shared/i18n/capital.ts";
import { inner, int, list, text, units } from "./data.ts";
import type { Phrases } from "./phrases.ts";
import { leftOut, type Told } from "./told.ts";

/** 'your box for the week of …' inside a sentence and at its beginning. */
const box = (say: Phrases, orderId: string) => ({ box: say.box(orderId), Box: capital(say.box(orderId)) });
const because = (code: string) => ({ because: code, variant: code ? "because" : "" });

/** Events of the subscription and of orders; an order's stream is named by its id. */
export const orderTold: Told<"subscription" | "order"> = {
  SubscriptionStarted: (data, say) => ({
    plan: say.plan(inner(data, "plan")),
    slot: say.slot(inner(data, "slot")),
    week: say.week(text(data, "firstWeek")),
  }),
  PlanChanged: (data, say) => ({ plan: say.plan(inner(data, "plan")) }),
  TastesChanged: (data, say) => ({ tastes: say.tastes(inner(data, "tastes")) }),
  DeliverySlotChanged: (data, say) => ({ slot: say.slot(inner(data, "slot")), week: say.week(text(data, "fromWeek")) }),
  DeliveryMoved: (data, say) => ({
    slot: say.slot(inner(data, "slot")),
    before: say.slot(inner(data, "before")),
    week: say.week(text(data, "fromWeek")),
  }),
  RecurringItemChosen: (data, say) => ({ count: int(data, "quantity"), week: say.week(text(data, "fromWeek")) }),
  RecurringItemEnded: (data, say) => ({ week: say.week(text(data, "fromWeek")) }),
  SubscriptionPaused: (data, say) => ({
    why: say.coded("pauseReasons", text(data, "reason")),
    until: say.dayOf(text(data, "resumesAt")),
    variant: text(data, "resumesAt") ? "until" : "",
  }),
  PauseEndMoved: (data, say) => ({
    until: say.dayOf(text(data, "resumesAt")),
    variant: text(data, "resumesAt") ? "until" : "",
  }),
  SubscriptionResumed: () => ({}),
  SubscriptionClosed: (data, say) => ({ why: say.coded("pauseReasons", text(data, "reason")) }),
  OrderGenerated: (data, say, id) => ({
    ...box(say, id),
    count: units(data),
    day: say.day(text(inner(data, "calendar"), "deliveryDate")),
    variant: data.skipped === true ? "skipped" : "",
  }),
  OrderEdited: (data, say, id) => ({ ...box(say, id), count: units(data) }),
  OrderRemade: (data, say, id) => ({ ...box(say, id), count: units(data), plan: say.plan(inner(data, "plan")) }),
  OrderSkipped: (data, say, id) => ({ week: say.weekOfBox(id), ...because(say.coded("skipReasons", text(data, "because"))) }),
  OrderSkipExplained: (data, say, id) => ({
    week: say.weekOfBox(id),
    because: say.coded("skipReasons", text(data, "because")),
  }),
  OrderUnskipped: (_, say, id) => box(say, id),
  OrderMinimumNotMet: (data, say, id) => ({
    ...box(say, id),
    food: say.money(int(data, "foodCents")),
    minimum: say.money(int(data, "minimumCents")),
  }),
  OrderLocked: (data, say, id) => ({ ...box(say, id), total: say.money(int(inner(data, "price"), "totalCents")) }),
  OrderBillingStarted: leftOut("The attempt that follows is told, with its amount and its provider."),
  OrderBilled: (data, say, id) => {
    const credit = int(data, "promotionalCents") + int(data, "purchasedCents");
    return {
      ...box(say, id),
      charged: say.money(int(data, "chargedCents")),
      credit: say.money(credit),
      variant: credit > 0 ? "credit" : "",
    };
  },
  OrderPaymentFailed: (data, say, id) => {
    const next = say.instant(text(data, "nextAttemptAt"));
    return { ...box(say, id), next, variant: next ? (data.hard === true ? "hard" : "again") : "" };
  },
  OrderFailed: (data, say, id) => ({ ...box(say, id), how: say.coded("failures", text(data, "kind")) }),
  OrderDelivered: (_, say, id) => box(say, id),
  OrderDeliveryFailed: (data, say, id) => {
    const code = text(data, "code");
    const why = say.coded("deliveryFailures", code);
    return { ...box(say, id), why, variant: why && code !== "other" ? "because" : "" };
  },
  OrderOutForDelivery: (data, say, id) => ({ ...box(say, id), until: say.instant(text(data, "expectedUntil")) }),
  OrderDeliveryChanged: (data, say, id) => ({
    ...box(say, id),
    slot: say.slot(inner(data, "slot")),
    day: say.day(text(inner(data, "calendar"), "deliveryDate")),
  }),
  OrderHandoverChosen: (data, say, id) => {
    const where = say.coded("handovers", text(data, "handover"));
    return { ...box(say, id), where, variant: where ? "" : "usual" };
  },
  OrderDiscountsChanged: (data, say, id) => ({ ...box(say, id), variant: list(data, "grants").length === 0 ? "none" : "" }),
  FirstOrderChangeStarted: (data, say, id) => ({
    ...box(say, id),
    count: units(data),
    more: say.money(int(inner(data, "difference"), "totalCents")),
  }),
  FirstOrderChangeFailed: (_, say, id) => box(say, id),
  FirstOrderChanged: (data, say, id) => {
    const cents = int(inner(data, "difference"), "totalCents");
    const variant = cents === 0 ? "same" : cents < 0 ? "less" : "";
    return { ...box(say, id), count: units(data), amount: say.money(Math.abs(cents)), variant };
  },
  LateAdditionStarted: (data, say, id) => ({
    ...box(say, id),
    count: units(data),
    total: say.money(int(inner(data, "price"), "totalCents")),
  }),
  LateAdditionBillingStarted: leftOut("The attempt that follows is told, with its amount and its provider."),
  LateAdditionPaymentFailed: (_, say, id) => box(say, id),
  LateAdditionBilled: (data, say, id) => ({ ...box(say, id), total: say.money(int(inner(data, "price"), "totalCents")) }),
  LateAdditionDropped: (data, say, id) => ({ ...box(say, id), because: say.coded("droppedBecause", text(data, "because")) }),
  RefundRequested: (data, say, id) => ({ ...box(say, id), amount: say.money(int(inner(data, "amounts"), "totalCents")) }),
  RefundDeclined: (_, say, id) => box(say, id),
  OrderRefunded: (data, say, id) => ({
    ...box(say, id),
    amount: say.money(int(inner(data, "amounts"), "totalCents")),
    why: text(data, "reason"),
  }),
};
