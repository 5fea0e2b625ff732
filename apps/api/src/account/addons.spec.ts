import { cents } from "@tablee/domain/kernel/money";
import { recipe } from "@tablee/domain/testing/examples";
import { unknownDish } from "../views/dish-card.ts";
import { addonsFor } from "./addons.ts";

type Item = Parameters<typeof addonsFor>[1][number];

const market = (sku: string, more: Partial<Item["dish"]> = {}, unitsLeft = 9): Item => ({
  dish: { ...unknownDish(sku, "market"), ...more },
  unitsLeft,
  unitCents: cents(499),
});
const dish: Item = { ...market("RTC-0001"), dish: { ...unknownDish("RTC-0001", "ready-to-cook"), pairings: ["MKT-0003", "MKT-0004"] } };
const skus = (items: readonly Item[], excluded: Parameters<typeof addonsFor>[2] = [], lines = [recipe(1)]) =>
  addonsFor(lines, items, excluded).map((item) => item.dish.sku);

describe("what is suggested to go with a box", () => {
  it("is what its dishes are paired with, then others", () => {
    expect(skus([dish, market("MKT-0001"), market("MKT-0003"), market("MKT-0004")])).toEqual(["MKT-0003", "MKT-0004", "MKT-0001"]);
  });

  it("is nothing that the household has excluded", () => {
    const items = [dish, market("MKT-0003", { allergens: ["gluten", "wheat"] }), market("MKT-0004", { allergens: ["milk"] })];
    expect(skus(items, ["wheat", "peanut"])).toEqual(["MKT-0004"]);
  });

  it("is neither sold out, nor in the box, nor an item with a minimum of its own", () => {
    const dear = market("MKT-0005", { minimumBasketCents: cents(5_900) });
    expect(skus([dish, market("MKT-0003", {}, 0), market("MKT-0004"), dear], [], [recipe(1), { ...recipe(1), sku: "MKT-0004" }])).toEqual(
      [],
    );
  });
});
