import type { FactsOf } from "./context.ts";
import { type Data, inner, int, text } from "./data.ts";

const partsOf = (data: Data): { cents: number } => ({
  cents: Array.isArray(data.parts) ? data.parts.reduce<number>((total, part) => total + int(part as Data, "cents"), 0) : 0,
});

/** Events of payments, points, balances and messages. */
export const moneyFacts = {
  PaymentAttempted: (data, say) => ({
    order: say.order(text(inner(data, "purpose"), "orderId")),
    attempt: int(data, "attempt"),
    amount: say.money(data, "amountCents"),
    provider: say.coded("providers", text(data, "provider")),
    variant: text(inner(data, "purpose"), "kind").replace("order", ""),
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
  PaymentContradicted: (data, say) => ({
    attempt: int(data, "attempt"),
    known: say.coded("outcomes", text(data, "known")),
    told: say.coded("outcomes", text(data, "told")),
  }),
  PaymentRefunded: (data, say) => ({ amount: say.money(data, "amountCents") }),
  PointsPending: (data, say) => ({
    count: Math.abs(int(data, "points")),
    order: say.order(text(data, "orderId")),
    variant: int(data, "points") < 0 ? "less" : text(data, "by") === "unskip" ? "unskip" : "",
  }),
  PointsMatured: (data, say) => ({ count: int(data, "points"), order: say.order(text(data, "orderId")) }),
  PointsForfeited: (data, say) => ({ count: int(data, "points"), order: say.order(text(data, "orderId")) }),
  PointsTakenBack: (data, say) => ({ count: int(data, "points"), order: say.order(text(data, "orderId")) }),
  PointsEnded: (data) => {
    const count = int(data, "available") + int(data, "pending");
    return { count, variant: count === 0 ? "none" : "" };
  },
  PendingPointsTakenBack: (data, say) => ({ count: int(data, "points"), order: say.order(text(data, "orderId")) }),
  CreditGranted: (data, say) => ({
    amount: say.money(data, "cents"),
    source: say.coded("creditSources", text(data, "source")),
    name: text(data, "name"),
  }),
  CorporatePlanGiven: (data, say) => ({ amount: say.money(data, "cents"), plan: text(data, "plan"), until: say.day(text(data, "until")) }),
  CorporatePlanEnded: () => ({}),
  CreditReserved: (data, say) => ({ amount: say.money(partsOf(data), "cents") }),
  CreditSpent: (data, say) => ({ amount: say.money(partsOf(data), "cents") }),
  CreditReleased: (data, say) => ({ amount: say.money(partsOf(data), "cents") }),
  CreditReturned: (data, say) => ({ amount: say.money(partsOf(data), "cents") }),
  CreditExpired: (data, say) => ({ amount: say.money(data, "cents") }),
  NoticeSent: (data, say) => ({
    what: say.coded("notices", text(data, "kind")),
    about: say.subject(data),
    variant: text(data, "channel") === "mail" ? "" : text(data, "channel"),
  }),
  NoticeNotWanted: (data, say) => ({
    what: say.coded("notices", text(data, "kind")),
    about: say.subject(data),
    because: say.coded("notWanted", text(data, "because")),
  }),
} as const satisfies Record<string, FactsOf>;
