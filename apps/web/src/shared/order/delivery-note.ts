import { pricePolicies } from "@tablee/domain/pricing/policy";
import type { OrderPrice } from "@tablee/domain/pricing/vocabulary";

type Delivery = Pick<OrderPrice, "priceVersion" | "foodCents" | "volumeDiscountCents" | "deliveryFree" | "deliveryFeeCents">;

/** The amount of food from which delivery is free, in cents, if a discount has brought its fee back; undefined otherwise. */
export function freeFromWithoutDiscounts(price: Delivery): number | undefined {
  const from = pricePolicies.find(({ version }) => version === price.priceVersion)?.freeDeliveryFrom;
  const charged = price.deliveryFree === "no" && price.deliveryFeeCents > 0;
  return from !== undefined && charged && price.foodCents - price.volumeDiscountCents >= from ? from : undefined;
}
