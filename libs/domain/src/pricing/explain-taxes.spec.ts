import { cents } from "../kernel/money.ts";
import type { Region } from "../kernel/place/region.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { explainTaxes, taxesInAll, taxesOn } from "./explain-taxes.ts";
import { priceAdditions } from "./price-additions.ts";
import { priceOrder } from "./price-order.ts";
import { everythingLeft, refundAmounts } from "./refund.ts";
import type { OrderLine } from "./vocabulary.ts";

const plan: Plan = { type: "ready-to-cook", persons: 2, recipes: 2 };
const recipe: OrderLine = { sku: "RTC-0001", kind: "ready-to-cook", quantity: 2, taxCategory: "basic-grocery" };
const crisps: OrderLine = { sku: "MKT-0001", kind: "market", quantity: 1, taxCategory: "snack", priceCents: cents(1000) };
const soda: OrderLine = { sku: "MKT-0002", kind: "market", quantity: 1, taxCategory: "carbonated-drink", priceCents: cents(500) };
const noCredit = { promotionalCredit: cents(0), purchasedCredit: cents(0) };
const date = "2027-02-06";

const priced = (lines: readonly OrderLine[], region: Region, firstWeek = false) => ({
  region,
  lines,
  price: priceOrder({ plan, lines, region, date, firstWeek, discounts: [], ...noCredit }),
});

describe("what a tax was charged of", () => {
  it("is the goods that bear it, and the same share of the delivery fee", () => {
    const box = priced([recipe, crisps, soda], "bc");
    // $15.00 and $5.00 of $74.00 bear the taxes: so do $1.62 and $0.54 of $7.99.
    expect(explainTaxes(box)).toEqual([
      { code: "GST", goodsCents: 1500, feeCents: 162 },
      { code: "PST", goodsCents: 500, feeCents: 54 },
    ]);
    expect(box.price.taxes.map(({ baseCents }) => baseCents)).toEqual([1662, 554]);
  });

  it("is the goods alone where delivery is free", () => {
    expect(explainTaxes(priced([recipe, crisps], "on", true))).toEqual([{ code: "HST", goodsCents: 1000, feeCents: 0 }]);
  });

  it("is nothing of a box of basic groceries", () => {
    expect(explainTaxes(priced([recipe], "qc"))).toEqual([]);
  });

  it("marks each line with the taxes that it bears", () => {
    const { price } = priced([recipe, crisps, soda], "bc");
    expect([recipe, crisps, soda].map((line) => taxesOn(line, price))).toEqual([[], ["GST"], ["GST", "PST"]]);
  });
});

describe("the taxes of a receipt", () => {
  const box = priced([recipe, crisps], "qc");
  const none = { additions: [], refunds: [] };

  it("are those of the place, charged or not", () => {
    expect(taxesInAll({ ...priced([recipe], "qc"), ...none })).toEqual([
      { code: "GST", ppm: 50_000, cents: 0 },
      { code: "QST", ppm: 99_750, cents: 0 },
    ]);
  });

  it("count what was added, and not what was refunded", () => {
    const bought = { plan, region: "qc", date, ...noCredit } as const;
    const price = priceAdditions({ ...bought, ordered: box.lines, volumeGivenCents: cents(0), added: [soda] });
    const sums = (more: Partial<Parameters<typeof taxesInAll>[0]>) => taxesInAll({ ...box, ...none, ...more }).map((tax) => tax.cents);
    expect(box.price.taxes.map((tax) => tax.cents)).toEqual([56, 111]);
    expect(sums({ additions: [{ price }] })).toEqual([56 + 25, 111 + 50]);
    const paid = { ...box, additions: {}, refunds: {} };
    expect(sums({ refunds: [{ amounts: refundAmounts(paid, everythingLeft(paid)) }] })).toEqual([0, 0]);
  });
});
