import type { Language } from "@tablee/domain/kernel/region";
import { linesInBox } from "@tablee/domain/order/paid-additions";
import type { ExistingOrder, OrderBase, Paid } from "@tablee/domain/order/state";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { optionPhrases } from "@tablee/domain/product/option-words";
import type { ProductCard } from "@tablee/domain/product/vocabulary";

/** Products as notices speak of them; of one that left the catalogue its number is said. */
export type Products = ReadonlyMap<string, Pick<ProductCard, "name" | "options">>;

/** All that a box holds, late additions among it, each with what was chosen about it: `2 × Salmon in dill cream (with tofu)`. */
export function dishesIn(order: ExistingOrder, products: Products, language: Language): string[] {
  const box = linesInBox(order as OrderBase & Partial<Pick<Paid, "additions">>);
  const units = new Map<string, number>();
  for (const line of box) {
    if (line.upgrade) continue;
    const upgrades = order.lines.includes(line) && !line.pairedWith ? box.filter(({ sku, upgrade }) => upgrade && sku === line.sku) : [];
    const label = labelOf(line.sku, [line, ...upgrades], products, language);
    units.set(label, (units.get(label) ?? 0) + line.quantity);
  }
  return [...units].map(([label, count]) => (count > 1 ? `${count} × ${label}` : label));
}

function labelOf(sku: string, chosenOn: readonly OrderLine[], products: Products, language: Language): string {
  const product = products.get(sku);
  const ids = chosenOn.flatMap(({ options = [] }) => options.map(({ id }) => id));
  const options = ids.flatMap((id) => product?.options?.find((option) => option.id === id) ?? []);
  const phrases = optionPhrases(options).map((phrase) => phrase[language]);
  const name = product?.name[language] ?? sku;
  return phrases.length > 0 ? `${name} (${phrases.join(", ")})` : name;
}
