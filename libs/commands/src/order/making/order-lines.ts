import { type Refusal, refuse } from "@tablee/domain/kernel/errors";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { lineOf, lineOptions } from "@tablee/domain/pricing/lines";
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

/** The lines of a request, as the week's menu prices them; pairings become lines of their own beside their recipe. */
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

type Options = NonNullable<OrderLine["options"]>;

/**
 * Options of a recipe by their ids; undefined when it does not offer one, or two are of a kind. `enlarged` holds the options of the
 * ordered recipe that they are added to.
 */
export function optionsOf(item: MenuItem, ids: readonly string[], enlarged: Options = []): Options | undefined {
  const offered = item.options ?? [];
  const chosen = ids.flatMap((id) => offered.find((option) => option.id === id) ?? []);
  if (new Set(chosen.map(({ kind }) => kind)).size !== ids.length) return undefined;
  const beside = offered.filter(({ id }) => enlarged.some((option) => option.id === id));
  return lineOptions(chosen, beside);
}

/** The request that yields an order's lines. */
export const askedOf = (lines: readonly OrderLine[]): AskedLine[] =>
  lines
    .filter((line) => !line.pairedWith)
    .map(({ sku, quantity, options }) => ({
      sku,
      quantity,
      options: (options ?? []).map((option) => option.id),
      pairings: lines.filter((line) => line.pairedWith === sku).map((line) => ({ sku: line.sku, quantity: line.quantity })),
    }));
