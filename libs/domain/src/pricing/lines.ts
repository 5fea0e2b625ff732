import { optionCents, type PricedOption } from "../product/option-price.ts";
import type { LineName, OrderLine } from "./vocabulary.ts";

/**
 * The key that separates an order's lines: a market item may be on its own and beside a recipe, a recipe may be on its own and for its
 * options alone.
 */
export const lineKey = ({ sku, pairedWith, upgrade }: LineName): string =>
  `${sku}${pairedWith ? `+${pairedWith}` : ""}${upgrade ? "^" : ""}`;

export const lineName = ({ sku, pairedWith, upgrade }: LineName): LineName => ({
  sku,
  ...(pairedWith ? { pairedWith } : {}),
  ...(upgrade ? { upgrade } : {}),
});

/** Removes some items from lines, and what was chosen to go with them; a line of a recipe's options alone takes no units, so it stays. */
export const linesWithout = (lines: readonly OrderLine[], skus: readonly string[]): OrderLine[] =>
  lines.filter((line) => line.upgrade || !(skus.includes(line.sku) || skus.includes(line.pairedWith ?? "")));

/** An item on sale, as a menu or a dish's card holds it. */
type Item = Omit<OrderLine, "quantity" | "options" | "pairedWith" | "upgrade">;

/** An item as a line of an order. */
export const lineOf = ({ sku, kind, taxCategory, priceCents, premiumCents, minimumBasketCents }: Item, quantity: number): OrderLine => ({
  sku,
  kind,
  quantity,
  taxCategory,
  ...(priceCents === undefined ? {} : { priceCents }),
  ...(premiumCents === undefined ? {} : { premiumCents }),
  ...(minimumBasketCents === undefined ? {} : { minimumBasketCents }),
});

type LineOption = NonNullable<OrderLine["options"]>[number];

/**
 * Reduces a recipe's chosen options to what a line keeps: each with its price beside the others, and beside those of the line that it
 * enlarges.
 */
export const lineOptions = (chosen: readonly (LineOption & PricedOption)[], enlarged: readonly PricedOption[] = []): LineOption[] =>
  chosen.map((option) => ({ id: option.id, kind: option.kind, centsPerServing: optionCents(option, [...chosen, ...enlarged]) }));

/** Units of each item over all lines; lines of options alone take none. */
export function unitsBySku(lines: readonly Pick<OrderLine, "sku" | "quantity" | "upgrade">[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const line of lines) if (!line.upgrade) units.set(line.sku, (units.get(line.sku) ?? 0) + line.quantity);
  return units;
}

type Counted = Pick<OrderLine, "kind" | "quantity" | "upgrade">;

/** The number of recipes and meals among lines, or of one of both; a line of options alone is none. */
export const dishesIn = (lines: readonly Counted[], kinds: readonly OrderLine["kind"][] = ["ready-to-cook", "ready-to-eat"]): number =>
  lines.reduce((dishes, { kind, quantity, upgrade }) => (kinds.includes(kind) && !upgrade ? dishes + quantity : dishes), 0);

/** The number of a box's recipes and meals that can be free: at least one of them is paid for (DECISIONS: plans and prices). */
export const maxFreeMeals = (lines: readonly Counted[]): number => Math.max(0, dishesIn(lines) - 1);
