import { cents } from "@tablee/domain/kernel/money";
import { type Region, regions } from "@tablee/domain/kernel/place/region";
import { policyOn } from "@tablee/domain/kernel/policy";
import { taxability, taxPolicies } from "@tablee/domain/pricing/tax-policy";
import { taxReasonWords } from "@tablee/domain/pricing/tax-words";
import { taxesOf } from "@tablee/domain/pricing/taxes";
import { taxCategoryBy } from "@tablee/domain/product/tax-category";
import taxLists from "../../catalogue/tax-lists.json" with { type: "json" };
import { catalogue } from "./catalogue.ts";
import { ingredients } from "./ingredients/ingredients.ts";
import { factsOfItem } from "./tax-facts.ts";
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

/** The names of the products by their taxes, judged one by one; kits to cook are basic groceries. A new product is added to one list. */
type List = keyof typeof taxLists;
const listsOf = ({ name }: Product): readonly List[] =>
  (Object.keys(taxLists) as List[]).filter((list) => taxLists[list].includes(name.en));

/** The taxes that a province charges on the products of each list. */
const charged: Readonly<Record<Region, Readonly<Partial<Record<List, readonly string[]>>>>> = {
  ab: { soda: ["GST"], goods: ["GST"], food: ["GST"] },
  bc: { soda: ["GST", "PST"], goods: ["GST", "PST"], food: ["GST"] },
  on: { soda: ["HST"], goods: ["HST"], food: ["HST"] },
  qc: { soda: ["GST", "QST"], goods: ["GST", "QST"], food: ["GST", "QST"] },
};

describe("each of the catalogue's products", () => {
  it("is one of 297, and on exactly one list unless it is a kit to cook; the lists name no others", () => {
    expect(catalogue).toHaveLength(297);
    for (const product of catalogue)
      expect([product.name.en, listsOf(product).length]).toEqual([product.name.en, product.kind === "ready-to-cook" ? 0 : 1]);
    const names = new Set(catalogue.map(({ name }) => name.en));
    const listed = Object.values(taxLists).flat();
    expect(listed.filter((name, at) => !names.has(name) || listed.indexOf(name) !== at)).toEqual([]);
  });

  it.each(regions)("in %s bears the taxes of its list, with the source of the rule, and reasons in both languages", (region) => {
    for (const product of catalogue) {
      const { category, source } = taxCategoryBy(product.taxFacts, date);
      const rates = policy.rates[region].map(({ code }) => ({ code, ...taxability(policy, code, category) }));
      const [list] = listsOf(product);
      expect([product.name.en, rates.filter(({ taxed }) => taxed).map(({ code }) => code)]).toEqual([
        product.name.en,
        (list && charged[region][list]) ?? [],
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

describe("a new item of the market", () => {
  const buns = {
    sku: "MKT-9001",
    category: "bakery",
    unit: ["4 buns", "4 brioches"],
    of: ["flour", "butter", "sugar", "cinnamon"],
  } as const;
  const drink = { sku: "MKT-9002", category: "drinks", unit: ["330 ml", "330 ml"], of: ["water", "mango"] } as const;
  const categoryOf = (item: Parameters<typeof factsOfItem>[0]) => taxCategoryBy(factsOfItem(item), date).category;

  it("must state if sweet bread has a sweet filling or coating", () => {
    expect(() => factsOfItem({ ...buns, tax: { each: 90 } })).toThrow("MKT-9001 lacks a fact for taxes");
    expect(categoryOf({ ...buns, tax: { each: 90, sweetFilling: true } })).toBe("sweet-baked-goods");
    expect(categoryOf({ ...buns, of: ["flour", "butter"], tax: { each: 90 } })).toBe("basic-grocery");
    expect(() => factsOfItem({ ...buns, of: ["brioche-buns"], tax: { each: 90 } })).toThrow("sweetFilling");
  });

  it("must state what a drink is made of, its share of juice if it has fruit, and the packer of several units", () => {
    expect(() => factsOfItem({ ...drink, tax: { juicePercent: 10 } })).toThrow("of");
    expect(() => factsOfItem({ ...drink, tax: { of: "fruit" } })).toThrow("juicePercent");
    expect(categoryOf({ ...drink, tax: { of: "fruit", juicePercent: 10 } })).toBe("sweet-drink");
    const cans = { ...drink, unit: ["6 cans", "6 canettes"], tax: { of: "other", juicePercent: 0, each: 330 } } as const;
    expect(() => factsOfItem(cans)).toThrow("packedBy");
    expect(categoryOf({ ...cans, tax: { ...cans.tax, packedBy: "seller" } })).toBe("single-drink");
  });

  it("is a sweetened soda where juice is its only sweetener", () => {
    const sparkling = { ...drink, of: ["carbonated-water", "apple"] } as const;
    expect(categoryOf({ ...sparkling, tax: { of: "fruit", juicePercent: 60 } })).toBe("carbonated-drink");
    expect(categoryOf({ ...sparkling, tax: { of: "other", juicePercent: 0 } })).toBe("sparkling-water");
  });

  it("counts as salted or coated if a part of one of its compounds is", () => {
    const nuts = { sku: "MKT-9003", category: "snacks", unit: ["200 g", "200 g"], tax: { is: "nuts" } } as const;
    expect(factsOfItem({ ...nuts, of: ["almonds", "tamari"] })).toEqual({ is: "nuts", salted: true, coated: false });
    expect(factsOfItem({ ...nuts, of: ["almonds", "dark-chocolate"] })).toEqual({ is: "nuts", salted: false, coated: true });
  });
});

describe("an ingredient", () => {
  it("is known as a sweetener by its name", () => {
    const named = Object.values(ingredients).filter(({ name }) =>
      /sugar|syrup|honey\b|molasses|agave|nectar|stevia|sucralose/.test(name.en),
    );
    expect(named.filter(({ sweetens }) => sweetens !== "sweetener").map(({ name }) => name.en)).toEqual([]);
    expect(named.length).toBeGreaterThanOrEqual(5);
  });
});

describe("the market", () => {
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

  it("has no prepared food of four dollars or less, to which Ontario's relief applies (CRA, Info Sheet GI-064)", () => {
    const prepared = ["salad", "sandwich", "platter", "sweet-baked-goods", "frozen-dessert", "hot-food"];
    const cheap = catalogue.filter(
      ({ taxFacts, priceCents }) => prepared.includes(taxCategoryBy(taxFacts, date).category) && (priceCents ?? Infinity) <= 400,
    );
    expect(cheap.map(({ name }) => name.en)).toEqual([]);
  });
});
