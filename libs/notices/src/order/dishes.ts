import type { Language } from "@tablee/domain/kernel/place/region";
import { textIn } from "@tablee/domain/kernel/words";
import { linesInBox } from "@tablee/domain/order/charges/paid-additions";
import type { ExistingOrder, OrderBase, Paid } from "@tablee/domain/order/state";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { contentsWith } from "@tablee/domain/product/contents";
import { isFood, labelWords } from "@tablee/domain/product/label";
import { optionPhrases } from "@tablee/domain/product/option-words";
import type { ProductCard, ProductOption } from "@tablee/domain/product/vocabulary";
import { namesOnLabel } from "@tablee/domain/subscription/allergens";
import { allergenWords } from "@tablee/domain/subscription/words";

/** The products that notices name; a product that left the catalogue appears by its number. */
export type Products = ReadonlyMap<string, Pick<ProductCard, "name" | "category" | "allergens" | "diets" | "options">>;

/** The sources of the names of dishes. */
export interface DishWords {
  readonly products: Products;
  readonly language: Language;
}

/**
 * Everything a box holds, late additions included, each dish with its options and allergens: `2 × Salmon in dill cream (with tofu). Contains
 * milk and soy.`
 */
export function dishesIn(order: ExistingOrder, words: DishWords): string[] {
  const box = linesInBox(order as OrderBase & Partial<Pick<Paid, "additions">>);
  const units = new Map<string, number>();
  for (const line of box) {
    if (line.upgrade) continue;
    const upgrades = order.lines.includes(line) && !line.pairedWith ? box.filter(({ sku, upgrade }) => upgrade && sku === line.sku) : [];
    const dish = [line, ...upgrades];
    const name = withAsides(dishName(line.sku, words), chosenOn(dish, words));
    const label = [name, ...allergensOf(line.sku, dish, words)].join(". ");
    units.set(label, (units.get(label) ?? 0) + line.quantity);
  }
  return [...units].map(([label, count]) => (count > 1 ? `${count} × ${label}` : label));
}

/** The sentence about the allergens of a dish with the options chosen on its lines; none where they are not known. */
function allergensOf(sku: string, lines: readonly OrderLine[], { products, language }: DishWords): string[] {
  const product = products.get(sku);
  if (!product) return [];
  const { allergens } = contentsWith(product, optionsOf(lines, products));
  if (allergens.length === 0) return isFood(product) ? [`${textIn(labelWords.noAllergens, language)}.`] : [];
  const list = new Intl.ListFormat(`${language}-CA`, { type: "conjunction" });
  const names = list.format(namesOnLabel(allergens, (allergen) => textIn(allergenWords[allergen], language)));
  return [`${textIn(labelWords.contains, language).replace("{{list}}", names)}.`];
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
    options.flatMap(({ id }) => products.get(sku)?.options?.find((option) => option.id === id) ?? []),
  );

export const withAsides = (name: string, asides: readonly string[]): string =>
  asides.length > 0 ? `${name} (${asides.join(", ")})` : name;
