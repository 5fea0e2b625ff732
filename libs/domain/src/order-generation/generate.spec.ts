import fc from "fast-check";
import { menuItem } from "../../testing/examples.ts";
import { exampleItems, exampleSubscription, exampleWeek, random, skusOf, subscriptionOf } from "../../testing/generation-examples.ts";
import { isExcluded } from "../subscription/allergens.ts";
import { picksOf } from "../subscription/picks.ts";
import { strictDiets } from "../subscription/vocabulary.ts";
import { explain } from "./explain.ts";
import { generate, resultHash } from "./generate.ts";
import type { WeekInput } from "./inputs.ts";
import type { GenerationResult } from "./result.ts";

const linesOf = (result: GenerationResult): Map<string, string> =>
  new Map(
    result.results.map(({ input, picks }) => [
      input.subscriptionId,
      picks.map((pick) => `${result.week.items[pick.item]!.sku}×${pick.quantity}:${pick.reason}`).join(),
    ]),
  );

/** Units of each item that a result takes. */
function takenOf(result: GenerationResult): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { picks } of result.results) {
    for (const pick of picks)
      taken.set(result.week.items[pick.item]!.sku, (taken.get(result.week.items[pick.item]!.sku) ?? 0) + pick.quantity);
  }
  return taken;
}

const scene = (seed: number, count: number, units: number) => {
  const source = random(seed);
  const items = exampleItems(source, 14, 12, units);
  const subscriptions = Array.from({ length: count }, (_, i) => exampleSubscription(source, `${seed}:${i}`, items));
  return { source, items, week: exampleWeek(seed, items), subscriptions };
};
const scenes = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  count: fc.integer({ min: 0, max: 60 }),
  units: fc.constantFrom(0, 1, 3, 10, 1000),
});

