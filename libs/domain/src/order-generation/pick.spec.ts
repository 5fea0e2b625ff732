import { menuItem, week } from "../../testing/examples.ts";
import { subscriptionOf } from "../../testing/generation-examples.ts";
import { cents } from "../kernel/money.ts";
import { addWeeks } from "../kernel/time.ts";
import type { MenuItem, Ranking } from "../menu/vocabulary.ts";
import type { Plan, Tastes } from "../subscription/vocabulary.ts";
import { CompiledWeek } from "./compile.ts";
import { explain } from "./explain.ts";
import { generate } from "./generate.ts";
import type { SubscriptionInput } from "./inputs.ts";
import { pickFor } from "./pick.ts";
import { generationPolicies } from "./policy.ts";

const three: Plan = { type: "ready-to-cook", persons: 2, recipes: 3 };
const six: Plan = { type: "ready-to-eat", meals: 6 };
const numbered = (prefix: string, count: number, more: Partial<MenuItem> = {}) =>
  Array.from({ length: count }, (_, i) => menuItem(`${prefix}-${String(i + 1).padStart(4, "0")}`, more));
const compiled = (items: readonly MenuItem[], ranking: Ranking) =>
  new CompiledWeek({
    region: "on",
    week,
    items,
    ranking,
    menuRevision: 1,
    unitsLeft: new Map(items.map((item) => [item.sku, item.units])),
  });

/** Picks as `product × quantity: reason`. */
const picked = (
  items: readonly MenuItem[],
  ranking: Ranking,
  plan: Plan,
  tastes: Partial<Tastes> = {},
  more: Partial<SubscriptionInput> = {},
) => {
  const menu = compiled(items, ranking);
  return pickFor(menu, subscriptionOf("one", plan, tastes, more)).map(
    (pick) => `${menu.items[pick.item]!.sku} × ${pick.quantity}: ${pick.reason}`,
  );
};
const skus = (items: readonly MenuItem[]) => items.map((item) => item.sku);

describe("dishes of one protein and cut", () => {
  const chop = { protein: "pork", cut: "chop" };
  const loin = { protein: "pork", cut: "tenderloin" };
  const dish = (number: number, main?: MenuItem["main"], more: Partial<MenuItem> = {}) =>
    menuItem(`RTC-000${number}`, { diets: ["family-friendly"], ...(main && { main }), ...more });
  const tastes: Partial<Tastes> = { diets: ["family-friendly"] };
  const inOrder = (items: readonly MenuItem[]): Ranking => ({ "family-friendly": skus(items) });

  it("come once while others are left, however well they rank; another cut of the same protein is another dish", () => {
    const items = [dish(1, chop), dish(2, chop), dish(3, loin), dish(4), dish(5)];
    expect(picked(items, inOrder(items), three, tastes)).toEqual([
      "RTC-0001 × 1: preferred",
      "RTC-0003 × 1: preferred",
      "RTC-0004 × 1: preferred",
    ]);
  });

  it("come twice before anything is repeated, or is beyond what is preferred", () => {
    const items = [dish(1, chop), dish(2, chop), dish(3, loin), dish(4, undefined, { diets: [] })];
    const recent = [["RTC-0003", addWeeks(week, -1)]] as const;
    expect(picked(items, inOrder(items.slice(0, 3)), three, tastes, { recent })).toEqual([
      "RTC-0001 × 1: preferred",
      "RTC-0002 × 1: alike",
      "RTC-0003 × 1: repeated",
    ]);
  });

  it("are as they rank on menus of earlier policies", () => {
    const items = [dish(1, chop), dish(2, chop), dish(3, loin), dish(4)];
    const menu = new CompiledWeek({ ...compiled(items, inOrder(items)).input }, generationPolicies[0]);
    expect(pickFor(menu, subscriptionOf("one", three, tastes)).map(({ item }) => menu.items[item]!.sku)).toEqual([
      "RTC-0001",
      "RTC-0002",
      "RTC-0003",
    ]);
  });

  it("never share a box that a replacement made, where others have units", () => {
    const items = [dish(1, loin, { units: 0 }), dish(2, chop), dish(3), dish(4, chop), dish(5, loin)];
    const input = compiled(items, inOrder(items)).input;
    const [made] = generate(input, [subscriptionOf("one", three, tastes)]).results;
    const { items: sorted } = compiled(items, inOrder(items));
    expect(made!.picks.map(({ item, reason }) => `${sorted[item]!.sku}: ${reason}`)).toEqual([
      "RTC-0002: preferred",
      "RTC-0003: preferred",
      "RTC-0005: replacement",
    ]);
  });

  it("differ in an explanation from what only ranks lower", () => {
    const items = [dish(1, chop), dish(2, chop), dish(3, loin), dish(4), dish(5)];
    const menu = compiled(items, inOrder(items));
    const made = ["RTC-0001", "RTC-0003", "RTC-0004"].map((sku) => ({ sku, quantity: 1 }));
    const { rejected } = explain(menu, subscriptionOf("one", three, tastes), made);
    expect(rejected.map(({ sku, because }) => [sku, because])).toEqual([
      ["RTC-0002", "alike"],
      ["RTC-0005", "ranked-lower"],
    ]);
  });
});

