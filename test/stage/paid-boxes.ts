import { editorDataV2 } from "@tablee/contracts/calls/orders";
import type { Visitor } from "./people.ts";

/** The most expensive market item that a box can take several of, without a minimum basket. */
export async function marketItem(person: Visitor, orderId: string, besides: readonly string[] = []) {
  const { items } = await person.call(editorDataV2, { orderId });
  const usable = items.filter(({ dish, unitsLeft }) => dish.kind === "market" && unitsLeft > 25 && dish.minimumBasketCents === undefined);
  return usable.toSorted((one, other) => other.unitCents - one.unitCents).find(({ dish }) => !besides.includes(dish.sku))!;
}
