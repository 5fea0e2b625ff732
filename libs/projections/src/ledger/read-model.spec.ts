import { accountId, orderId, refundId } from "@tablee/domain/testing/examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { ledgerModel, postingsOf } from "./read-model.ts";

const at = "2027-02-03T06:00:00.000Z";
const event = (stream: string, type: string, data: object): StoredEvent => ({
  id: `id-of-${type}`,
  stream,
  revision: 0,
  position: 42n,
  type,
  data,
  metadata: { subject: accountId, at } as never,
  createdAt: new Date(0),
});
const billed = (more: object = {}) =>
  event(`order-${orderId}`, "OrderBilled", {
    attempt: 1,
    chargedCents: 8000,
    promotionalCents: 1000,
    purchasedCents: 500,
    foodCents: 8370,
    deliveryFeeCents: 799,
    taxes: [
      { code: "GST", cents: 110 },
      { code: "QST", cents: 221 },
    ],
    billedAt: at,
    ...more,
  });
const posted = (stored: StoredEvent) => (ledgerModel.keys(stored).length === 0 ? [] : postingsOf(stored as never));

describe("the books", () => {
  it("take what paid an order against what was sold and what is owed to the state", () => {
    expect(posted(billed())).toEqual([
      ["card-clearing", 8000],
      ["promotional-balance", 1000],
      ["purchased-balance", 500],
      ["revenue-food", -8370],
      ["revenue-delivery", -799],
      ["tax-payable-GST", -110],
      ["tax-payable-QST", -221],
    ]);
  });

  it.each([
    [
      "PaymentCaptured",
      { attempt: 1, amountCents: 8000, reference: "ch", capturedAt: at },
      [
        ["cash", 8000],
        ["card-clearing", -8000],
      ],
    ],
    [
      "PaymentResolved",
      { attempt: 1, outcome: "captured", amountCents: 8000, resolvedAt: at },
      [
        ["cash", 8000],
        ["card-clearing", -8000],
      ],
    ],
    ["PaymentResolved", { attempt: 1, outcome: "declined", amountCents: 8000, resolvedAt: at }, []],
    ["PaymentResolved", { attempt: 1, outcome: "cancelled", amountCents: 8000, resolvedAt: at }, []],
    ["PaymentDeclined", { attempt: 1, code: "no", hard: true, declinedAt: at }, []],
    [
      "PaymentRefunded",
      { refundId, amountCents: 500, reference: "re", refundedAt: at },
      [
        ["cash", -500],
        ["card-clearing", 500],
      ],
    ],
    [
      "OrderRefunded",
      {
        refundId,
        lines: [],
        deliveryFee: false,
        amounts: {
          foodCents: 400,
          deliveryFeeCents: 48,
          taxes: [{ code: "HST", cents: 52 }],
          totalCents: 500,
          promotionalCents: 100,
          purchasedCents: 0,
          cardCents: 400,
        },
        reason: "damaged",
        refundedAt: at,
      },
      [
        ["card-clearing", -400],
        ["promotional-balance", -100],
        ["revenue-food", 400],
        ["revenue-delivery", 48],
        ["tax-payable-HST", 52],
      ],
    ],
    [
      "PointsMatured",
      { orderId, points: 83, maturedAt: at },
      [
        ["points-expense", 83],
        ["points-liability", -83],
      ],
    ],
    [
      "PointsTakenBack",
      { orderId, refundId, points: 27, takenBackAt: at },
      [
        ["points-expense", -27],
        ["points-liability", 27],
      ],
    ],
    [
      "PointsRedeemed",
      { redemptionId: refundId, points: 500, cents: 450, redeemedAt: at },
      [
        ["points-liability", 500],
        ["points-clearing", -450],
        ["points-expense", -50],
      ],
    ],
    [
      "CreditGranted",
      { grantId: refundId, kind: "promotional", source: "points", name: "500 points", cents: 450, grantedAt: at },
      [
        ["points-clearing", 450],
        ["promotional-balance", -450],
      ],
    ],
    [
      "GiftCardIssued",
      { kind: "purchased", cents: 5000, issue: 1, codeHash: "hash", lastFour: "7K2Q", issuedAt: at },
      [
        ["card-clearing", 5000],
        ["gift-card-liability", -5000],
      ],
    ],
    ["GiftCardIssued", { kind: "bonus", cents: 500, issue: 1, codeHash: "hash", lastFour: "7K2Q", issuedAt: at }, []],
    [
      "GiftCardRedeemed",
      { accountId, kind: "purchased", cents: 5000, redeemedAt: at },
      [
        ["gift-card-liability", 5000],
        ["card-clearing", -5000],
      ],
    ],
    ["GiftCardRedeemed", { accountId, kind: "bonus", cents: 500, redeemedAt: at }, []],
    ["PointsPending", { orderId, by: "order", points: 83, earnedAt: at }, []],
    ["OrderSkipped", { skippedAt: at }, []],
  ] as const)("write %s of %j as %j", (type, data, postings) => {
    expect(posted(event(`payment-${orderId}`, type, data))).toEqual(postings);
  });

  it("leave out postings of nothing", () => {
    expect(posted(billed({ chargedCents: 9500, promotionalCents: 0, purchasedCents: 0 })).map(([account]) => account)).not.toContain(
      "promotional-balance",
    );
  });

  it("have one row per posting, with its entry, its order and its account", () => {
    const keys = ledgerModel.keys(billed());
    expect(keys).toHaveLength(7);
    expect(ledgerModel.evolve(undefined, billed(), keys[1]!)).toEqual({
      key: keys[1],
      entry_id: "id-of-OrderBilled",
      position: "42",
      at,
      subject: accountId,
      order_id: orderId,
      payment_id: null,
      account: "promotional-balance",
      cents: 1000,
    });
    const matured = event(`points-${accountId}`, "PointsMatured", { orderId, points: 83, maturedAt: at });
    expect(ledgerModel.evolve(undefined, matured, ledgerModel.keys(matured)[0]!)?.order_id).toBe(orderId);
  });

  it("name the payment that moved the money, and leave its order to the payment's own row", () => {
    const captured = event(`payment-${orderId}`, "PaymentCaptured", { attempt: 1, amountCents: 8000, reference: "ch", capturedAt: at });
    expect(ledgerModel.evolve(undefined, captured, ledgerModel.keys(captured)[0]!)).toMatchObject({ order_id: null, payment_id: orderId });
  });

  it("stop at an entry that does not balance, and never park it", () => {
    const wrong = billed({ chargedCents: 8001 });
    expect(() => ledgerModel.evolve(undefined, wrong, ledgerModel.keys(wrong)[0]!)).toThrow("are 1 cents apart");
    expect(ledgerModel.halts).toBe(true);
  });
});
