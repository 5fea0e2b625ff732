import { orderId, price } from "../../../testing/examples.ts";
import { cents } from "../../kernel/money.ts";
import { changePurposeOf, purposeOf } from "../../payment/purpose.ts";
import { nothingBack } from "../../pricing/refund.ts";
import type { PaidOrder } from "../state.ts";
import { type PaymentSplit, paidWith, refundRoute } from "./refund-route.ts";

const ways = (cardCents: number, promotionalCents = 0, purchasedCents = 0): PaymentSplit => ({
  cardCents: cents(cardCents),
  promotionalCents: cents(promotionalCents),
  purchasedCents: cents(purchasedCents),
});
const change = (of: PaymentSplit, status = "made") => ({
  status,
  difference: { ...nothingBack, ...of, totalCents: of.cardCents + of.promotionalCents + of.purchasedCents },
});

/** An order whose own payment was $80 by card, $10 of promotional and $5 of purchased credit, changed and refunded since. */
function paid(changes: Readonly<Record<string, ReturnType<typeof change>>> = {}, more: Partial<PaidOrder> = {}): PaidOrder {
  const made = Object.values(changes).filter(({ status }) => status === "made");
  const now = (way: keyof PaymentSplit, first: number) => cents(made.reduce((total, { difference }) => total + difference[way], first));
  const { cardCents, ...credit } = {
    cardCents: now("cardCents", 8000),
    promotionalCents: now("promotionalCents", 1000),
    purchasedCents: now("purchasedCents", 500),
  };
  return {
    orderId,
    price: { ...price, ...credit, chargeCents: cardCents },
    changes,
    additions: {},
    refunds: {},
    ...more,
  } as unknown as PaidOrder;
}
const own = (of: PaymentSplit) => ({ purpose: purposeOf(orderId), ...of });
const of = (changeId: string, paidBy: PaymentSplit) => ({ purpose: changePurposeOf(orderId, changeId), ...paidBy });
const refund = (amounts: PaymentSplit, additionId?: string) => ({
  lines: [],
  deliveryFee: false,
  additionId,
  amounts: { ...nothingBack, ...amounts },
  reason: "late",
  refundedAt: "2027-02-03T06:00:00.000Z",
});

describe("what an order was paid with", () => {
  it("is its own payment as it was at first, after any later change", () => {
    expect(paidWith(paid())).toEqual([own(ways(8000, 1000, 500))]);
    expect(paidWith(paid({ less: change(ways(-2000, -300)) }))).toEqual([own(ways(8000, 1000, 500))]);
  });

  it("is one payment more for each change that cost more, and for each paid addition", () => {
    const changes = { more: change(ways(700, 200)), failed: change(ways(900), "failed"), billing: change(ways(50), "billing") };
    const additions = {
      jam: { status: "billed", price: { chargeCents: 300, promotionalCents: 0, purchasedCents: 100 } },
      dropped: { status: "dropped", price: { chargeCents: 900, promotionalCents: 0, purchasedCents: 0 } },
    };
    expect(paidWith(paid(changes, { additions } as unknown as Partial<PaidOrder>))).toEqual([
      own(ways(8000, 1000, 500)),
      of("more", ways(700, 200)),
      { purpose: purposeOf(orderId, "jam"), ...ways(300, 0, 100) },
    ]);
  });
});

describe("the way back of money", () => {
  it("is the order's own payment where it was never changed", () => {
    const refunds = { some: refund(ways(1200, 100)) };
    expect(refundRoute(paid({}, { refunds }), "some")).toEqual([own(ways(1200, 100))]);
  });

  it("is the latest change first, each way for itself, then what came before it", () => {
    const changes = { first: change(ways(300)), second: change(ways(700, 200)), less: change(ways(-900, -250)) };
    expect(refundRoute(paid(changes), "less")).toEqual([of("second", ways(700, 200)), of("first", ways(200)), own(ways(0, 50))]);
  });

  it("leaves later ones what earlier ones did not take", () => {
    const changes = { more: change(ways(700)), less: change(ways(-500)), again: change(ways(100)) };
    const refunds = { one: refund(ways(250)), other: refund(ways(400)), jam: refund(ways(90), "jam") };
    const order = paid(changes, { refunds });
    expect(refundRoute(order, "less")).toEqual([of("more", ways(500))]);
    expect(refundRoute(order, "one")).toEqual([of("again", ways(100)), of("more", ways(150))]);
    expect(refundRoute(order, "other")).toEqual([of("more", ways(50)), own(ways(350))]);
  });

  it("is the same after any later refund or change", () => {
    const changes = { more: change(ways(700)), less: change(ways(-500)) };
    const then = refundRoute(paid(changes), "less");
    const later = { ...changes, again: change(ways(900)) };
    expect(refundRoute(paid(later, { refunds: { all: refund(ways(9000)) } }), "less")).toEqual(then);
  });

  it("is an addition's own payment for what was added", () => {
    const refunds = { jam: refund(ways(90, 10), "jam") };
    expect(refundRoute(paid({ more: change(ways(700)) }, { refunds }), "jam")).toEqual([
      { purpose: purposeOf(orderId, "jam"), ...ways(90, 10) },
    ]);
  });

  it("is none for what gives nothing back", () => {
    expect(refundRoute(paid({ more: change(ways(700)) }), "more")).toEqual([]);
    expect(refundRoute(paid(), "unknown")).toEqual([]);
  });
});
