import { menuItem, week } from "../../testing/examples.ts";
import { exampleItems, exampleWeek, plans, random, subscriptionOf } from "../../testing/generation-examples.ts";
import { cents } from "../kernel/money.ts";
import { type Diet, dietsOf, type Plan, type Tastes } from "../subscription/vocabulary.ts";
import { CompiledWeek } from "./compile.ts";
import { fittingDishes } from "./fitting.ts";
import { generate } from "./generate.ts";
import { portionsOf } from "./pick.ts";

const none: Tastes = { diets: [], allergens: [], dislikes: [] };
const six: Plan = { type: "ready-to-cook", persons: 2, recipes: 6 };
const items = [
  menuItem("RTC-0001", { diets: ["vegan", "vegetarian"] }),
  menuItem("RTC-0002", { diets: ["vegan", "vegetarian"], allergens: ["peanut"] }),
  menuItem("RTC-0003", { diets: ["vegetarian"] }),
  menuItem("RTC-0004"),
  menuItem("RTE-0001"),
  menuItem("RTE-0002", { diets: ["keto"] }),
  menuItem("RTE-0003", { diets: ["keto"] }),
];
const menuWith = (unitsLeft: ReadonlyMap<string, number>) =>
  new CompiledWeek({ region: "qc", week, items, ranking: {}, menuRevision: 0, unitsLeft });
const units = new Map(items.map(({ sku }) => [sku, 9]));
const fitting = (plan: Plan, tastes: Partial<Tastes> = {}, left: ReadonlyMap<string, number> = units) =>
  fittingDishes(menuWith(left), plan, { ...none, ...tastes });

describe("the dishes of a week that fit a choice", () => {
  it("are those of the plan's type without what is excluded", () => {
    expect(fitting(six)).toEqual({ of: 4, fit: 4, picks: 4 });
    expect(fitting(six, { diets: ["vegetarian"] })).toEqual({ of: 4, fit: 3, picks: 3 });
    expect(fitting(six, { diets: ["vegan"], allergens: ["peanut"] })).toEqual({ of: 4, fit: 1, picks: 1 });
  });

  it("are all where nothing is excluded, with those that cost extra and come only when picked", () => {
    const dearer = menuItem("RTC-0005", { diets: ["vegan"], premiumCents: cents(300), allergens: ["peanut"] });
    const menu = new CompiledWeek({
      region: "qc",
      week,
      items: [...items, dearer],
      ranking: {},
      menuRevision: 0,
      unitsLeft: new Map([...units, [dearer.sku, 9]]),
    });
    expect(fittingDishes(menu, six, none)).toEqual({ of: 5, fit: 5, picks: 4 });
    expect(fittingDishes(menu, six, { ...none, diets: ["premium"] })).toEqual({ of: 5, fit: 5, picks: 5 });
    expect(fittingDishes(menu, six, { ...none, allergens: ["peanut"] })).toEqual({ of: 5, fit: 3, picks: 3 });
  });

  it("make a whole box where there are enough, second portions of meals included", () => {
    expect(fitting({ ...six, recipes: 2 } as Plan, { diets: ["vegetarian"] }).picks).toBe(2);
    expect(fitting({ type: "ready-to-eat", meals: 6 }, { diets: ["keto"] })).toEqual({ of: 3, fit: 2, picks: 4 });
    expect(fitting({ type: "ready-to-eat", meals: 6 }).picks).toBe(6);
  });

  it("are none that is sold out", () => {
    expect(fitting(six, { diets: ["vegetarian"] }, new Map([...units, ["RTC-0001", 0]]))).toEqual({ of: 3, fit: 2, picks: 2 });
  });

  it("make the box that generation makes", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const chance = random(seed);
      const input = exampleWeek(seed, exampleItems(chance, 12, 8));
      const plan = chance.one(plans);
      const diets = chance.some(dietsOf[plan.type] as readonly Diet[], 0.4);
      const tastes: Tastes = { diets, allergens: chance.some(["peanut", "milk", "egg", "soy"] as const, 0.4), dislikes: [] };
      const [made] = generate(input, [subscriptionOf("one", plan, tastes)]).results;
      expect(fittingDishes(new CompiledWeek(input), plan, tastes).picks).toBe(portionsOf(made!.picks));
    }
  });
});
