import type { SourceAmount } from "../credit/sources.ts";
import { cents } from "../kernel/money.ts";
import { languages } from "../kernel/place/region.ts";
import { firstDelivery, offerOf } from "../offer/offers.ts";
import vectors from "./discount-vectors.json" with { type: "json" };
import { priceOrder } from "./price-order.ts";
import { combined, creditLines, firstDeliveryDiscount, foodDiscounts } from "./shown-discounts.ts";
import { type DiscountGrant, discountTypes, type OrderLine } from "./vocabulary.ts";
import { discountName } from "./words.ts";

// A program of its own worked the amounts out, by the arithmetic beside them. Sources: vectors.spec.ts; DECISIONS, plans and prices, tax.
const date = "2027-02-06";
const item = (sku: string, taxCategory: OrderLine["taxCategory"], priceCents: number): OrderLine => ({
  sku,
  kind: "market",
  quantity: 1,
  taxCategory,
  priceCents: cents(priceCents),
});
const lines: readonly OrderLine[] = [
  { sku: "RTC-0001", kind: "ready-to-cook", quantity: 3, taxCategory: "basic-grocery" },
  item("MKT-0001", "snack", 800),
  item("MKT-0002", "carbonated-drink", 400),
];
const fromTheFuture: DiscountGrant = { kind: "unknown", type: "unknown_voucher", name: "FUTUR" };

function grantsOf(code: string): readonly DiscountGrant[] {
  if (code === "FUTUR") return [fromTheFuture];
  const offer = code === "first-delivery" ? firstDelivery : offerOf(code, date);
  return [...(offer?.grants[0] ?? []), ...(offer?.always ?? [])];
}

const priced = ({ grants, credit = [], purchased = 0 }: (typeof vectors)[number], region: "ab" | "bc" | "on" | "qc") => {
  const sources = credit.map(([source, amount]) => ({ source, cents: amount }) as unknown as SourceAmount);
  return priceOrder({
    plan: { type: "ready-to-cook", persons: 2, recipes: 3 },
    lines,
    region,
    date,
    firstWeek: false,
    discounts: grants.flatMap(grantsOf),
    promotionalCredit: cents(sources.reduce((total, each) => total + each.cents, 0)),
    promotionalSources: sources,
    purchasedCredit: cents(purchased),
  });
};

describe.each(vectors)("discounts: $of", (vector) => {
  it.each(["ab", "bc", "on", "qc"] as const)("cost in %s what the arithmetic says, to the cent", (region) => {
    const expected = vector[region];
    const price = priced(vector, region);
    const first = firstDeliveryDiscount(price);
    const shown = [...foodDiscounts(price), ...(first ? [first] : [])].map((discount) => [discount.type, discount.cents]);
    expect(shown).toEqual(vector.lines);
    expect([price.discountedFoodCents, price.deliveryFeeCents]).toEqual([vector.food, vector.fee]);
    expect(Object.fromEntries(price.taxes.map((tax) => [tax.code, tax.cents]))).toEqual(expected.taxes);
    expect(price.totalCents).toBe(expected.total);
    const { balances = [], charge = expected.total } = expected as { balances?: unknown[]; charge?: number };
    expect(creditLines(price).map((line) => [line.type, line.cents])).toEqual(balances);
    expect(price.chargeCents).toBe(charge);
  });

  it("are one line where several lower the food", () => {
    const line = combined(foodDiscounts(priced(vector, "on"))).find(({ type }) => type === "combined_discount");
    expect(line?.cents).toBe(vector.combined);
  });
});

it("every discount type is among the vectors, alone and beside others, and has a name in both languages", () => {
  const alone = vectors.slice(0, discountTypes.length).map(({ of }) => of);
  expect(alone.toSorted()).toEqual(discountTypes.toSorted());
  expect(vectors).toHaveLength(discountTypes.length + 20);
  for (const type of discountTypes)
    for (const language of languages) expect(discountName({ type, name: "FUTUR" }, language)).not.toContain("{{");
  expect(discountName({ type: "unknown_voucher", name: "FUTUR" }, "fr")).toBe("Bon FUTUR, non appliqué");
  expect(discountName({ type: "gift_card", name: "", source: "bonus" }, "fr")).toBe("Prime de carte-cadeau");
});
