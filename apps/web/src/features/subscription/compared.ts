import type { OutputOf } from "@tablee/contracts/call";
import type { boxToRegenerate } from "@tablee/contracts/calls/settings-subscription";

type RegeneratedBox = OutputOf<typeof boxToRegenerate>;
type Dishes = RegeneratedBox["dishes"];

/** Compares two boxes: the dishes added, removed and kept, each with its number afterwards. */
export function compared({
  dishes,
  discarded,
  kept,
}: Pick<RegeneratedBox, "dishes" | "discarded" | "kept">): Record<"comes" | "goes" | "stays", Dishes> {
  const isIn = (list: Dishes) => (each: Dishes[number]) => list.some(({ dish }) => dish.sku === each.dish.sku);
  const isNew = (each: Dishes[number]) => !isIn(discarded)(each);
  const isGone = (each: Dishes[number]) => !isIn(dishes)(each);
  return { comes: dishes.filter(isNew), goes: discarded.filter(isGone), stays: [...dishes.filter(isIn(discarded)), ...kept] };
}
