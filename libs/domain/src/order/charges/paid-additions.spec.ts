import { cents } from "../../kernel/money.ts";
import { foodInAll, linesInBox, paidAdditions, totalInAll, volumeGiven } from "./paid-additions.ts";

const amounts = (food: number, total: number, volume: number) => ({
  discountedFoodCents: cents(food),
  totalCents: cents(total),
  volumeDiscountCents: cents(volume),
});
const addition = (status: "open" | "billing" | "billed" | "dropped", line: string, factor: number) => ({
  status,
  lines: [line],
  price: amounts(100 * factor, 115 * factor, factor),
});

const list = [
  addition("billed", "jam", 1),
  addition("billing", "bread", 10),
  addition("billed", "honey", 2),
  addition("dropped", "tea", 20),
];
const order = { lines: ["soup"], price: amounts(5000, 6500, 300), additions: list };
const byId = Object.fromEntries(list.map((each, i) => [`addition-${i}`, each]));

describe("an order with additions", () => {
  it("counts those that are paid, in the order in which they were started", () => {
    expect(paidAdditions(list).flatMap(({ lines }) => lines)).toEqual(["jam", "honey"]);
  });

  it("holds its own lines and theirs", () => {
    expect(linesInBox(order)).toEqual(["soup", "jam", "honey"]);
    expect(linesInBox({ lines: ["soup"] })).toEqual(["soup"]);
  });

  it("adds up food, totals and volume discounts", () => {
    expect(foodInAll(order)).toBe(5300);
    expect(totalInAll(order)).toBe(6845);
    expect(volumeGiven(order)).toBe(303);
  });

  it("answers the same for additions by id, and for none", () => {
    expect(linesInBox({ ...order, additions: byId })).toEqual(linesInBox(order));
    expect(foodInAll({ ...order, additions: byId })).toBe(5300);
    expect(totalInAll({ ...order, additions: {} })).toBe(6500);
  });
});