describe("picking for one subscription", () => {
  const recipes = numbered("RTC", 6, { diets: ["family-friendly"] });
  const ranking: Ranking = { "family-friendly": skus(recipes).toReversed() };
  const tastes: Partial<Tastes> = { diets: ["family-friendly"] };

  it("follows the week's ranking of the category", () => {
    expect(picked(recipes, ranking, three, tastes)).toEqual([
      "RTC-0006 × 1: preferred",
      "RTC-0005 × 1: preferred",
      "RTC-0004 × 1: preferred",
    ]);
  });

  it("takes the best place in any of several categories", () => {
    const items = [
      menuItem("RTC-0001", { diets: ["vegetarian"] }),
      menuItem("RTC-0002", { diets: ["vegetarian", "high-protein"] }),
      menuItem("RTC-0003", { diets: ["vegetarian"] }),
    ];
    const both: Ranking = { vegetarian: ["RTC-0001", "RTC-0003", "RTC-0002"], "high-protein": ["RTC-0002"] };
    expect(picked(items, both, { ...three, recipes: 2 }, { diets: ["vegetarian", "high-protein"] })).toEqual([
      "RTC-0001 × 1: preferred",
      "RTC-0002 × 1: preferred",
    ]);
  });

  it("breaks ties of rank by the customer's own ratings, then by product number", () => {
    const items = [
      menuItem("RTC-0001", { diets: ["keto"] }),
      menuItem("RTC-0002", { diets: ["vegan"] }),
      menuItem("RTC-0003", { diets: ["high-protein"] }),
    ];
    const tied: Ranking = { keto: ["RTC-0001"], vegan: ["RTC-0002"], "high-protein": ["RTC-0003"] };
    const two: Plan = { ...three, recipes: 2 };
    expect(picked(items, tied, two)).toEqual(["RTC-0001 × 1: preferred", "RTC-0002 × 1: preferred"]);
    expect(picked(items, tied, two, {}, { ratings: { "RTC-0003": 5 } })).toEqual(["RTC-0003 × 1: wanted-again", "RTC-0001 × 1: preferred"]);
    expect(picked(items, tied, two, {}, { ratings: { "RTC-0001": 2 } })).toEqual(["RTC-0002 × 1: preferred", "RTC-0003 × 1: preferred"]);
  });

  it("never lets a rating overrule the ranking", () => {
    expect(picked(recipes, ranking, three, tastes, { ratings: { "RTC-0001": 5, "RTC-0006": 2 } })[0]).toBe("RTC-0006 × 1: preferred");
  });

  it("never picks again what the customer never wants again, even where too few are left", () => {
    expect(picked(recipes, ranking, three, tastes, { ratings: { "RTC-0006": 1, "RTC-0005": 5 } })).toEqual([
      "RTC-0005 × 1: wanted-again",
      "RTC-0004 × 1: preferred",
      "RTC-0003 × 1: preferred",
    ]);
    const refused = Object.fromEntries(skus(recipes.slice(1)).map((sku) => [sku, 1]));
    expect(picked(recipes, ranking, three, tastes, { ratings: refused })).toEqual(["RTC-0001 × 1: preferred"]);
  });

  it("picks what the customer wants less of once no other dish of their preferences is left", () => {
    const less = { "RTC-0006": 0, "RTC-0005": 0 };
    const all = picked(recipes, ranking, three, tastes, { ratings: less });
    expect(all).toEqual(["RTC-0004 × 1: preferred", "RTC-0003 × 1: preferred", "RTC-0002 × 1: preferred"]);
    const few = recipes.filter(({ sku }) => ["RTC-0004", "RTC-0005", "RTC-0006"].includes(sku));
    expect(picked(few, ranking, three, tastes, { ratings: less })).toEqual([
      "RTC-0004 × 1: preferred",
      "RTC-0006 × 1: less-wanted",
      "RTC-0005 × 1: less-wanted",
    ]);
  });

  it("gives recipes to those who cook, meals to those who do not, and market items to no household", () => {
    const items = [
      ...recipes,
      ...numbered("RTE", 6, { diets: ["family-friendly"] }),
      ...numbered("MKT", 3, { diets: ["family-friendly"] }),
    ];
    const all: Ranking = { "family-friendly": skus(items).filter((sku) => !sku.startsWith("MKT")) };
    expect(picked(items, all, three, tastes).every((pick) => pick.startsWith("RTC"))).toBe(true);
    expect(picked(items, all, six, tastes).every((pick) => pick.startsWith("RTE"))).toBe(true);
  });
});

