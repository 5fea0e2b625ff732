import { policyOn } from "../kernel/policy.ts";
import { addWeeks, type Week } from "../kernel/time.ts";
import { type MenuItem, type RankedCategory, rankedCategories } from "../menu/vocabulary.ts";
import { avoidedFor } from "../subscription/allergens.ts";
import { strictDiets, type Tastes } from "../subscription/vocabulary.ts";
import type { WeekInput } from "./inputs.ts";
import { type GenerationPolicy, generationPolicies } from "./policy.ts";
import { TagBits } from "./tag-bits.ts";

type PickedKind = "ready-to-cook" | "ready-to-eat";
const never = 0x7fff_ffff;
const nothingSent: ReadonlySet<number> = new Set();

/** The candidates of a plan's kind in the order in which a set of preferences wants them. */
export interface Preference {
  /** Indexes of items: the preferred ones first, then the others. */
  readonly order: readonly number[];
  readonly preferred: number;
  /** Rank by index of item, within the preferred categories or, for the others, within any. */
  readonly rank: Int32Array;
}

/**
 * Lists the tags by which an item is excluded from a household for good: its allergens and ingredients, the diets it does not suit, its
 * surcharge.
 */
const hardTags = (item: MenuItem): string[] => [
  ...item.allergens,
  ...item.dislikes,
  ...strictDiets.filter((diet) => !item.diets.includes(diet)).map((diet) => `not ${diet}`),
  ...(item.premiumCents ? ["surcharge"] : []),
];

function numberedMains(items: readonly MenuItem[]): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(items, ({ main }) => {
    if (!main) return 0;
    const name = `${main.protein} ${main.cut}`;
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return number;
  });
}

/** A week's menu prepared for picking: names become bits and indexes once, instead of once per subscription. */
export class CompiledWeek {
  readonly input: WeekInput;
  readonly policy: GenerationPolicy;
  readonly items: readonly MenuItem[];
  readonly indexBySku: ReadonlyMap<string, number>;
  /** By index of item: equal numbers share one protein and cut; 0 matches none. */
  readonly mains: Int32Array;
  readonly #tags: TagBits;
  readonly #since: Readonly<Record<PickedKind, Week>>;
  readonly #positions: ReadonlyMap<RankedCategory, ReadonlyMap<string, number>>;
  readonly #preferences = new Map<string, Preference>();

  constructor(input: WeekInput, policy: GenerationPolicy = policyOn(generationPolicies, input.week)) {
    this.input = input;
    this.policy = policy;
    this.items = input.items.filter((item) => item.kind !== "market").sort((a, b) => (a.sku < b.sku ? -1 : 1));
    this.indexBySku = new Map(this.items.map((item, index) => [item.sku, index]));
    this.mains = policy.variesMains ? numberedMains(this.items) : new Int32Array(this.items.length);
    this.#tags = new TagBits(this.items.map(hardTags));
    const { noRepeatWeeks } = this.policy;
    this.#since = {
      "ready-to-cook": addWeeks(input.week, -noRepeatWeeks["ready-to-cook"]),
      "ready-to-eat": addWeeks(input.week, -noRepeatWeeks["ready-to-eat"]),
    };
    this.#positions = new Map(
      rankedCategories.map((category) => [category, new Map((input.ranking[category] ?? []).map((sku, position) => [sku, position]))]),
    );
  }

  /** The tags that these tastes exclude for good: allergens, dislikes, strict diets; and surcharges where premium was not asked for. */
  excludedBy({ allergens, dislikes, diets }: Tastes): Int32Array {
    const excluded = this.#tags.none();
    for (const name of avoidedFor(allergens)) this.#tags.add(excluded, name);
    for (const name of dislikes) this.#tags.add(excluded, name);
    for (const diet of strictDiets) if (diets.includes(diet)) this.#tags.add(excluded, `not ${diet}`);
    if (!diets.includes("premium")) this.#tags.add(excluded, "surcharge");
    return excluded;
  }

  /** True if an item has none of the excluded tags. */
  admits(index: number, excluded: Int32Array): boolean {
    return !this.#tags.overlap(index, excluded);
  }

  /** The items of a kind sent within the weeks in which nothing is repeated. */
  repeats(kind: PickedKind, recent: readonly (readonly [string, Week])[]): ReadonlySet<number> {
    if (recent.length === 0) return nothingSent;
    const since = this.#since[kind];
    const repeated = new Set<number>();
    for (const [sku, week] of recent) {
      const index = week >= since && week < this.input.week ? this.indexBySku.get(sku) : undefined;
      if (index !== undefined) repeated.add(index);
    }
    return repeated;
  }

  preference(kind: PickedKind, { diets }: Tastes): Preference {
    const key = `${kind}:${diets.length > 1 ? [...diets].sort().join() : diets}`;
    let preference = this.#preferences.get(key);
    if (!preference) {
      preference = this.#prefer(kind, diets);
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
      rank[index] = best === never ? this.#bestPosition(item.sku, rankedCategories) : best;
    });
    const byRank = (a: number, b: number) => rank[a]! - rank[b]! || a - b;
    return { order: [...preferred.sort(byRank), ...others.sort(byRank)], preferred: preferred.length, rank };
  }

  #bestPosition(sku: string, categories: readonly RankedCategory[]): number {
    let best = never;
    for (const category of categories) best = Math.min(best, this.#positions.get(category)?.get(sku) ?? never);
    return best;
  }
}
