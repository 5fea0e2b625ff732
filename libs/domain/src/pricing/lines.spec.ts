import { menuItem, recipe } from "../../testing/examples.ts";
import { jam } from "../../testing/order-stages.ts";
import { cents } from "../kernel/money.ts";
import { lineKey, lineName, lineOf, lineOptions, linesWithout, unitsBySku } from "./lines.ts";

const soup = recipe(1, 2);
const beside = { ...jam, quantity: 1, pairedWith: soup.sku };
const larger = { ...soup, upgrade: true as const };

describe("lines of an order", () => {
  it("differ by item, by what they go with, and by whether they only add options", () => {
    expect([soup, jam, beside, larger].map(lineKey)).toEqual(["RTC-0001", "MKT-0001", "MKT-0001+RTC-0001", "RTC-0001^"]);
    expect(lineName(beside)).toEqual({ sku: "MKT-0001", pairedWith: "RTC-0001" });
  });

  it("lose with a recipe what goes with it, but no options that were bought for it", () => {
    expect(linesWithout([soup, jam, beside, larger], [soup.sku])).toEqual([jam, larger]);
  });

  it("take units of their items, their options alone none", () => {
    expect(Object.fromEntries(unitsBySku([soup, jam, beside, larger]))).toEqual({ "RTC-0001": 2, "MKT-0001": 3 });
  });
});

describe("a menu's item as a line", () => {
  it("keeps what prices and taxes it, and nothing else", () => {
    const item = menuItem("MKT-0002", { kind: "market", priceCents: cents(650), minimumBasketCents: cents(6000) });
    const { sku, kind, taxCategory } = item;
    expect(lineOf(item, 3)).toStrictEqual({ sku, kind, taxCategory, quantity: 3, priceCents: 650, minimumBasketCents: 6000 });
  });

  it("keeps of an option what is charged for it", () => {
    const option = { id: "more", kind: "larger-protein" as const, centsPerServing: cents(349), name: { en: "More", fr: "Plus" } };
    expect(lineOptions([option])).toStrictEqual([{ id: "more", kind: "larger-protein", centsPerServing: cents(349) }]);
  });

  it("keeps of a larger serving its price beside the swap, chosen with it or before", () => {
    const brings = { allergens: [], diets: [] };
    const more = { id: "more", kind: "larger-protein" as const, centsPerServing: cents(449), brings };
    const tofu = { id: "tofu", kind: "protein-swap", centsPerServing: cents(0), largerCentsPerServing: cents(249) } as const;
    const kept = { id: "more", kind: "larger-protein", centsPerServing: 249 };
    expect(lineOptions([more, tofu])).toStrictEqual([kept, { id: "tofu", kind: "protein-swap", centsPerServing: 0 }]);
    expect(lineOptions([more], [tofu])).toStrictEqual([kept]);
  });

  it("keeps the prices of options that a line had before", () => {
    const before = [
      { id: "more", kind: "larger-protein", centsPerServing: cents(449) },
      { id: "tofu", kind: "protein-swap", centsPerServing: cents(0) },
    ] as const;
    expect(lineOptions(before)).toStrictEqual(before);
  });
});
