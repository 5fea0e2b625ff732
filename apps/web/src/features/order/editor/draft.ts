import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { editorDataV2, updateQuantity } from "@tablee/contracts/calls/orders";
import type { DishCard, OrderCard } from "@tablee/contracts/schemas";
import { cents, zero } from "@tablee/domain/kernel/money";
import { compareCodes } from "@tablee/domain/kernel/text/collation";
import { MAX_UNITS } from "@tablee/domain/kernel/units";
import { lineOf, lineOptions, maxFreeMeals } from "@tablee/domain/pricing/lines";
import { priceOrder } from "@tablee/domain/pricing/price-order";
import { type Repriced, reprice } from "@tablee/domain/pricing/reprice";
import type { OrderLine, OrderPrice } from "@tablee/domain/pricing/vocabulary";

export type EditorData = OutputOf<typeof editorDataV2>;
export type EditorItem = EditorData["items"][number];

/** An item in the box while it is being edited: its units, the ids of its options, and its pairings. */
export interface DraftLine {
  readonly quantity: number;
  readonly options: readonly string[];
  readonly pairings: ReadonlyMap<string, number>;
}

/** The content of the box while it is edited, by SKU, in the order of adding. */
export type Draft = ReadonlyMap<string, DraftLine>;

const bare: DraftLine = { quantity: 0, options: [], pairings: new Map() };
export const emptyDraft: Draft = new Map();

/** The content of a saved box: the editor starts with it, and undoing a swap restores it. */
export const draftOf = ({ order: { lines } }: { readonly order: Pick<OrderCard, "lines"> }): Draft =>
  new Map(
    lines
      .filter((line) => !line.pairedWith)
      .map(({ dish: { sku }, quantity, options = [] }) => {
        const beside = lines.filter((line) => line.pairedWith === sku);
        const pairings = new Map(beside.map((line) => [line.dish.sku, line.quantity]));
        return [sku, { quantity, options: options.map(({ id }) => id), pairings }];
      }),
  );

export function withQuantity(draft: Draft, sku: string, quantity: number): Draft {
  const next = new Map(draft);
  if (quantity <= 0) next.delete(sku);
  else next.set(sku, { ...(draft.get(sku) ?? bare), quantity });
  return next;
}

export function withOptions(draft: Draft, sku: string, options: readonly string[]): Draft {
  const line = draft.get(sku);
  return line ? new Map(draft).set(sku, { ...line, options }) : draft;
}

export function withPairing(draft: Draft, sku: string, pairing: string, quantity: number): Draft {
  const line = draft.get(sku);
  if (!line) return draft;
  const pairings = new Map(line.pairings);
  if (quantity <= 0) pairings.delete(pairing);
  else pairings.set(pairing, quantity);
  return new Map(draft).set(sku, { ...line, pairings });
}

/** The maximum units of an item in the box: the units left, including the box's own. */
export const maxUnits = (item: EditorItem): number => Math.min(MAX_UNITS, item.unitsLeft);

/** Counts the units of an item that are paired with recipes. */
export const besideUnits = (draft: Draft, sku: string): number =>
  [...draft.values()].reduce((sum, line) => sum + (line.pairings.get(sku) ?? 0), 0);

type Asked = InputOf<typeof updateQuantity>["lines"];

/** The lines of a draft as a save sends them. */
export const linesOf = (draft: Draft): Asked =>
  [...draft].map(([sku, { quantity, options, pairings }]) => ({
    sku,
    quantity,
    ...(options.length > 0 ? { options: [...options] } : {}),
    ...(pairings.size > 0 ? { pairings: [...pairings].map(([beside, units]) => ({ sku: beside, quantity: units })) } : {}),
  }));

const bySku = (one: { sku: string }, other: { sku: string }): number => compareCodes(one.sku, other.sku);
const contentsOf = (draft: Draft): string =>
  JSON.stringify(
    linesOf(draft)
      .sort(bySku)
      .map((line) => [line.sku, line.quantity, line.options?.sort(), line.pairings?.sort(bySku)]),
  );

export const sameDraft = (a: Draft, b: Draft): boolean => contentsOf(a) === contentsOf(b);

export const countOf = (draft: Draft): number =>
  [...draft.values()].reduce((sum, line) => [...line.pairings.values()].reduce((n, units) => n + units, sum + line.quantity), 0);

/** The dishes that can be in the box: the week's items, and those that the order holds although the week no longer offers them. */
export function dishesOf({ items, order }: EditorData): Map<string, DishCard> {
  const dishes = new Map(order.lines.map(({ dish }) => [dish.sku, dish]));
  for (const { dish } of items) dishes.set(dish.sku, dish);
  return dishes;
}

/** The options of a dish that were chosen. */
export const chosenOf = (dish: DishCard, ids: readonly string[]): NonNullable<DishCard["options"]> =>
  (dish.options ?? []).filter(({ id }) => ids.includes(id));

/** Turns a draft into lines that can be priced; a pairing comes after its recipe. */
export function orderLinesOf(data: EditorData, draft: Draft): OrderLine[] {
  const dishes = dishesOf(data);
  return [...draft].flatMap(([sku, { quantity, options, pairings }]) => {
    const dish = dishes.get(sku);
    if (dish === undefined) return [];
    const chosen = lineOptions(chosenOf(dish, options));
    const beside = [...pairings].flatMap(([pairing, units]) => {
      const other = dishes.get(pairing);
      return other ? [{ ...lineOf(other, units), pairedWith: sku }] : [];
    });
    return [{ ...lineOf(dish, quantity), ...(chosen.length > 0 ? { options: chosen } : {}) }, ...beside];
  });
}

/** Prices a draft, taxes included, with the function that prices orders, so that saving returns the same price to the cent. */
export const priceDraft = (data: EditorData, draft: Draft): OrderPrice =>
  priceOrder({
    plan: data.order.plan,
    lines: orderLinesOf(data, draft),
    missing: data.order.missing,
    region: data.pricing.region,
    date: data.pricing.deliveryDate,
    firstWeek: data.order.firstOrder,
    discounts: data.pricing.discounts,
    promotionalCredit: cents(data.credit.promotionalCents),
    promotionalSources: data.credit.promotionalSources,
    purchasedCredit: cents(data.credit.purchasedCents),
  });

/** Prices a draft of a paid box, with the difference from the amount paid. */
export const repricedDraft = (data: EditorData, draft: Draft): Repriced => {
  const fresh = priceDraft({ ...data, credit: { promotionalCents: zero, purchasedCents: zero } }, draft);
  return reprice(data.order.price, fresh, data.credit);
};

/** Free meals that a box with these lines is too small for: they wait for the next one. */
export function freeMealsWaiting({ pricing }: EditorData, lines: readonly OrderLine[]): number {
  const free = pricing.discounts.reduce((meals, grant) => (grant.kind === "free-meals" ? meals + grant.meals : meals), 0);
  return lines.length === 0 ? 0 : Math.max(0, free - maxFreeMeals(lines));
}

/** Servings of one of an item in an order's plan. */
export const servingsOf = ({ order: { plan } }: EditorData, kind: DishCard["kind"]): number =>
  kind === "ready-to-cook" ? (plan.type === "ready-to-cook" ? plan.persons : 2) : 1;