describe("for any menu, tastes and stock", () => {
  it("hard rules hold: kind, allergens, dislikes, strict diets, and no premium unasked", () => {
    fc.assert(
      fc.property(scenes, ({ seed, count, units }) => {
        const { week, subscriptions } = scene(seed, count, units);
        const result = generate(week, subscriptions);
        for (const { input, picks } of result.results) {
          const { tastes, plan } = input;
          const wrong = picks.filter((pick) => {
            const item = result.week.items[pick.item]!;
            const excluded =
              item.allergens.some((name) => isExcluded(tastes.allergens, name)) ||
              item.dislikes.some((name) => tastes.dislikes.includes(name));
            const offDiet = strictDiets.some((diet) => tastes.diets.includes(diet) && !item.diets.includes(diet));
            return item.kind !== plan.type || excluded || offDiet || (item.premiumCents !== undefined && !tastes.diets.includes("premium"));
          });
          expect(wrong).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("an order has no item twice, never more than the plan asks for, and is marked when it has less", () => {
    fc.assert(
      fc.property(scenes, ({ seed, count, units }) => {
        const { week, subscriptions } = scene(seed, count, units);
        const { results } = generate(week, subscriptions);
        expect(results.map(({ input }) => input.subscriptionId)).toEqual(subscriptions.map((subscription) => subscription.subscriptionId));
        for (const { input, picks, short } of results) {
          expect(new Set(picks.map((pick) => pick.item)).size).toBe(picks.length);
          const portions = picks.reduce((all, pick) => all + pick.quantity, 0);
          expect(portions).toBeLessThanOrEqual(picksOf(input.plan));
          expect(short).toBe(portions < picksOf(input.plan));
          expect(Math.max(0, ...picks.map((pick) => pick.quantity))).toBeLessThanOrEqual(input.plan.type === "ready-to-eat" ? 2 : 1);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("no more units are taken than there are", () => {
    fc.assert(
      fc.property(scenes, ({ seed, count, units }) => {
        const { week, subscriptions } = scene(seed, count, units);
        for (const [sku, taken] of takenOf(generate(week, subscriptions))) expect(taken).toBeLessThanOrEqual(week.unitsLeft.get(sku)!);
      }),
      { numRuns: 100 },
    );
  });

  it("the order in which inputs stand makes no difference", () => {
    fc.assert(
      fc.property(scenes, ({ seed, count, units }) => {
        const { week, subscriptions, source } = scene(seed, count, units);
        const shuffledWeek: WeekInput = {
          ...week,
          items: source.shuffled(week.items),
          unitsLeft: new Map(source.shuffled([...week.unitsLeft])),
          ranking: Object.fromEntries(source.shuffled(Object.entries(week.ranking))),
        };
        const shuffled = source.shuffled(subscriptions).map((subscription) => ({
          ...subscription,
          tastes: {
            diets: source.shuffled(subscription.tastes.diets),
            allergens: source.shuffled(subscription.tastes.allergens),
            dislikes: source.shuffled(subscription.tastes.dislikes),
          },
          recent: source.shuffled(subscription.recent),
          ratings: Object.fromEntries(source.shuffled(Object.entries(subscription.ratings))),
        }));
        const plain = linesOf(generate(week, subscriptions));
        const other = linesOf(generate(shuffledWeek, shuffled));
        for (const [id, lines] of plain) expect(other.get(id)).toBe(lines);
      }),
      { numRuns: 40 },
    );
  });

  it("a run that takes over what did not change equals a fresh one", () => {
    fc.assert(
      fc.property(scenes, fc.integer({ min: 1, max: 5 }), ({ seed, count, units }, every) => {
        const { week, subscriptions, items, source } = scene(seed, count, units);
        const before = generate(week, subscriptions);
        const changed = subscriptions.map((subscription, i) =>
          i % every === 0 ? { ...exampleSubscription(source, i, items), subscriptionId: subscription.subscriptionId } : subscription,
        );
        const fewer = new Map([...week.unitsLeft].map(([sku, left]) => [sku, Math.max(0, left - 1)]));
        const now = { ...week, unitsLeft: fewer };
        expect(linesOf(generate(now, changed, before))).toEqual(linesOf(generate(now, changed)));
      }),
      { numRuns: 40 },
    );
  });

  it("a run that takes over after some left and others came equals a fresh one", () => {
    fc.assert(
      fc.property(scenes, fc.nat(60), ({ seed, count, units }, gone) => {
        const { week, subscriptions, items, source } = scene(seed, count, units);
        const before = generate(week, subscriptions);
        const now = [...subscriptions.filter((_, i) => i !== gone), exampleSubscription(source, "newcomer", items)];
        expect(linesOf(generate(week, now, before))).toEqual(linesOf(generate(week, now)));
        expect(linesOf(generate({ ...week, menuRevision: 2 }, now, before))).toEqual(linesOf(generate(week, now)));
      }),
      { numRuns: 40 },
    );
  });

  it("are explained without the stock: reasons come out as they were, and what was passed over for a replacement had none left", () => {
    fc.assert(
      fc.property(scenes, ({ seed, count, units }) => {
        const { week, subscriptions } = scene(seed, count, units);
        const result = generate(week, subscriptions);
        const taken = takenOf(result);
        const isGone = (sku: string) => (week.unitsLeft.get(sku) ?? 0) - (taken.get(sku) ?? 0) < 2;
        for (const { input, picks } of result.results) {
          const { rejected } = explain(result.week, input, skusOf(result, picks));
          const soldOut = rejected.filter(({ because }) => because === "sold-out");
          expect(soldOut.filter(({ sku }) => !isGone(sku))).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("every candidate is explained exactly once, as picked or as rejected by the first rule that spoke against it", () => {
    fc.assert(
      fc.property(scenes, ({ seed, count, units }) => {
        const { week, subscriptions } = scene(seed, count, units);
        const result = generate(week, subscriptions);
        for (const { input, picks } of result.results) {
          const candidates = week.items.filter((item) => item.kind === input.plan.type).map((item) => item.sku);
          const { picks: explained, rejected } = explain(result.week, input, skusOf(result, picks));
          expect(explained).toEqual(skusOf(result, picks));
          expect([...explained, ...rejected].map(({ sku }) => sku).toSorted()).toEqual(candidates.toSorted());
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("oversold items", () => {
  const demand = (count: number) =>
    Array.from({ length: count }, (_, i) => subscriptionOf(`household ${i}`, { type: "ready-to-cook", persons: 2, recipes: 2 }));
  const items = ["RTC-0001", "RTC-0002", "RTC-0003", "RTC-0004"].map((sku) => menuItem(sku, { diets: ["vegan"] }));
  const weekWith = (units: Readonly<Record<string, number>>): WeekInput => ({
    region: "on",
    week: "2027-02-01",
    items,
    ranking: { vegan: items.map((item) => item.sku) },
    menuRevision: 1,
    unitsLeft: new Map(items.map((item) => [item.sku, units[item.sku] ?? 1000])),
  });

  it("go to as many as there are units; the others get the next best, and the run records it", () => {
    const result = generate(weekWith({ "RTC-0001": 30 }), demand(100));
    expect(result.oversold).toEqual([{ sku: "RTC-0001", wanted: 100, units: 30 }]);
    expect(Object.fromEntries(takenOf(result))).toEqual({ "RTC-0001": 30, "RTC-0002": 100, "RTC-0003": 70 });
    expect(result.results.flatMap(({ picks }) => picks).filter((pick) => pick.reason === "replacement")).toHaveLength(70);
  });

  it("leave orders short when nothing else is left", () => {
    const result = generate(weekWith({ "RTC-0001": 10, "RTC-0003": 5, "RTC-0004": 5 }), demand(100));
    expect(Object.fromEntries(takenOf(result))).toEqual({ "RTC-0001": 10, "RTC-0002": 100, "RTC-0003": 5, "RTC-0004": 5 });
    expect(result.results.filter(({ short }) => short)).toHaveLength(80);
  });

  it("go to a second portion's holder whole or not at all", () => {
    const meals = [
      menuItem("RTE-0001", { diets: ["vegan"] }),
      menuItem("RTE-0002", { diets: ["vegan"] }),
      menuItem("RTE-0003", { diets: ["vegan"] }),
    ];
    const week: WeekInput = {
      ...weekWith({}),
      items: meals,
      ranking: { vegan: meals.map((item) => item.sku) },
      unitsLeft: new Map([
        ["RTE-0001", 3],
        ["RTE-0002", 99],
        ["RTE-0003", 99],
      ]),
    };
    const result = generate(
      week,
      [0, 1].map((i) => subscriptionOf(i, { type: "ready-to-eat", meals: 6 })),
    );
    expect(takenOf(result).get("RTE-0001")).toBe(2);
  });

  it("are taken from few others when one subscription leaves", () => {
    const { week, subscriptions } = scene(20_270_201, 2000, 60);
    const all = linesOf(generate(week, subscriptions));
    const worst = [17, 400, 801, 1203, 1777].map((gone) => {
      const without = linesOf(
        generate(
          week,
          subscriptions.filter((_, i) => i !== gone),
        ),
      );
      return [...without].filter(([id, lines]) => all.get(id) !== lines).length;
    });
    expect(Math.max(...worst)).toBeLessThanOrEqual(40);
  });
});

describe("the hash of a result", () => {
  const { week, subscriptions } = scene(7, 2, 1000);
  const hashOf = (input: WeekInput) => {
    const result = generate(input, subscriptions);
    return result.results.map((generated) => resultHash(result, generated));
  };

  it("holds as long as region, week, menu, policy and the subscription's own inputs do", () => {
    expect(hashOf(week)).toEqual(hashOf({ ...week, unitsLeft: new Map() }));
    expect(hashOf(week)).not.toEqual(hashOf({ ...week, menuRevision: 2 }));
    expect(new Set(hashOf(week)).size).toBe(2);
  });
});
