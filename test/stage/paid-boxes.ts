import { editorDataV2 } from "@tablee/contracts/calls/orders";
import type { Visitor } from "./people.ts";

/** The dearest market item that a box can take in numbers, and that asks for no minimum. */
export async function marketItem(person: Visitor, orderId: string, besides: readonly string[] = []) {
  const { items } = await person.call(editorDataV2, { orderId });
  const usable = items.filter(({ dish, unitsLeft }) => dish.kind === "market" && unitsLeft > 25 && dish.minimumBasketCents === undefined);
  return usable.toSorted((one, other) => other.unitCents - one.unitCents).find(({ dish }) => !besides.includes(dish.sku))!;
}
