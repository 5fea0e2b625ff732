import { freeFromWithoutDiscounts } from "./delivery-note.ts";

const price = { priceVersion: "prices-1", foodCents: 10_600, volumeDiscountCents: 0, deliveryFree: "no", deliveryFeeCents: 799 } as const;

test("a discount that brings the delivery fee back says from what amount delivery is free", () => {
  expect(freeFromWithoutDiscounts(price)).toBe(9_900);
});

test("a fee that no discount brought back, and a delivery that is free, need no word", () => {
  expect(freeFromWithoutDiscounts({ ...price, foodCents: 9_899 })).toBeUndefined();
  expect(freeFromWithoutDiscounts({ ...price, volumeDiscountCents: 800 })).toBeUndefined();
  expect(freeFromWithoutDiscounts({ ...price, deliveryFree: "first-week", deliveryFeeCents: 0 })).toBeUndefined();
  expect(freeFromWithoutDiscounts({ ...price, priceVersion: "prices-0" })).toBeUndefined();
});
