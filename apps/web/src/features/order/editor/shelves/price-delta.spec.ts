import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { type Draft, draftOf, type EditorItem, priceDraft, withQuantity } from "../draft.ts";
import { chips, data, dish, jam } from "../draft-example.ts";
import { moreCentsIn } from "./price-delta.ts";

const item = (of: EditorItem["dish"]): EditorItem => ({ dish: of, unitsLeft: 3, unitCents: 0 });
const third = dish("RTC-0003", "ready-to-cook");
const atFullPrice = () => {
  const held = data();
  return { ...held, items: [...held.items, item(third)], pricing: { ...held.pricing, discounts: [] } };
};

function asked(held = atFullPrice(), change: (draft: Draft) => Draft = (draft) => draft) {
  const draft = change(draftOf(held));
  const total = (next: Draft) => priceDraft(held, next).totalCents;
  const more = moreCentsIn(total, { draft, totalCents: total(draft) });
  return { more, really: (of: OrderLine["sku"]) => total(withQuantity(draft, of, 1)) - total(draft) };
}

test("one more recipe adds less than its price where it makes the others cheaper and delivery free", () => {
  const { more } = asked();
  expect(more(item(third))).toBe(3 * 2 * 1395 - 2 * 2 * 1475);
  const four = asked(atFullPrice(), (draft) => withQuantity(draft, "RTC-0001", 2));
  expect(four.more(item(third))).toBe(4 * 2 * 1325 - 3 * 2 * 1395 - 799);
});

test("a taxed item adds its tax and that of the delivery beside it", () => {
  const { more, really } = asked();
  expect(more(item(jam))).toBe(750);
  expect(more(item(chips))).toBe(really("MKT-0002"));
  expect(more(item(chips))).toBeGreaterThan(499);
});

test("a percentage discount lowers the price of what is added, too", () => {
  expect(asked(data()).more(item(jam))).toBe(375);
});

test("an item that brings the volume discount may add less than nothing", () => {
  const cheap = dish("MKT-0003", "market", 100);
  const held = atFullPrice();
  const more = { ...held, items: [...held.items, item(cheap)] };
  expect(asked(more, (draft) => withQuantity(draft, "MKT-0001", 5)).more(item(cheap))).toBe(100);
  const justBelow = asked({ ...more, items: [...more.items, item(dish("MKT-0004", "market", 3950))] }, (draft) =>
    withQuantity(draft, "MKT-0004", 1),
  );
  // Their food totals $98.50 before, and $99.50 less 5 % of $40.50 after.
  expect(justBelow.more(item(cheap))).toBe(100 - 203);
});

test("items that are priced alike are priced once", () => {
  const held = atFullPrice();
  let pricings = 0;
  const total = (next: Draft) => {
    pricings += 1;
    return priceDraft(held, next).totalCents;
  };
  const more = moreCentsIn(total, { draft: draftOf(held), totalCents: 0 });
  for (let number = 10; number < 40; number++) more(item(dish(`MKT-00${number}`, "market", 750)));
  expect(pricings).toBe(1);
});