describe("repeats", () => {
  const recipes = numbered("RTC", 5, { diets: ["vegan"] });
  const ranking: Ranking = { vegan: skus(recipes) };
  const meals = numbered("RTE", 8, { diets: ["vegan"] });

  it.each([
    ["2027-01-25", true],
    ["2026-12-07", true],
    ["2026-11-30", false],
    ["2027-02-01", false],
  ])("of a recipe sent in the week of %s are avoided: %s", (sentIn, avoided) => {
    const [first] = picked(recipes, ranking, three, { diets: ["vegan"] }, { recent: [["RTC-0001", sentIn]] });
    expect(first === "RTC-0002 × 1: preferred").toBe(avoided);
  });

  it.each([
    ["2027-01-25", true],
    ["2027-01-18", true],
    ["2027-01-11", false],
  ])("of a meal sent in the week of %s are avoided: %s", (sentIn, avoided) => {
    const [first] = picked(meals, { vegan: skus(meals) }, six, { diets: ["vegan"] }, { recent: [["RTE-0001", sentIn]] });
    expect(first === "RTE-0002 × 1: preferred").toBe(avoided);
  });
});

describe("when too little is left", () => {
  const preferred = [1, 2, 3].map((n) => menuItem(`RTC-000${n}`, { diets: ["family-friendly"] }));
  const others = [4, 5].map((n) => menuItem(`RTC-000${n}`, { diets: ["meat-and-fish"] }));
  const ranking: Ranking = { "family-friendly": skus(preferred), "meat-and-fish": skus(others) };
  const recent: SubscriptionInput["recent"] = [
    ["RTC-0001", "2027-01-25"],
    ["RTC-0002", "2027-01-25"],
    ["RTC-0004", "2027-01-25"],
  ];

  it("repeats come first, then what is beyond preference, then that repeated", () => {
    const plan: Plan = { ...three, recipes: 5 };
    expect(picked([...preferred, ...others], ranking, plan, { diets: ["family-friendly"] }, { recent })).toEqual([
      "RTC-0003 × 1: preferred",
      "RTC-0001 × 1: repeated",
      "RTC-0002 × 1: repeated",
      "RTC-0005 × 1: beyond-preference",
      "RTC-0004 × 1: beyond-preference",
    ]);
  });

  it("nothing is relaxed further than needed", () => {
    expect(picked([...preferred, ...others], ranking, { ...three, recipes: 2 }, { diets: ["family-friendly"] }, { recent })).toEqual([
      "RTC-0003 × 1: preferred",
      "RTC-0001 × 1: repeated",
    ]);
  });

  it.each([
    ["an allergen", { allergens: ["fish"] }],
    ["a dislike", { dislikes: ["salmon"] }],
    ["vegetarian", { diets: ["vegetarian"] }],
    ["vegan", { diets: ["vegan"] }],
    ["keto", { diets: ["keto"] }],
  ] as readonly (readonly [string, Partial<Tastes>])[])("%s is never relaxed: the order stays short", (_, tastes) => {
    const fish = numbered("RTC", 4, { diets: ["meat-and-fish"], allergens: ["fish"], dislikes: ["salmon"] });
    expect(picked(fish, { "meat-and-fish": skus(fish) }, three, tastes)).toEqual([]);
  });

  it.each([
    ["a nut of an excluded family", ["pine-nut"], ["tree-nuts"], 0],
    ["a nut of its own", ["pine-nut"], ["pine-nut"], 0],
    ["another nut", ["almond"], ["pine-nut"], 3],
    ["nuts that nobody named", ["tree-nuts"], ["pine-nut"], 0],
    ["a grain of an excluded family", ["rye"], ["gluten"], 0],
    ["another grain", ["barley"], ["wheat"], 3],
  ] as const)("%s: a dish with it comes or not", (_, allergens, excluded, dishes) => {
    const held = numbered("RTC", 4, { diets: ["meat-and-fish"], allergens: [...allergens] });
    expect(picked(held, { "meat-and-fish": skus(held) }, three, { allergens: [...excluded] })).toHaveLength(dishes);
  });

  it("never gives a premium item to a household that did not ask for premium", () => {
    const premium = numbered("RTC", 4, { diets: ["premium", "meat-and-fish"], premiumCents: cents(500) });
    const both: Ranking = { premium: skus(premium), "meat-and-fish": skus(premium) };
    expect(picked(premium, both, three, { diets: ["meat-and-fish"] })).toEqual([]);
    expect(picked(premium, both, three, { diets: ["premium"] })).toHaveLength(3);
  });

  it("meals are doubled, best first, and recipes are not", () => {
    const meals = numbered("RTE", 4, { diets: ["vegan"] });
    expect(picked(meals, { vegan: skus(meals) }, six, { diets: ["vegan"] })).toEqual([
      "RTE-0001 × 2: second-portion",
      "RTE-0002 × 2: second-portion",
      "RTE-0003 × 1: preferred",
      "RTE-0004 × 1: preferred",
    ]);
    expect(picked(meals.slice(0, 2), { vegan: skus(meals) }, six, { diets: ["vegan"] })).toEqual([
      "RTE-0001 × 2: second-portion",
      "RTE-0002 × 2: second-portion",
    ]);
    const recipes = numbered("RTC", 2, { diets: ["vegan"] });
    expect(picked(recipes, { vegan: skus(recipes) }, three, { diets: ["vegan"] })).toEqual([
      "RTC-0001 × 1: preferred",
      "RTC-0002 × 1: preferred",
    ]);
  });
});
