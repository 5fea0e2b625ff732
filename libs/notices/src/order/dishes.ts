import type { Language } from "@tablee/domain/kernel/place/region";
import { type Text, textIn } from "@tablee/domain/kernel/words";
import { linesInBox } from "@tablee/domain/order/charges/paid-additions";
import type { OrderBase, Paid } from "@tablee/domain/order/state";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { type Contents, contentsWith } from "@tablee/domain/product/contents";
import { isFood, labelWords } from "@tablee/domain/product/label";
import { optionPhrases } from "@tablee/domain/product/option-words";
import type { ProductCard, ProductOption } from "@tablee/domain/product/vocabulary";
import { namesOnLabel } from "@tablee/domain/subscription/allergens";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { allergenWords } from "@tablee/domain/subscription/words";
import type { ShownDish } from "../layout/words.ts";

/** The products that notices name; a product that left the catalogue appears by its number. */
export type Products = ReadonlyMap<
  string,
  Pick<ProductCard, "name" | "category" | "allergens" | "diets" | "options" | "plate"> & {
    /** Options of orders that the catalogue has dropped. */
    readonly dropped?: readonly ProductOption[];
  }
>;

/** The sources of the names of dishes. */
export interface DishWords {
  readonly products: Products;
  readonly language: Language;
  /** The allergens that the household excludes: each dish names those that it contains. */
  readonly excluded?: readonly Allergen[];
}

/**
 * Everything a box holds, late additions included, each dish with its options and allergens: `2 × Salmon in dill cream (with tofu). Contains
 * milk and soy.`
 */
export const dishesIn = (order: Box, words: DishWords): string[] => labelsOf(dishesOf(order), words);

/** The dishes of a box whose plates a mail shows, each once; one that left the catalogue has none. */
export function platesIn(order: Box, { products, language }: DishWords): ShownDish[] {
  const skus = new Set(dishesOf(order).map(([{ sku }]) => sku));
  return [...skus].flatMap((sku) => {
    const product = products.get(sku);
    return product ? [{ sku, plate: product.plate, name: product.name[language] }] : [];
  });
}

/** The dishes of a box that contain an excluded allergen as customized, as `dishesIn` writes them. */
export function excludedDishesIn(order: Box, excluded: readonly Allergen[], words: DishWords): string[] {
  const isExcluded = (lines: Dish) =>
    contentsOf(lines[0].sku, lines, words)?.allergens.some((allergen) => excluded.includes(allergen)) ?? false;
  return labelsOf(dishesOf(order).filter(isExcluded), words);
}

type Box = Pick<OrderBase, "lines"> & Partial<Pick<Paid, "additions">>;
/** A dish's line, and the lines that enlarge it or that it enlarges. */
type Dish = readonly [OrderLine, ...OrderLine[]];

function dishesOf(order: Box): Dish[] {
  const box = linesInBox(order);
  const dishes = box.filter(({ upgrade }) => !upgrade);
  return dishes.map((line) => {
    const upgrades = order.lines.includes(line) && !line.pairedWith ? box.filter(({ sku, upgrade }) => upgrade && sku === line.sku) : [];
    return [line, ...upgrades];
  });
}

/** The dishes of an addition, in the same form; a larger serving appears as the whole dish that it belongs to, with the options of the box. */
export function dishesAdded(added: readonly OrderLine[], box: readonly OrderLine[], words: DishWords): string[] {
  const enlarged = ({ sku, upgrade }: OrderLine) => box.filter((line) => upgrade && line.sku === sku && !line.pairedWith);
  return labelsOf(
    added.map((line) => [line, ...enlarged(line)]),
    words,
  );
}

/** Names dishes with their options and allergens, equal ones together; the first line of each holds its units. */
function labelsOf(dishes: readonly Dish[], words: DishWords): string[] {
  const units = new Map<string, number>();
  for (const lines of dishes) {
    const [{ sku, quantity }] = lines;
    const name = withAsides(dishName(sku, words), chosenOn(lines, words));
    const label = [name, ...allergensOf(sku, lines, words)].join(". ");
    units.set(label, (units.get(label) ?? 0) + quantity);
  }
  return [...units].map(([label, count]) => (count > 1 ? `${count} × ${label}` : label));
}

/** The sentence about the allergens of a dish with the options chosen on its lines; none where they are not known. */
function allergensOf(sku: string, lines: readonly OrderLine[], words: DishWords): string[] {
  const { products, language, excluded = [] } = words;
  const product = products.get(sku);
  const contents = contentsOf(sku, lines, words);
  if (!product || !contents) return [];
  const { allergens } = contents;
  if (allergens.length === 0) return isFood(product) ? [`${textIn(labelWords.noAllergens, language)}.`] : [];
  const list = new Intl.ListFormat(`${language}-CA`, { type: "conjunction" });
  const sentence = (about: Text, named: readonly Allergen[]): string => {
    const names = list.format(namesOnLabel(named, (allergen) => textIn(allergenWords[allergen], language)));
    return `${textIn(about, language).replace("{{list}}", names)}.`;
  };
  const unwanted = allergens.filter((allergen) => excluded.includes(allergen));
  const asked = unwanted.length > 0 ? ` ${sentence(labelWords.excluded, unwanted)}` : "";
  return [`${sentence(labelWords.contains, allergens)}${asked}`];
}

function contentsOf(sku: string, lines: readonly OrderLine[], { products }: DishWords): Contents | undefined {
  const product = products.get(sku);
  const options = optionsOf(lines, products);
  const isKnown = options.length === lines.flatMap((line) => line.options ?? []).length;
  return product && isKnown ? contentsWith(product, options) : undefined;
}

export const dishName = (sku: string, { products, language }: DishWords): string => products.get(sku)?.name[language] ?? sku;

/**
 * Lists the options chosen on some lines of a dish, as phrases; options on the lines in `elsewhere` are listed in another place but count
 * for the names.
 */
export function chosenOn(lines: readonly OrderLine[], { products, language }: DishWords, elsewhere: readonly OrderLine[] = []): string[] {
  return optionPhrases(optionsOf(lines, products), optionsOf(elsewhere, products)).map((phrase) => phrase[language]);
}

const optionsOf = (lines: readonly OrderLine[], products: Products): ProductOption[] =>
  lines.flatMap(({ sku, options = [] }) =>
    options.flatMap(({ id }) => {
      const { options: listed = [], dropped = [] } = products.get(sku) ?? {};
      return [...listed, ...dropped].find((option) => option.id === id) ?? [];
    }),
  );

export const withAsides = (name: string, asides: readonly string[]): string =>
  asides.length > 0 ? `${name} (${asides.join(", ")})` : name;
