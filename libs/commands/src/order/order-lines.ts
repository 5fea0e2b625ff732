import { type Refusal, refuse } from "@tablee/domain/kernel/errors";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";

/** A line as an editor asks for it: by ids, without prices. */
export interface AskedLine {
  readonly sku: string;
  readonly quantity: number;
  /** Ids of the recipe's options, at most one of each kind. */
  readonly options?: readonly string[] | undefined;
  /** Market items that go with it. */
  readonly pairings?: readonly { readonly sku: string; readonly quantity: number }[] | undefined;
}

/** A menu item as a line of an order. */
export const lineOf = (item: MenuItem, quantity: number): OrderLine => ({
  sku: item.sku,
  kind: item.kind,
  quantity,
  taxCategory: item.taxCategory,
  ...(item.priceCents === undefined ? {} : { priceCents: item.priceCents }),
  ...(item.premiumCents === undefined ? {} : { premiumCents: item.premiumCents }),
  ...(item.minimumBasketCents === undefined ? {} : { minimumBasketCents: item.minimumBasketCents }),
});

/** The lines of what was asked for, as the week's menu prices them; pairings become lines of their own beside their recipe. */
export function linesOf(items: readonly MenuItem[], asked: readonly AskedLine[]): OrderLine[] | Refusal {
  const bySku = new Map(items.map((item) => [item.sku, item]));
  const lines: OrderLine[] = [];
  for (const { sku, quantity, options = [], pairings = [] } of asked) {
    const item = bySku.get(sku);
    if (!item) return refuse("item-not-on-menu", { skus: [sku] });
    const chosen = optionsOf(item, options);
    if (!chosen) return refuse("option-not-offered", { sku, options });
    lines.push({ ...lineOf(item, quantity), ...(chosen.length > 0 ? { options: chosen } : {}) });
    for (const pairing of pairings) {
      const beside = bySku.get(pairing.sku);
      if (!beside || !item.pairings?.includes(pairing.sku)) return refuse("item-not-on-menu", { skus: [pairing.sku] });
      lines.push({ ...lineOf(beside, pairing.quantity), pairedWith: sku });
    }
  }
  return lines;
}

/** Options of a recipe by their ids; undefined when it does not offer one, or two are of a kind. */
export function optionsOf(item: MenuItem, ids: readonly string[]): NonNullable<OrderLine["options"]> | undefined {
  const chosen = ids.map((id) => item.options?.find((option) => option.id === id));
  if (chosen.some((option) => option === undefined)) return undefined;
  const found = chosen.map((option) => ({ id: option!.id, kind: option!.kind, centsPerServing: option!.centsPerServing }));
  return new Set(found.map((option) => option.kind)).size === found.length ? found : undefined;
}

/** Units of each item over all lines. */
export function unitsBySku(lines: readonly OrderLine[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const line of lines) if (!line.upgrade) units.set(line.sku, (units.get(line.sku) ?? 0) + line.quantity);
  return units;
}

/** The lines of an order as an editor would ask for them. */
export const askedOf = (lines: readonly OrderLine[]): AskedLine[] =>
  lines
    .filter((line) => !line.pairedWith)
    .map(({ sku, quantity, options }) => ({
      sku,
      quantity,
      options: (options ?? []).map((option) => option.id),
      pairings: lines.filter((line) => line.pairedWith === sku).map((line) => ({ sku: line.sku, quantity: line.quantity })),
    }));
