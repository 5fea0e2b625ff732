import { cents } from "../kernel/money.ts";
import { type PricingInputs, priceOrder } from "./price-order.ts";
import { everythingLeft, nothingBack, refundAmounts } from "./refund.ts";
import type { RefundAsked } from "./refund-asked.ts";
import type { OrderLine } from "./vocabulary.ts";

const additionId = "addition-1";
const recipe = (n: number): OrderLine => ({ sku: `RTC-000${n}`, kind: "ready-to-cook", quantity: 1, taxCategory: "basic-grocery" });
const crisps: OrderLine = { sku: "MKT-0001", kind: "market", quantity: 2, taxCategory: "snack", priceCents: cents(1200) };
const bread: OrderLine = { sku: "MKT-0002", kind: "market", quantity: 1, taxCategory: "basic-grocery", priceCents: cents(1600) };
const lines = [recipe(1), recipe(2), crisps, bread];
const priceOf = (more: Partial<PricingInputs> = {}) =>
  priceOrder({
    plan: { type: "ready-to-cook", persons: 2, recipes: 2 },
    lines,
    region: "qc",
    date: "2027-02-06",
    firstWeek: false,
    discounts: [{ kind: "percentage", type: "percentage_discount", name: "10 %", ppm: 100_000 }],
    promotionalCredit: cents(0),
    purchasedCredit: cents(0),
    ...more,
  });
const paid = (more: Partial<PricingInputs> = {}, refunds: Record<string, RefundAsked> = {}) => ({
  lines: more.lines ?? lines,
  price: priceOf(more),
  additions: {},
  refunds,
});
const units = (sku: string, quantity = 1, more: Partial<RefundAsked> = {}): RefundAsked => ({
  lines: [{ sku, quantity }],
  deliveryFee: false,
  ...more,
});
const fee: RefundAsked = { lines: [], deliveryFee: true };
const taxes = (gst: number, qst: number) => [
  { code: "GST", cents: gst },
  { code: "QST", cents: qst },
];

// The receipt, as price-order.spec.ts works it out: food 87.30 (recipes 26.55 each, crisps 20.52, bread 13.68), fee 7.99,
// GST 1.12 and QST 2.23 on 22.40 (20.52 of crisps, 1.88 of the fee); 98.64 in all.
describe("a refund, to the cent", () => {
  it.each([
    ["a recipe, untaxed", units("RTC-0001"), 2655, 0, [0, 0], 2655],
    // Half of the crisps: 112 × 1026 ÷ 2240 = 51.3 and 223 × 1026 ÷ 2240 = 102.1.
    ["one of two packs of crisps", units("MKT-0001"), 1026, 0, [51, 102], 1179],
    ["both packs", units("MKT-0001", 2), 2052, 0, [103, 204], 2359],
    // The fee's part of the base, 188: 112 × 188 ÷ 2240 = 9.4 and 223 × 188 ÷ 2240 = 18.7.
    ["the delivery fee with its part of the taxes", fee, 0, 799, [9, 19], 827],
    ["what was never bought", units("RTC-0999"), 0, 0, [0, 0], 0],
  ] as const)("of %s", (_, asked, foodCents, deliveryFeeCents, [gst, qst], totalCents) => {
    const amounts = { foodCents, deliveryFeeCents, taxes: taxes(gst, qst), totalCents, promotionalCents: 0, purchasedCents: 0 };
    expect(refundAmounts(paid(), asked)).toEqual({ ...amounts, cardCents: totalCents });
  });

  it("of all that is left names a recipe and its larger serving apart, each with its own share", () => {
    const larger: OrderLine = {
      ...recipe(1),
      options: [{ id: "protein-double", kind: "larger-protein", centsPerServing: cents(500) }],
      upgrade: true,
    };
    const order = paid({ lines: [...lines, larger] });
    const { lines: asked } = everythingLeft(order);
    expect(asked.filter(({ sku }) => sku === "RTC-0001")).toEqual([
      { sku: "RTC-0001", quantity: 1 },
      { sku: "RTC-0001", upgrade: true, quantity: 1 },
    ]);
    const one = refundAmounts(order, units("RTC-0001")).totalCents;
    const other = refundAmounts(order, { lines: [{ sku: "RTC-0001", upgrade: true, quantity: 1 }], deliveryFee: false }).totalCents;
    expect([one > other, other > 0]).toEqual([true, true]);
    expect(refundAmounts(order, everythingLeft(order)).totalCents).toBe(order.price.totalCents);
  });

  it("gives with the second pack what the first one left of the taxes on both", () => {
    expect(refundAmounts(paid({}, { first: units("MKT-0001") }), units("MKT-0001"))).toMatchObject({
      foodCents: 1026,
      taxes: taxes(52, 102),
      totalCents: 1180,
    });
  });

  it("of a line holds nothing of the fee that went back before", () => {
    expect(refundAmounts(paid({}, { first: fee }), units("RTC-0001"))).toMatchObject({
      foodCents: 2655,
      deliveryFeeCents: 0,
      totalCents: 2655,
    });
  });

  it("goes back the way it was paid, rounded down for the credit, and the card has the rest", () => {
    const credit = { promotionalCredit: cents(1000), purchasedCredit: cents(5000) };
    // 1000 × 1179 ÷ 9864 = 119.5; of the other 1060, 5000 × 1060 ÷ 8864 = 597.9.
    expect(refundAmounts(paid(credit), units("MKT-0001"))).toMatchObject({ promotionalCents: 119, purchasedCents: 597, cardCents: 463 });
    // Both packs: 239 and 1195 of 2359. So the second one brings 120, 598, and 462.
    expect(refundAmounts(paid(credit, { first: units("MKT-0001") }), units("MKT-0001"))).toMatchObject({
      promotionalCents: 120,
      purchasedCents: 598,
      cardCents: 462,
    });
  });

  it("of an order that promotional balance paid whole goes there whole", () => {
    expect(refundAmounts(paid({ promotionalCredit: cents(20_000) }), fee)).toMatchObject({ promotionalCents: 827, cardCents: 0 });
  });

  it("of an order that cost nothing is nothing", () => {
    const free = paid({
      firstWeek: true,
      discounts: [{ kind: "percentage", type: "percentage_discount", name: "all", ppm: 1_000_000 }],
    });
    expect(refundAmounts(free, units("RTC-0001"))).toEqual(nothingBack);
  });

  it("distinguishes an item of its own from the same one beside a recipe", () => {
    const beside: OrderLine = { ...crisps, quantity: 1, pairedWith: "RTC-0001" };
    const order = paid({ lines: [recipe(1), recipe(2), crisps, beside], discounts: [] });
    expect(refundAmounts(order, { lines: [{ sku: "MKT-0001", pairedWith: "RTC-0001", quantity: 1 }], deliveryFee: false }).foodCents).toBe(
      1200,
    );
    expect(everythingLeft({ ...order, refunds: { first: units("MKT-0001", 2) } }).lines).toEqual([
      { sku: "RTC-0001", quantity: 1 },
      { sku: "RTC-0002", quantity: 1 },
      { sku: "MKT-0001", pairedWith: "RTC-0001", quantity: 1 },
    ]);
  });
});

