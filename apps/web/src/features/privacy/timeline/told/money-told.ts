import { type Data, inner, int, list, text } from "./data.ts";
import type { Phrases } from "./phrases.ts";
import { leftOut, type Told } from "./told.ts";

const amount = (say: Phrases, cents: number) => ({ amount: say.money(cents) });
const partsOf = (data: Data): number => list(data, "parts").reduce((sum, part) => sum + int(part, "cents"), 0);
const ofBox = (data: Data, say: Phrases) => ({ count: Math.abs(int(data, "points")), box: say.box(text(data, "orderId")) });

/** Events of payments, points, credit and messages; a payment's stream is named by its id. */
export const moneyTold: Told<"payment" | "points" | "credit" | "notice"> = {
  PaymentAttempted: (data, say) => ({
    ...amount(say, int(data, "amountCents")),
    box: say.box(text(inner(data, "purpose"), "orderId")),
    provider: say.coded("providers", text(data, "provider")),
    variant: text(inner(data, "purpose"), "kind").replace("order", ""),
  }),
  PaymentCaptured: (data, say, id) => ({ ...amount(say, int(data, "amountCents")), box: say.boxOfPayment(id) }),
  PaymentDeclined: (data, say, id) => ({ box: say.boxOfPayment(id), variant: data.hard === true ? "hard" : "" }),
  PaymentOutcomeUnknown: (_, say, id) => ({ box: say.boxOfPayment(id) }),
  PaymentResolved: (data, say, id) => ({
    ...amount(say, int(data, "amountCents")),
    box: say.boxOfPayment(id),
    outcome: say.coded("outcomes", text(data, "outcome")),
  }),
  PaymentContradicted: (_, say, id) => ({ box: say.boxOfPayment(id) }),
  PaymentRefunded: (data, say, id) => ({ ...amount(say, int(data, "amountCents")), box: say.boxOfPayment(id) }),
  PointsPending: (data, say) => ({
    ...ofBox(data, say),
    variant: int(data, "points") < 0 ? "less" : text(data, "by") === "unskip" ? "unskip" : "",
  }),
  PointsMatured: ofBox,
  PointsForfeited: ofBox,
  PendingPointsTakenBack: ofBox,
  PointsTakenBack: ofBox,
  PointsEnded: (data) => {
    const count = int(data, "available") + int(data, "pending");
    return { count, variant: count === 0 ? "none" : "" };
  },
  CreditGranted: (data, say) => ({ ...amount(say, int(data, "cents")), source: say.coded("creditSources", text(data, "source")) }),
  CreditReserved: (data, say) => amount(say, partsOf(data)),
  CreditSpent: (data, say) => amount(say, partsOf(data)),
  CreditReleased: (data, say) => amount(say, partsOf(data)),
  CreditReturned: (data, say) => amount(say, partsOf(data)),
  CreditExpired: (data, say) => amount(say, int(data, "cents")),
  CorporatePlanGiven: (data, say) => ({ ...amount(say, int(data, "cents")), until: say.date(text(data, "until")) }),
  CorporatePlanEnded: () => ({}),
  NoticeSent: (data, say) => ({
    what: say.coded("notices", text(data, "kind")),
    about: say.subject(data),
    channel: say.coded("channels", text(data, "channel")),
  }),
  NoticeNotWanted: leftOut("Nothing was sent: why a message would have been out of date is no event of the person's."),
};
