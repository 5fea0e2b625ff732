import { idFrom, subscriptionId } from "../src/kernel/ids.ts";
import { cents } from "../src/kernel/money.ts";
import { defaultRanking } from "../src/menu/decider.ts";
import type { MenuItem, Ranking } from "../src/menu/vocabulary.ts";
import { hashInput, type SubscriptionInput, type WeekInput } from "../src/order-generation/inputs.ts";
import type { Pick } from "../src/order-generation/pick.ts";
import type { GenerationResult } from "../src/order-generation/result.ts";
import { allergens, type Diet, type Plan, type Tastes } from "../src/subscription/vocabulary.ts";
import { menuItem, week } from "./examples.ts";

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Random {
  /** A whole number from 0 to below `limit`. */
  readonly below: (limit: number) => number;
  readonly one: <Value>(values: readonly Value[]) => Value;
  /** Each value with the chance, from 0 to 1. */
  readonly some: <Value>(values: readonly Value[], chance: number) => Value[];
  readonly shuffled: <Value>(values: readonly Value[]) => Value[];
}

export function random(seed: number): Random {
  const next = randomFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    one: (values) => values[below(values.length)]!,
    some: (values, chance) => values.filter(() => next() < chance),
    shuffled: (values) =>
      values
        .map((value) => ({ value, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ value }) => value),
  };
}

export const dislikes = ["olives", "cilantro", "mushrooms", "salmon", "pork", "tofu"] as const;
const leanings = ["family-friendly", "meat-and-fish", "high-protein"] as const;

/** A menu as the merchandisers would make it: recipes, meals, and market items, which generation never picks. */
export function exampleItems({ some, one, below }: Random, recipes = 24, meals = 20, units = 100_000): MenuItem[] {
  const item = (prefix: string, number: number): MenuItem => {
    const strict: readonly Diet[] = one([[], [], ["keto"], ["vegetarian"], ["vegetarian", "vegan"]] as const);
    const premium = below(10) === 0;
    const diets: Diet[] = [...strict, ...some(leanings, 0.4), ...(premium ? ["premium" as const] : [])];
    return menuItem(`${prefix}-${String(number + 1).padStart(4, "0")}`, {
      diets,
      allergens: some(allergens, 0.12),
      dislikes: some(dislikes, 0.15),
      units,
      ...(premium ? { premiumCents: cents(500) } : {}),
    });
  };
  return [
    ...Array.from({ length: recipes }, (_, i) => item("RTC", i)),
    ...Array.from({ length: meals }, (_, i) => item("RTE", i)),
    menuItem("MKT-0001", { diets: ["vegan"], priceCents: cents(599) }),
  ];
}

export function exampleWeek(seed: number, items: readonly MenuItem[], unitsLeft?: ReadonlyMap<string, number>): WeekInput {
  const { shuffled } = random(seed);
  const ranking: Ranking = Object.fromEntries(Object.entries(defaultRanking(items)).map(([category, skus]) => [category, shuffled(skus!)]));
  return {
    region: "on",
    week,
    items,
    ranking,
    menuRevision: 1,
    unitsLeft: unitsLeft ?? new Map(items.map((item) => [item.sku, item.units])),
  };
}

export const plans: readonly Plan[] = [
  { type: "ready-to-cook", persons: 2, recipes: 3 },
  { type: "ready-to-cook", persons: 4, recipes: 4 },
  { type: "ready-to-cook", persons: 2, recipes: 6 },
  { type: "ready-to-eat", meals: 6 },
  { type: "ready-to-eat", meals: 10 },
];

const tasteDiets: readonly (readonly Diet[])[] = [
  [],
  ["family-friendly"],
  ["vegetarian"],
  ["vegan"],
  ["keto"],
  ["meat-and-fish", "high-protein"],
  ["premium"],
  ["vegetarian", "family-friendly"],
];

export const subscriptionOf = (
  name: string | number,
  plan: Plan,
  tastes: Partial<Tastes> = {},
  more: Partial<SubscriptionInput> = {},
): SubscriptionInput => {
  const input = {
    subscriptionId: subscriptionId(idFrom("subscription", name)),
    plan,
    tastes: { diets: [], allergens: [], dislikes: [], ...tastes },
    recent: [],
    ratings: {},
    ...more,
  };
  return { ...input, hash: hashInput(input) };
};

/** A household with its own tastes; every third one has a history of sent items. */
export function exampleSubscription({ one, some, below }: Random, name: string | number, items: readonly MenuItem[]): SubscriptionInput {
  const tastes: Tastes = { diets: [...one(tasteDiets)], allergens: some(allergens, 0.06), dislikes: some(dislikes, 0.1) };
  const sent = below(3) === 0 ? some(items, 0.15) : [];
  const recent = sent.map((item): [string, string] => [item.sku, one(["2027-01-25", "2027-01-18", "2026-12-28", "2026-11-30"])]);
  const ratings = below(4) === 0 ? Object.fromEntries(some(items, 0.2).map((item) => [item.sku, 1 + below(5)])) : {};
  return subscriptionOf(name, one(plans), tastes, { recent, ratings });
}

/** Picks by SKU as an order's lines hold them, with their ranks from 1. */
export const skusOf = (result: GenerationResult, picks: readonly Pick[]) =>
  picks.map(({ item, quantity, rank, reason }) => ({ sku: result.week.items[item]!.sku, quantity, rank: rank + 1, reason }));
