import { cents } from "@tablee/domain/kernel/money";
import { type Region, regions } from "@tablee/domain/kernel/place/region";
import { policyOn } from "@tablee/domain/kernel/policy";
import { taxability, taxPolicies } from "@tablee/domain/pricing/tax-policy";
import { taxReasonWords } from "@tablee/domain/pricing/tax-words";
import { taxesOf } from "@tablee/domain/pricing/taxes";
import { taxCategoryBy } from "@tablee/domain/product/tax-category";
import { catalogue } from "./catalogue.ts";
import type { Product } from "./types.ts";

const date = "2026-12-07";
const policy = policyOn(taxPolicies, date);

/** The taxes of one unit, in cents, for an amount or its own price. */
function taxesOn({ taxFacts, priceCents = 0 }: Product, region: Region): Readonly<Record<string, number>> {
  const { category } = taxCategoryBy(taxFacts, date);
  const taxes = taxesOf(policy, region, [{ category, cents: cents(priceCents), fullCents: cents(priceCents) }], cents(0));
  return Object.fromEntries(taxes.map((tax) => [tax.code, tax.cents]));
}

const named = (name: string) => catalogue.find((product) => product.name.en === name)!;

/** The catalogue's taxable products, by their labels; all others are basic groceries, or meals that count as such. */
const taxable = {
  soda: ["Ginger kombucha", "Ginger beer", "Maple cream soda"],
  goods: [
    ...["Dish soap", "Cellulose sponges", "Swedish dishcloths", "Paper towels"],
    ...["Compost bags", "Beeswax wraps", "Kitchen hand soap", "Supper candle"],
  ],
  food: [
    ...["Sparkling water, lime", "Sparkling water, raspberry", "Lemonade", "Mango smoothie", "Green juice"],
    ...["Chocolatines", "Pouding chômeur", "Molten chocolate cakes", "Chocolate chunk cookies", "Strawberry cheesecake jars"],
    ...["Kettle chips, sea salt", "Ketchup chips", "Corn tortilla chips", "Buttered popcorn", "Maple pecan popcorn"],
    ...["Roasted mixed nuts", "Trail mix", "Oat and date bars", "Peppered beef jerky", "Crunchy chickpeas", "Roasted seaweed"],
    ...["Dark chocolate, 72%", "Milk chocolate with hazelnuts", "Maple hard candies"],
    ...["Apple coleslaw", "Cheese platter", "Charcuterie platter"],
    ...["Falafel and tabbouleh bowl", "Chicken Cobb salad", "Tuna avocado plate", "Big Greek salad"],
    ...["Smoked meat sandwich", "Roasted vegetable wrap", "Smoked salmon muffin"],
  ],
} as const;

const kindOf = ({ name }: Product) =>
  (Object.keys(taxable) as (keyof typeof taxable)[]).find((kind) => (taxable[kind] as readonly string[]).includes(name.en));

/** The taxes that a province charges on each kind. */
const charged: Readonly<Record<Region, Readonly<Record<keyof typeof taxable, readonly string[]>>>> = {
  ab: { soda: ["GST"], goods: ["GST"], food: ["GST"] },
  bc: { soda: ["GST", "PST"], goods: ["GST", "PST"], food: ["GST"] },
  on: { soda: ["HST"], goods: ["HST"], food: ["HST"] },
  qc: { soda: ["GST", "QST"], goods: ["GST", "QST"], food: ["GST", "QST"] },
};

describe("each of the catalogue's products", () => {
  it("is one of 297, and each that is said to be taxable is among them", () => {
    expect(catalogue).toHaveLength(297);
    const names = catalogue.map(({ name }) => name.en);
    for (const name of Object.values(taxable).flat()) expect(names).toContain(name);
  });

  it.each(regions)("in %s bears the taxes that its label calls for, with a rule's source and a reason in both languages", (region) => {
    for (const product of catalogue) {
      const { category, source } = taxCategoryBy(product.taxFacts, date);
      const rates = policy.rates[region].map(({ code }) => ({ code, ...taxability(policy, code, category) }));
      const kind = kindOf(product);
      expect([product.name.en, rates.filter(({ taxed }) => taxed).map(({ code }) => code)]).toEqual([
        product.name.en,
        kind ? charged[region][kind] : [],
      ]);
      expect(source).toMatch(/./);
      for (const { reason } of rates) expect(taxReasonWords[reason]).toHaveLength(2);
    }
  });

  it("has facts that agree with its unit", () => {
    for (const { taxFacts, unit, name } of catalogue) {
      if (!("items" in taxFacts)) continue;
      expect([name.en, taxFacts.each]).not.toEqual([name.en, 0]);
      const count = /^(\d+) (?!g|kg|ml|L)/.exec(unit!.en.replace("\u00a0", " "))?.[1];
      if (count) expect([name.en, taxFacts.items]).toEqual([name.en, Number(count)]);
    }
  });
});

describe("a box of the market", () => {
  it.each([
    ["Chocolatines", "qc", { GST: 45, QST: 90 }],
    ["Butter croissants", "qc", {}],
    ["Blueberry muffins", "qc", {}],
    ["Mango smoothie", "on", { HST: 71 }],
    ["Green juice", "on", { HST: 71 }],
    ["Orange juice", "on", {}],
    ["Pressed apple juice", "on", {}],
    ["Vanilla ice cream", "on", {}],
    ["Sparkling water, lime", "bc", { GST: 30 }],
    ["Ginger kombucha", "bc", { GST: 20, PST: 28 }],
  ] as const)("charges for %s in %s", (name, region, taxes) => {
    expect(taxesOn(named(name), region)).toEqual(taxes);
  });

  it("holds nothing that Ontario's relief reaches: prepared food for four dollars at the most (CRA, Info Sheet GI-064)", () => {
    const prepared = ["salad", "sandwich", "platter", "sweet-baked-goods", "frozen-dessert", "hot-food"];
    const cheap = catalogue.filter(
      ({ taxFacts, priceCents }) => prepared.includes(taxCategoryBy(taxFacts, date).category) && (priceCents ?? Infinity) <= 400,
    );
    expect(cheap.map(({ name }) => name.en)).toEqual([]);
  });
});
