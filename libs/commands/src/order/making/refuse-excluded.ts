import { refuse } from "@tablee/domain/kernel/errors";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { excludedIn } from "@tablee/domain/product/contents";
import { avoidedFor } from "@tablee/domain/subscription/allergens";
import { tastesNow } from "@tablee/domain/subscription/terms";
import { subscriptions } from "../../aggregates.ts";
import { Refused } from "../../refused.ts";
import type { Streams } from "../../steps.ts";
import type { ExistingOrder } from "../own-order.ts";

type Chosen = Pick<OrderLine, "sku" | "options" | "upgrade">;

/**
 * Refuses options that add an allergen excluded by the household. The order's present options stay, and so does a dish that contains the
 * allergen without any option: the dish has its own warning.
 * @throws Refused option-excluded
 */
export async function refuseExcluded(
  streams: Streams,
  { subscriptionId, lines: held }: ExistingOrder,
  items: readonly MenuItem[],
  lines: readonly Chosen[],
): Promise<void> {
  const withOptions = lines.filter(({ options = [] }) => options.length > 0);
  if (withOptions.length === 0) return;
  const { state } = await streams.load(subscriptions, subscriptionId);
  if (state.status === "none") return;
  const excluded = avoidedFor(tastesNow(state).allergens);
  for (const { sku, options = [], upgrade } of withOptions) {
    const item = items.find((candidate) => candidate.sku === sku);
    if (!item) continue;
    const named = (chosen: NonNullable<OrderLine["options"]>) =>
      (item.options ?? []).filter((option) => chosen.some(({ id }) => id === option.id));
    const before = held.find((line) => line.sku === sku && !line.pairedWith)?.options ?? [];
    const allergens = excludedIn(item, named(upgrade ? [...before, ...options] : options), excluded, named(before));
    if (allergens.length > 0) throw new Refused(refuse("option-excluded", { sku, allergens }));
  }
}
