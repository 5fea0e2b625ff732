import { TaxFacts } from "@tablee/domain/product/tax-facts";
import { z } from "zod";
import type { Ingredient } from "./ingredients/ingredient.ts";
import { type IngredientId, ingredients } from "./ingredients/ingredients.ts";
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
  /** Drinks. */
  of: z.enum(["milk", "fruit", "other"]).optional(),
  /** Drinks that ferment; those of carbonated water need not state it. */
  carbonated: z.literal(true).optional(),
  /** Drinks of fruit, and those with fruit on the label. */
  juicePercent: z.int().optional(),
  /** Bread with something sweet on the label. */
  sweetFilling: z.boolean().optional(),
  /** Granola: sold primarily as a breakfast cereal. */
  cereal: z.boolean().optional(),
  /** Drinks of several containers. */
  packedBy: z.enum(["producer", "seller"]).optional(),
  items: z.int().positive().optional(),
  /** Grams or millilitres of each piece, where the unit names only their number. */
  each: z.int().positive().optional(),
});

type Stated = z.infer<typeof StatedFacts>;

/** The part of an item's row that its facts follow from. */
interface Label {
  readonly sku: string;
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

const salts: readonly IngredientId[] = ["salt", "sea-salt"];

/** The ingredients of a label, with the parts of compounds. */
const partsOf = (listed: readonly Ingredient[]): readonly Ingredient[] =>
  listed.flatMap((ingredient) => [ingredient, ...partsOf(ingredient.recipe ?? [])]);

/**
 * The facts of a market item, by what it states, its category, its unit and its label.
 * @throws Error where the law asks for a fact that the item neither states nor implies
 */
export function factsOfItem({ sku, category, unit, of, tax = {} }: Label): TaxFacts {
  const parts = partsOf(of.map((id) => ingredients[id]));
  const sweetened = parts.some(({ sweetens }) => sweetens === "sweetener");
  const fruity = parts.some(({ sweetens }) => sweetens === "fruit");
  const salted = salts.some((id) => parts.includes(ingredients[id]));
  const { size, count } = measuresOf(unit[0]);
  const is = tax.is ?? usual[category];
  const pack = { items: tax.items ?? count ?? 1, each: tax.each ?? size?.amount ?? 0 };
  const juicePercent = tax.juicePercent ?? (fruity || tax.of === "fruit" ? undefined : 0);
  const snack = { coated: false, cereal: false };
  const facts: Readonly<Partial<Record<TaxFacts["is"], object>>> = {
    salad: { sealed: false },
    sandwich: { frozen: false },
    "salty-snack": snack,
    popcorn: { ...snack, coated: sweetened },
    granola: { ...snack, cereal: tax.cereal },
    "snack-mix": snack,
    nuts: { salted, coated: sweetened },
    bread: { ...pack, sweetFilling: tax.sweetFilling ?? (sweetened || fruity ? undefined : false) },
    cake: pack,
    "ice-cream": pack,
    drink: {
      ...pack,
      of: tax.of,
      carbonated: tax.carbonated ?? of.includes("carbonated-water"),
      sweetened: sweetened || juicePercent !== 0,
      juicePercent,
      packedBy: tax.packedBy ?? (pack.items === 1 ? "producer" : undefined),
    },
  };
  const { data, error } = TaxFacts.safeParse({ is, ...facts[is] });
  if (error) throw new Error(`${sku} lacks a fact for taxes: ${z.prettifyError(error)}`);
  return data;
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
