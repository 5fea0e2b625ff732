import { menuItem, week } from "../../testing/examples.ts";
import { subscriptionOf } from "../../testing/generation-examples.ts";
import { cents } from "../kernel/money.ts";
import { addWeeks } from "../kernel/time.ts";
import type { MenuItem } from "../menu/vocabulary.ts";
import type { Plan, Tastes } from "../subscription/vocabulary.ts";
import { CompiledWeek } from "./compile.ts";
import { alternativesTo, pickAround } from "./pick-around.ts";

const three: Plan = { type: "ready-to-cook", persons: 2, recipes: 3 };
const dish = (number: number, more: Partial<MenuItem> = {}) => menuItem(`RTC-000${number}`, { diets: ["family-friendly"], ...more });
const chop = { protein: "pork", cut: "chop" };
const items = [
  dish(1, { main: chop }),
  dish(2),
  dish(3),
  dish(4, { main: chop }),
  dish(5, { allergens: ["peanut"] }),
  dish(6, { premiumCents: cents(500) }),
  dish(7, { units: 1 }),
  menuItem("RTE-0001"),
];
const ranking = { "family-friendly": items.map(({ sku }) => sku) };
const unitsLeft = new Map(items.map(({ sku, units }) => [sku, units]));
const menu = new CompiledWeek({ region: "qc", week, items, ranking, menuRevision: 0, unitsLeft });
const household = (tastes: Partial<Tastes> = {}, plan: Plan = three) => subscriptionOf("one", plan, tastes);
/** A household that was sent a dish the week before. */
const sentLately = (sku: string) => subscriptionOf("one", three, {}, { recent: [[sku, addWeeks(week, -1)]] });

/** `SKU × portions` of a box around wishes. */
const around = (wished: readonly string[], tastes?: Partial<Tastes>, left: ReadonlyMap<string, number> = unitsLeft) =>
  pickAround(
    menu,
    household(tastes),
    wished.map((sku) => ({ sku, quantity: 1 })),
    left,
  ).map(({ item }) => menu.items[item]!.sku);

describe("a box around wishes", () => {
  it("holds them, however they rank", () => {
    expect(around(["RTC-0007", "RTC-0004", "RTC-0003"])).toEqual(["RTC-0007", "RTC-0004", "RTC-0003"]);
  });

  it("is filled up with what ranks best and is like none of them", () => {
    expect(around(["RTC-0004"])).toEqual(["RTC-0004", "RTC-0002", "RTC-0003"]);
  });

  it("is filled up with what was not sent lately, but holds a wish that was", () => {
    const boxOf = (wished: string) =>
      pickAround(menu, sentLately("RTC-0002"), [{ sku: wished, quantity: 1 }], unitsLeft).map(({ item }) => menu.items[item]!.sku);
    expect(boxOf("RTC-0004")).toEqual(["RTC-0004", "RTC-0003", "RTC-0005"]);
    expect(boxOf("RTC-0002")).toEqual(["RTC-0002", "RTC-0001", "RTC-0003"]);
  });

  it.each([
    ["is sold out", ["RTC-0003"], {}, new Map([...unitsLeft, ["RTC-0003", 0]])],
    ["holds what is excluded", ["RTC-0005"], { allergens: ["peanut" as const] }, unitsLeft],
    ["costs more than was asked for", ["RTC-0006"], {}, unitsLeft],
    ["is of another kind", ["RTE-0001"], {}, unitsLeft],
    ["is on no menu", ["RTC-0999"], {}, unitsLeft],
  ])("goes without one that %s", (_, wished, tastes, left) => {
    const box = around(wished, tastes, left);
    expect(box).toHaveLength(3);
    expect(box).not.toContain(wished[0]);
  });

  it("holds no more than the plan asks for, nor two portions of a recipe", () => {
    expect(around(["RTC-0001", "RTC-0002", "RTC-0003", "RTC-0007"])).toEqual(["RTC-0001", "RTC-0002", "RTC-0003"]);
    expect(pickAround(menu, household(), [{ sku: "RTC-0003", quantity: 2 }], unitsLeft).every(({ quantity }) => quantity === 1)).toBe(true);
  });
});

describe("what could come in place of a dish", () => {
  const box = ["RTC-0001", "RTC-0002", "RTC-0003"].map((sku) => ({ sku, quantity: 1 }));

  it("is allowed and in stock, best first; what is like another dish of the box comes last", () => {
    expect(alternativesTo(menu, household(), box, "RTC-0002", unitsLeft)).toEqual(["RTC-0005", "RTC-0007", "RTC-0004"]);
    expect(alternativesTo(menu, household(), box, "RTC-0001", unitsLeft)).toEqual(["RTC-0004", "RTC-0005", "RTC-0007"]);
  });

  it("comes after all others where it was sent lately", () => {
    const others = (sku: string) => alternativesTo(menu, sentLately(sku), box, "RTC-0002", unitsLeft);
    expect(others("RTC-0005")).toEqual(["RTC-0007", "RTC-0004", "RTC-0005"]);
    expect(others("RTC-0007")).toEqual(["RTC-0005", "RTC-0004", "RTC-0007"]);
  });

  it("holds nothing that the household excludes, and nothing that is gone", () => {
    const left = new Map([...unitsLeft, ["RTC-0007", 0]]);
    expect(alternativesTo(menu, household({ allergens: ["peanut"] }), box, "RTC-0002", left)).toEqual(["RTC-0004"]);
  });
});
