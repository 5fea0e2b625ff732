import fc from "fast-check";
import { groceryVectors } from "../../testing/grocery-vectors.ts";
import { taxCategoryBy, taxCategoryOf } from "./tax-category.ts";
import { TaxFacts } from "./tax-facts.ts";
import { type TaxCategory as Category, TaxCategory } from "./vocabulary.ts";

const date = "2026-12-07";

describe("the published guides", () => {
  it("are tried by forty examples at the least, each with its source", () => {
    expect(groceryVectors.length).toBeGreaterThanOrEqual(40);
    for (const { source } of groceryVectors) expect(source).toMatch(/\w{3}/);
  });

  it.each(groceryVectors)("put $what into $category", ({ facts, category }) => {
    expect(taxCategoryOf(TaxFacts.parse(facts), date)).toBe(category);
  });
});

const pack = { items: fc.integer({ min: 1, max: 24 }), each: fc.integer({ min: 1, max: 1200 }) };
const packedBy = fc.constantFrom("producer", "seller");
const is = <const Name extends string>(name: Name) => fc.constant(name);

const anyFacts = fc.oneof(
  fc.record({ is: fc.constantFrom("non-food", "food", "meal", "platter", "candy", "ice-lolly") }),
  fc.record({ is: fc.constantFrom("food", "meal"), hot: fc.constant(true) }),
  fc.record({ is: is("salad"), sealed: fc.boolean() }),
  fc.record({ is: is("sandwich"), frozen: fc.boolean() }),
  fc.record({
    is: fc.constantFrom("salty-snack", "popcorn", "granola", "snack-mix", "fruit-snack"),
    coated: fc.boolean(),
    cereal: fc.boolean(),
  }),
  fc.record({ is: is("nuts"), salted: fc.boolean(), coated: fc.boolean() }),
  fc.record({ is: is("bread"), sweetFilling: fc.boolean(), ...pack }),
  fc.record({ is: fc.constantFrom("cake", "ice-cream"), ...pack }),
  fc.record({ is: is("pudding"), packedBy, ...pack }),
  fc.record(
    {
      is: is("drink"),
      of: fc.constantFrom("milk", "fruit", "other"),
      carbonated: fc.boolean(),
      sweetened: fc.boolean(),
      juicePercent: fc.integer({ min: 0, max: 100 }),
      hot: fc.constant(true),
      packedBy,
      ...pack,
    },
    { requiredKeys: ["is", "of", "carbonated", "sweetened", "juicePercent", "packedBy", "items", "each"] },
  ),
);

type Facts = Readonly<Record<string, unknown>> & { readonly is: string; readonly items: number; readonly each: number };

/** The law restated paragraph by paragraph, each as a condition of its own; the first that holds names the category. */
const law: readonly (readonly [Category, (facts: Facts) => boolean])[] = [
  ["hot-food", ({ hot }) => hot === true],
  ["carbonated-drink", ({ is, carbonated, sweetened }) => is === "drink" && carbonated === true && sweetened === true],
  ["sparkling-water", ({ is, carbonated }) => is === "drink" && carbonated === true],
  ["sweet-drink", ({ is, of, juicePercent }) => is === "drink" && of === "fruit" && Number(juicePercent) < 25],
  ["candy", ({ is, coated, cereal }) => is === "candy" || (coated === true && cereal !== true)],
  ["snack", ({ is, cereal }) => ["salty-snack", "popcorn", "granola", "snack-mix", "fruit-snack"].includes(is) && cereal === false],
  ["snack", ({ is, salted }) => is === "nuts" && salted === true],
  ["frozen-dessert", ({ is, each }) => is === "ice-lolly" || (is === "ice-cream" && each < 500)],
  [
    "sweet-baked-goods",
    ({ is, sweetFilling, items, each }) => (is === "cake" || (is === "bread" && sweetFilling === true)) && items < 6 && each < 230,
  ],
  ["single-drink", ({ is, of, each, ...rest }) => is === "drink" && of !== "milk" && each < 600 && !isMultipack(rest)],
  ["pudding", ({ is, each, ...rest }) => is === "pudding" && each < 425 && !isMultipack(rest)],
  ["salad", ({ is, sealed }) => is === "salad" && sealed === false],
  ["sandwich", ({ is, frozen }) => is === "sandwich" && frozen === false],
  ["platter", ({ is }) => is === "platter"],
  ["prepared-meal", ({ is }) => is === "meal"],
  ["non-food", ({ is }) => is === "non-food"],
  ["basic-grocery", () => true],
];
const isMultipack = ({ items, packedBy }: Readonly<Record<string, unknown>>) => Number(items) > 1 && packedBy === "producer";

describe("any product", () => {
  it("has the category of the first paragraph that takes it out of basic groceries, and its source", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { category, source } = taxCategoryBy(TaxFacts.parse(facts), date);
        expect(category).toBe(law.find(([, holds]) => holds(facts as unknown as Facts))![0]);
        expect(source).toMatch(/1\([a-z]|s\. 1|DECISIONS/);
      }),
      { numRuns: 3000 },
    );
  });

  it("of the same kind is in no worse a category in a larger container or a fuller package", () => {
    const kinds = fc.constantFrom("cake", "ice-cream", "pudding", "drink");
    fc.assert(
      fc.property(kinds, pack.items, pack.each, fc.integer({ min: 0, max: 900 }), (kind, items, each, more) => {
        const packed = kind === "pudding" || kind === "drink" ? { packedBy: "producer" } : {};
        const drink = kind === "drink" ? { of: "other", carbonated: false, sweetened: true, juicePercent: 0 } : {};
        const category = (size: object) => taxCategoryOf(TaxFacts.parse({ is: kind, ...packed, ...drink, ...size }), date);
        if (category({ items, each }) === "basic-grocery") {
          expect(category({ items, each: each + more })).toBe("basic-grocery");
          expect(category({ items: items + 1, each })).toBe("basic-grocery");
        }
      }),
    );
  });
});

it("every category can be reached, so that none is written by hand", () => {
  const reached = new Set(fc.sample(anyFacts, 5000).map((facts) => taxCategoryOf(TaxFacts.parse(facts), date)));
  expect([...reached].sort()).toEqual([...TaxCategory.options].sort());
});
