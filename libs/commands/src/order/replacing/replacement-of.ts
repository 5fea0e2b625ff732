import { isRefusal } from "@tablee/domain/kernel/errors";
import type { Cents } from "@tablee/domain/kernel/money";
import { cents } from "@tablee/domain/kernel/money";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { CompiledWeek } from "@tablee/domain/order-generation/compile";
import type { SubscriptionInput, WeekInput } from "@tablee/domain/order-generation/inputs";
import { alternativesTo } from "@tablee/domain/order-generation/pick-around";
import { contentsWith } from "@tablee/domain/product/contents";
import { avoidedFor } from "@tablee/domain/subscription/allergens";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { Refused } from "../../refused.ts";
import type { Streams } from "../../steps.ts";
import { repricedOf } from "../making/change-first-order.ts";
import { type AskedLine, askedOf, linesOf } from "../making/order-lines.ts";
import { priceOf } from "../making/price-of.ts";
import type { ExistingOrder } from "../own-order.ts";
import { swapped } from "../swap-dish.ts";

/** The week's menu with the units left of its items, and the household's inputs with its latest exclusions. */
interface Picking {
  readonly menu: Omit<WeekInput, "region" | "week" | "unitsLeft">;
  readonly unitsLeft: ReadonlyMap<string, number>;
  readonly input: SubscriptionInput;
}

interface Marked {
  /** The items of the order, additions included, whose present card names something excluded. SKUs. */
  readonly marked: readonly string[];
  /** Undefined while the week's menu or the household's inputs cannot be read. */
  readonly picking: Picking | undefined;
}

/** An order whose excluded dishes are replaced. Nothing is held for it. */
export interface Replacement {
  readonly lines: readonly AskedLine[];
  /** The dish itself where only its options contain something excluded: they are taken off. */
  readonly swaps: readonly { readonly sku: string; readonly instead: string }[];
  /** Dishes for which no dish is left, market items, additions, and every marked item that is not replaced for any other reason. */
  readonly stuck: readonly string[];
  /** The extra cost of the box with `lines`, taxes included; negative where it costs less. */
  readonly moreCents: Cents;
}

/** Finds the dishes of an order that contain what its household excludes, and what would come instead of each. */
export async function replacementOf(streams: Streams, order: ExistingOrder, { marked, picking }: Marked, at: string): Promise<Replacement> {
  const lines = askedOf(order.lines);
  const found = picking ? await replaced(streams, order, picking, at) : { lines, swaps: [], stuck: [], moreCents: cents(0) };
  const unnamed = marked.filter((each) => !found.stuck.includes(each) && !found.swaps.some(({ sku }) => sku === each));
  return { ...found, stuck: [...found.stuck, ...unnamed] };
}

async function replaced(streams: Streams, order: ExistingOrder, { menu, unitsLeft, input }: Picking, at: string): Promise<Replacement> {
  const { region, week, plan } = order;
  const compiled = new CompiledWeek({ ...menu, region, week, unitsLeft });
  const excludes = excludedBy(avoidedFor(input.tastes.allergens));
  let lines: readonly AskedLine[] = askedOf(order.lines);
  const swaps: { sku: string; instead: string }[] = [];
  const stuck = askedOf(order.lines)
    .flatMap(({ pairings = [] }) => pairings)
    .filter(({ sku }) => excludes(itemOf(menu.items, sku), []))
    .map(({ sku }) => sku);
  for (const { sku, quantity, options = [] } of askedOf(order.lines)) {
    const item = itemOf(menu.items, sku);
    if (!excludes(item, options)) continue;
    if (item?.kind === "market") {
      stuck.push(sku);
      continue;
    }
    const better = !excludes(item, [])
      ? sku
      : alternativesTo(compiled, { ...input, plan }, lines, sku, unitsLeft).find((each) => (unitsLeft.get(each) ?? 0) >= quantity);
    if (better === undefined) {
      stuck.push(sku);
      continue;
    }
    lines = better === sku ? lines.map((line) => (line.sku === sku ? { ...line, options: [] } : line)) : swapped(lines, sku, better)!;
    swaps.push({ sku, instead: better });
  }
  return { lines, swaps, stuck, moreCents: swaps.length === 0 ? cents(0) : await costOf(streams, order, menu.items, lines, at) };
}

async function costOf(
  streams: Streams,
  order: ExistingOrder,
  items: readonly MenuItem[],
  asked: readonly AskedLine[],
  at: string,
): Promise<Cents> {
  const lines = linesOf(items, asked);
  if (isRefusal(lines)) throw new Refused(lines);
  if (order.status === "billed") return (await repricedOf(streams, order, lines, at)).difference.totalCents;
  return cents(priceOf({ ...order, lines }).totalCents - priceOf(order).totalCents);
}

const itemOf = (items: readonly MenuItem[], sku: string): MenuItem | undefined => items.find((item) => item.sku === sku);

const excludedBy =
  (avoided: readonly Allergen[]) =>
  (item: MenuItem | undefined, options: readonly string[]): boolean => {
    if (!item) return false;
    const chosen = (item.options ?? []).filter(({ id }) => options.includes(id));
    return contentsWith(item, chosen).allergens.some((allergen) => avoided.includes(allergen));
  };
