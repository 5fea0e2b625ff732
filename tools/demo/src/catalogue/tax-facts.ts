import { TaxFacts } from "@tablee/domain/product/tax-facts";
import { z } from "zod";
import type { IngredientId } from "./ingredients/ingredients.ts";
import type { MarketCategory } from "./types.ts";

/** The facts for taxes that a row states, where its category, unit and ingredients do not imply them. */
export const StatedFacts = z.strictObject({
  is: z
    .enum([
      "food",
      "salad",
      "sandwich",
      "platter",
      "salty-snack",
      "popcorn",
      "granola",
      "snack-mix",
      "nuts",
      "candy",
      "cake",
      "ice-cream",
      "drink",
    ])
    .optional(),
  of: z.enum(["milk", "fruit", "other"]).optional(),
  /** Drinks that ferment; those of carbonated water need not state it. */
  carbonated: z.literal(true).optional(),
  juicePercent: z.int().optional(),
  items: z.int().positive().optional(),
  /** Grams or millilitres of each piece, where the unit names only their number. */
  each: z.int().positive().optional(),
});

type Stated = z.infer<typeof StatedFacts>;

/** The part of an item's row that its facts follow from. */
interface Label {
  readonly category: MarketCategory;
  readonly unit: readonly [en: string, fr: string];
  readonly of: readonly IngredientId[];
  readonly tax?: Stated | undefined;
}

/** The kind of each category's items, unless an item states another kind. */
const usual: Readonly<Record<MarketCategory, TaxFacts["is"]>> = {
  produce: "food",
  "dairy-eggs": "food",
  bakery: "bread",
  pantry: "food",
  snacks: "salty-snack",
  drinks: "drink",
  "meat-fish": "food",
  desserts: "cake",
  household: "non-food",
};

const chocolates: readonly IngredientId[] = ["dark-chocolate", "dark-chocolate-milk"];
const sweeteners: readonly IngredientId[] = ["sugar", "brown-sugar", "maple-syrup", "honey", "agave-syrup"];
const salts: readonly IngredientId[] = ["salt", "sea-salt"];

/** The facts of a market item, by what it states, its category, its unit and its label. */
export function factsOfItem({ category, unit, of, tax = {} }: Label): TaxFacts {
  const holds = (ids: readonly IngredientId[]) => of.some((id) => ids.includes(id));
  const { size, count } = measuresOf(unit[0]);
  const is = tax.is ?? (usual[category] === "drink" && size?.unit !== "ml" && tax.of === undefined ? "food" : usual[category]);
  const pack = { items: tax.items ?? count ?? 1, each: tax.each ?? size?.amount ?? 0 };
  const snack = { coated: false, cereal: false };
  const facts: Readonly<Partial<Record<TaxFacts["is"], object>>> = {
    salad: { sealed: false },
    sandwich: { frozen: false },
    "salty-snack": snack,
    popcorn: { ...snack, coated: holds(sweeteners) },
    granola: snack,
    "snack-mix": snack,
    nuts: { salted: holds(salts), coated: holds(sweeteners) },
    bread: { ...pack, sweetFilling: holds(chocolates) },
    cake: pack,
    "ice-cream": pack,
    drink: {
      ...pack,
      of: tax.of ?? "other",
      carbonated: tax.carbonated ?? holds(["carbonated-water"]),
      sweetened: holds(sweeteners),
      juicePercent: tax.juicePercent ?? 0,
      packedBy: "producer",
    },
  };
  return TaxFacts.parse({ is, ...facts[is] });
}

/** The facts of a meal: a dish that is complete and sold cold, unless it states that it is a salad or a sandwich. */
export function factsOfMeal({ tax }: { readonly tax?: Stated | undefined }): TaxFacts {
  if (tax?.is === "salad") return { is: "salad", sealed: false };
  if (tax?.is === "sandwich") return { is: "sandwich", frozen: false };
  return { is: "meal" };
}

const units: Readonly<Record<string, readonly [unit: "g" | "ml", factor: number]>> = {
  g: ["g", 1],
  kg: ["g", 1000],
  ml: ["ml", 1],
  L: ["ml", 1000],
};

/** The content and the number of pieces that a unit names: "4 pastries", "500 ml tub", "2 balls, 600 g". */
function measuresOf(unit: string): {
  readonly size?: { readonly unit: "g" | "ml"; readonly amount: number };
  readonly count?: number;
} {
  const [, amount, symbol] = /([\d.]+) (g|kg|ml|L)\b/.exec(unit) ?? [];
  const [, count] = /^(\d+) (?!(?:g|kg|ml|L)\b)/.exec(unit) ?? [];
  const [name, factor] = units[symbol ?? ""] ?? [];
  return {
    ...(name && factor ? { size: { unit: name, amount: Number(amount) * factor } } : {}),
    ...(count ? { count: Number(count) } : {}),
  };
}
