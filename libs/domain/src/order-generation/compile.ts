import { policyOn } from "../kernel/policy.ts";
import { addWeeks, type Week } from "../kernel/time.ts";
import { type MenuItem, type RankedCategory, rankedCategories } from "../menu/vocabulary.ts";
import { type Plan, strictDiets, type Tastes } from "../subscription/vocabulary.ts";
import type { WeekInput } from "./inputs.ts";
import { type GenerationPolicy, generationPolicies } from "./policy.ts";

type PickedKind = "ready-to-cook" | "ready-to-eat";
const never = Number.MAX_SAFE_INTEGER;

/** The candidates of a plan's kind in the order in which a set of preferences wants them. */
export interface Preference {
  /** Indexes of items: the preferred ones first, then the others. */
  readonly order: readonly number[];
  readonly preferred: number;
  /** Rank by index of item, within the preferred categories or, for the others, within any. */
  readonly rank: Int32Array;
}

/** A week's menu made ready to pick from: names turned into bits and positions once, instead of once a subscription. */
export class CompiledWeek {
  readonly input: WeekInput;
  readonly policy: GenerationPolicy;
  readonly items: readonly MenuItem[];
  readonly indexBySku: ReadonlyMap<string, number>;
  readonly #excludable = new Map<string, number>();
  readonly #exclusions: readonly (readonly number[])[];
  readonly #positions: ReadonlyMap<RankedCategory, ReadonlyMap<string, number>>;
  readonly #preferences = new Map<string, Preference>();

  constructor(input: WeekInput) {
    this.input = input;
    this.policy = policyOn(generationPolicies, input.week);
    this.items = input.items.filter((item) => item.kind !== "market").sort((a, b) => (a.sku < b.sku ? -1 : 1));
    this.indexBySku = new Map(this.items.map((item, index) => [item.sku, index]));
    this.#exclusions = this.items.map((item) => [...item.allergens, ...item.dislikes].map((tag) => this.#tag(tag)));
    this.#positions = new Map(
      rankedCategories.map((category) => [category, new Map((input.ranking[category] ?? []).map((sku, position) => [sku, position]))]),
    );
  }

  /** Whether an item holds nothing that the tastes exclude for good: allergens, dislikes, strict diets. */
  admits(index: number, tastes: Tastes, excluded: ReadonlySet<number>): boolean {
    const item = this.items[index]!;
    for (const diet of strictDiets) if (tastes.diets.includes(diet) && !item.diets.includes(diet)) return false;
    for (const tag of this.#exclusions[index]!) if (excluded.has(tag)) return false;
    // A surcharge is never chosen for somebody who did not ask for premium.
    return !item.premiumCents || tastes.diets.includes("premium");
  }

  excludedTags(tastes: Tastes): ReadonlySet<number> {
    const excluded = new Set<number>();
    for (const name of tastes.allergens) this.#collect(name, excluded);
    for (const name of tastes.dislikes) this.#collect(name, excluded);
    return excluded;
  }

  /** Items sent within the weeks in which nothing is repeated. */
  repeats(plan: Plan, recent: readonly (readonly [string, Week])[]): ReadonlySet<number> {
    const since = addWeeks(this.input.week, -this.policy.noRepeatWeeks[plan.type]);
    const repeated = new Set<number>();
    for (const [sku, week] of recent) {
      const index = week >= since && week < this.input.week ? this.indexBySku.get(sku) : undefined;
      if (index !== undefined) repeated.add(index);
    }
    return repeated;
  }

  preference(kind: PickedKind, tastes: Tastes): Preference {
    const key = `${kind}:${[...tastes.diets].sort().join()}`;
    let preference = this.#preferences.get(key);
    if (!preference) {
      preference = this.#prefer(kind, tastes.diets);
      this.#preferences.set(key, preference);
    }
    return preference;
  }

  #prefer(kind: PickedKind, diets: Tastes["diets"]): Preference {
    const rank = new Int32Array(this.items.length);
    const preferred: number[] = [];
    const others: number[] = [];
    this.items.forEach((item, index) => {
      if (item.kind !== kind) return;
      const best = this.#bestPosition(item.sku, diets.length > 0 ? diets : rankedCategories);
      (best === never ? others : preferred).push(index);
      rank[index] = Math.min(best === never ? this.#bestPosition(item.sku, rankedCategories) : best, 0x7fff_ffff);
    });
    const byRank = (a: number, b: number) => rank[a]! - rank[b]! || a - b;
    return { order: [...preferred.sort(byRank), ...others.sort(byRank)], preferred: preferred.length, rank };
  }

  #bestPosition(sku: string, categories: readonly RankedCategory[]): number {
    let best = never;
    for (const category of categories) best = Math.min(best, this.#positions.get(category)?.get(sku) ?? never);
    return best;
  }

  #tag(name: string): number {
    const known = this.#excludable.get(name);
    if (known !== undefined) return known;
    this.#excludable.set(name, this.#excludable.size);
    return this.#excludable.size - 1;
  }

  #collect(name: string, into: Set<number>): void {
    const tag = this.#excludable.get(name);
    if (tag !== undefined) into.add(tag);
  }
}
