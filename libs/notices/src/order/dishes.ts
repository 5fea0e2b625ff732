import type { Language } from "@tablee/domain/kernel/place/region";
import { linesInBox } from "@tablee/domain/order/charges/paid-additions";
import type { ExistingOrder, OrderBase, Paid } from "@tablee/domain/order/state";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { optionPhrases } from "@tablee/domain/product/option-words";
import type { ProductCard, ProductOption } from "@tablee/domain/product/vocabulary";

/** The products that notices name; a product that left the catalogue appears by its number. */
export type Products = ReadonlyMap<string, Pick<ProductCard, "name" | "options">>;

/** The sources of the names of dishes. */
export interface DishWords {
  readonly products: Products;
  readonly language: Language;
}

/** Everything a box holds, late additions included, each dish with its options: `2 × Salmon in dill cream (with tofu)`. */
export function dishesIn(order: ExistingOrder, words: DishWords): string[] {
  const box = linesInBox(order as OrderBase & Partial<Pick<Paid, "additions">>);
  const units = new Map<string, number>();
  for (const line of box) {
    if (line.upgrade) continue;
    const upgrades = order.lines.includes(line) && !line.pairedWith ? box.filter(({ sku, upgrade }) => upgrade && sku === line.sku) : [];
    const label = withAsides(dishName(line.sku, words), chosenOn([line, ...upgrades], words));
    units.set(label, (units.get(label) ?? 0) + line.quantity);
  }
  return [...units].map(([label, count]) => (count > 1 ? `${count} × ${label}` : label));
}

export const dishName = (sku: string, { products, language }: DishWords): string => products.get(sku)?.name[language] ?? sku;

/**
 * Lists the options chosen on some lines of a dish, as phrases; options on the lines in `elsewhere` are listed in another place but count
 * for the names.
 */
export function chosenOn(lines: readonly OrderLine[], { products, language }: DishWords, elsewhere: readonly OrderLine[] = []): string[] {
  const optionsOf = (of: readonly OrderLine[]): ProductOption[] =>
    of.flatMap(({ sku, options = [] }) =>
      options.flatMap(({ id }) => products.get(sku)?.options?.find((option) => option.id === id) ?? []),
    );
  return optionPhrases(optionsOf(lines), optionsOf(elsewhere)).map((phrase) => phrase[language]);
}

export const withAsides = (name: string, asides: readonly string[]): string =>
  asides.length > 0 ? `${name} (${asides.join(", ")})` : name;
