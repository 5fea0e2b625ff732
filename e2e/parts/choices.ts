import { editorDataV2 } from "@tablee/contracts/calls/orders";
import { isMoreOfIt } from "@tablee/domain/product/option-price";
import type { Customer } from "./customer.ts";

/** A recipe with a swap for a dearer protein, a larger serving that costs more beside it, and the recipe's first pairing. */
export async function choiceIn(person: Customer, orderId: string) {
  const { items } = await person.call(editorDataV2, { orderId });
  const bySku = new Map(items.map((item) => [item.dish.sku, item]));
  for (const { dish } of items) {
    const swap = dish.options?.find(({ kind, centsPerServing }) => kind === "protein-swap" && centsPerServing > 0);
    const beside = dish.pairings?.map((sku) => bySku.get(sku)).find((item) => item && item.dish.minimumBasketCents === undefined);
    const larger = dish.options?.find((option) => isMoreOfIt(option));
    const enlargedCents = swap?.largerCentsPerServing;
    if (!swap || !beside || !larger || dish.premiumCents !== undefined) continue;
    if (enlargedCents !== undefined && enlargedCents > larger.centsPerServing) return { dish, swap, larger, enlargedCents, beside };
  }
  throw new Error("no recipe has them all");
}

/** A recipe whose only fish leaves with a swap to tofu, and the swap, which brings the soy. */
export async function fishIn(person: Customer, orderId: string) {
  const { items } = await person.call(editorDataV2, { orderId });
  for (const { dish, unitsLeft } of items) {
    const tofu = dish.options?.find(({ takes, brings }) => takes?.allergens.includes("fish") && brings?.allergens.includes("soy"));
    if (tofu && unitsLeft > 0 && !dish.allergens.includes("soy")) return { dish, tofu };
  }
  throw new Error("no recipe has fish that tofu can stand in for");
}