describe("a refund of late additions", () => {
  const addition = (status: string) => ({
    ...paid(),
    additions: { [additionId]: { status, lines: [bread], price: priceOf({ lines: [bread], discounts: [] }) } },
  });

  it("gives back what they cost, and looks at their own refunds alone", () => {
    const order = { ...addition("billed"), refunds: { earlier: units("MKT-0002") } };
    expect(refundAmounts(order, units("MKT-0002", 1, { additionId })).foodCents).toBe(1600);
    expect(everythingLeft(order, additionId)).toEqual({ additionId, lines: [{ sku: "MKT-0002", quantity: 1 }], deliveryFee: false });
    const after = { ...order, refunds: { ofThem: units("MKT-0002", 1, { additionId }) } };
    expect(everythingLeft(after, additionId).lines).toEqual([]);
    expect(everythingLeft(after).lines).toContainEqual({ sku: "MKT-0002", quantity: 1 });
  });

  it.each(["open", "billing", "dropped"])("refunds nothing while they are %s, or of some that do not exist", (status) => {
    expect(refundAmounts(addition(status), units("MKT-0002", 1, { additionId }))).toEqual(nothingBack);
    expect(refundAmounts(addition("billed"), units("MKT-0002", 1, { additionId: "another" }))).toEqual(nothingBack);
    expect(everythingLeft(addition(status), additionId).lines).toEqual([]);
  });
});

describe("everything that is left to give back", () => {
  it("is every unit and the fee, then what no refund has named, then nothing", () => {
    expect(everythingLeft(paid())).toEqual({ lines: lines.map(({ sku, quantity }) => ({ sku, quantity })), deliveryFee: true });
    const some = {
      first: {
        lines: [
          { sku: "MKT-0001", quantity: 1 },
          { sku: "RTC-0001", quantity: 1 },
        ],
        deliveryFee: true,
      },
    };
    expect(everythingLeft(paid({}, some))).toEqual({
      lines: [
        { sku: "RTC-0002", quantity: 1 },
        { sku: "MKT-0001", quantity: 1 },
        { sku: "MKT-0002", quantity: 1 },
      ],
      deliveryFee: false,
    });
    expect(everythingLeft(paid({}, { all: everythingLeft(paid()) }))).toEqual({ lines: [], deliveryFee: false });
  });

  it("holds no fee where delivery was free", () => {
    expect(everythingLeft(paid({ firstWeek: true })).deliveryFee).toBe(false);
  });
});
