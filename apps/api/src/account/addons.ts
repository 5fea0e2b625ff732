import type { OutputOf } from "@tablee/contracts/call";
import type { ghostAddons } from "@tablee/contracts/calls/account";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { avoidedFor } from "@tablee/domain/subscription/allergens";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";

type Item = OutputOf<typeof ghostAddons>["items"][number];

const MAX_ADDONS = 6;

/** Market items that go with an order: pairings of its dishes first, and nothing that its household excludes. */
export function addonsFor(lines: readonly Pick<OrderLine, "sku">[], items: readonly Item[], excluded: readonly Allergen[]): Item[] {
  const held = new Set(lines.map((line) => line.sku));
  const wanted = new Set(items.filter(({ dish }) => held.has(dish.sku)).flatMap(({ dish }) => dish.pairings ?? []));
  const avoided = avoidedFor(excluded);
  const suits = ({ dish }: Item) => !dish.allergens.some((allergen) => avoided.includes(allergen));
  const candidates = items.filter((item) => item.dish.kind === "market" && item.unitsLeft > 0 && !held.has(item.dish.sku) && suits(item));
  const paired = candidates.filter(({ dish }) => wanted.has(dish.sku));
  const others = candidates.filter(({ dish }) => !wanted.has(dish.sku) && dish.minimumBasketCents === undefined);
  return [...paired, ...others].slice(0, MAX_ADDONS);
}
