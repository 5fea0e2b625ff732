import { hash64 } from "@tablee/domain/kernel/hash";
import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import { addWeeks } from "@tablee/domain/kernel/time";
import { rankedCategories } from "@tablee/domain/menu/vocabulary";
import type { SubscriptionInput, WeekInput } from "@tablee/domain/order-generation/inputs";

export interface PlainRow {
  readonly subscriptionId: SubscriptionId;
  readonly short: boolean;
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly rank: number; readonly reason: string }[];
}

interface Line {
  item: number;
  quantity: number;
  rank: number;
  reason: string;
}

const UNRANKED = 0x7fff_ffff;
const reasons = ["alike", "repeated", "beyond-preference", "beyond-preference"] as const;
const none: readonly Line[] = [];

/**
 * The generation as one plain function for the stopwatch: no classes, no names, bits for everything that can exclude an item, one
 * loop over the subscriptions and one over oversold items. It returns the same rows.
 */
export function plainPreview(week: WeekInput, subscriptions: readonly SubscriptionInput[]): PlainRow[] {
  const items = week.items.filter((item) => item.kind !== "market").sort((a, b) => (a.sku < b.sku ? -1 : 1));
  const count = items.length;
  const indexOf = new Map(items.map((item, i) => [item.sku, i]));
  const bitOf = new Map<string, number>();
  for (const item of items) for (const name of [...item.allergens, ...item.dislikes]) if (!bitOf.has(name)) bitOf.set(name, bitOf.size);
  const low = new Int32Array(count);
  const high = new Int32Array(count);
  const diet = new Int32Array(count);
  const dietBit: Readonly<Record<string, number>> = { vegetarian: 1, vegan: 2, keto: 4 };
  items.forEach((item, i) => {
    for (const name of [...item.allergens, ...item.dislikes]) {
      const bit = bitOf.get(name)!;
      if (bit < 32) low[i]! |= 1 << bit;
      else high[i]! |= 1 << (bit - 32);
    }
    for (const name of item.diets) diet[i]! |= dietBit[name] ?? 0;
  });
  const places = rankedCategories.map((category) => new Map((week.ranking[category] ?? []).map((sku, place) => [sku, place])));
  const bestOf = (sku: string, categories: readonly string[]) => {
    let best = UNRANKED;
    rankedCategories.forEach((category, c) => {
      if (categories.includes(category)) best = Math.min(best, places[c]!.get(sku) ?? UNRANKED);
    });
    return best;
  };
  const preferences = new Map<string, { order: Int32Array; preferred: number; rank: Int32Array }>();
  const preferenceOf = (kind: string, diets: readonly string[]) => {
    const key = kind + diets.toSorted().join();
    let found = preferences.get(key);
    if (found) return found;
    const rank = new Int32Array(count);
    const preferred: number[] = [];
    const others: number[] = [];
    for (let i = 0; i < count; i++) {
      if (items[i]!.kind !== kind) continue;
      const best = bestOf(items[i]!.sku, diets.length > 0 ? diets : rankedCategories);
      rank[i] = best === UNRANKED ? bestOf(items[i]!.sku, rankedCategories) : best;
      (best === UNRANKED ? others : preferred).push(i);
    }
    const byRank = (a: number, b: number) => rank[a]! - rank[b]! || a - b;
    found = { order: Int32Array.from([...preferred.sort(byRank), ...others.sort(byRank)]), preferred: preferred.length, rank };
    preferences.set(key, found);
    return found;
  };
  const since = { "ready-to-cook": addWeeks(week.week, -8), "ready-to-eat": addWeeks(week.week, -2) };
  const sent = new Uint8Array(count);

  const numbers = new Map<string, number>();
  const mains = Int32Array.from(items, ({ main }) => {
    if (!main) return 0;
    const name = `${main.protein} ${main.cut}`;
    if (!numbers.has(name)) numbers.set(name, numbers.size + 1);
    return numbers.get(name)!;
  });
  const isAlike = (item: number, lines: readonly Line[]) => {
    for (let i = 0; i < lines.length; i++) if (mains[item] !== 0 && mains[lines[i]!.item] === mains[item]) return true;
    return false;
  };

  const pick = (input: SubscriptionInput, wanted: number, taken: Uint8Array | undefined, beside: readonly Line[]): Line[] => {
    const { type } = input.plan;
    const { diets, allergens, dislikes } = input.tastes;
    const { order: ranked, preferred, rank } = preferenceOf(type, diets);
    let order: ArrayLike<number> = ranked;
    for (const _ in input.ratings) {
      const ratings = input.ratings;
      const byRating = (a: number, b: number) =>
        rank[a]! - rank[b]! || (ratings[items[b]!.sku] ?? 3) - (ratings[items[a]!.sku] ?? 3) || a - b;
      order = [...Array.from(ranked.subarray(0, preferred)).sort(byRating), ...Array.from(ranked.subarray(preferred)).sort(byRating)];
      break;
    }
    let noLow = 0;
    let noHigh = 0;
    for (const names of [allergens, dislikes]) {
      for (let i = 0; i < names.length; i++) {
        const bit = bitOf.get(names[i]!);
        if (bit === undefined) continue;
        if (bit < 32) noLow |= 1 << bit;
        else noHigh |= 1 << (bit - 32);
      }
    }
    let must = 0;
    let premium = false;
    for (let i = 0; i < diets.length; i++) {
      must |= dietBit[diets[i]!] ?? 0;
      if (diets[i] === "premium") premium = true;
    }
    sent.fill(0);
    for (const [sku, when] of input.recent) {
      const i = when >= since[type] && when < week.week ? indexOf.get(sku) : undefined;
      if (i !== undefined) sent[i] = 1;
    }
    const lines: Line[] = [];
    const later: number[][] = [[], [], [], []];
    for (let p = 0; p < order.length && lines.length < wanted; p++) {
      const i = order[p]!;
      if (taken?.[i] || low[i]! & noLow || high[i]! & noHigh || (diet[i]! & must) !== must) continue;
      if (items[i]!.premiumCents && !premium) continue;
      if (input.ratings[items[i]!.sku] === 1) continue;
      if (p >= preferred) later[sent[i] ? 3 : 2]!.push(i);
      else if (sent[i]) later[1]!.push(i);
      else if (isAlike(i, lines) || isAlike(i, beside)) later[0]!.push(i);
      else lines.push({ item: i, quantity: 1, rank: rank[i]!, reason: input.ratings[items[i]!.sku] === 5 ? "wanted-again" : "preferred" });
    }
    for (let step = 0; step < 4; step++) {
      for (const i of later[step]!) {
        if (lines.length >= wanted) break;
        lines.push({ item: i, quantity: 1, rank: rank[i]!, reason: reasons[step]! });
      }
    }
    let missing = type === "ready-to-eat" ? wanted - lines.length : 0;
    for (let i = 0; i < lines.length && missing > 0; i++, missing--) {
      lines[i]!.quantity++;
      lines[i]!.reason = "second-portion";
    }
    return lines;
  };

  const wantedOf = (input: SubscriptionInput) => (input.plan.type === "ready-to-cook" ? input.plan.recipes : input.plan.meals);
  const free: Line[][] = new Array(subscriptions.length);
  const left = Int32Array.from(items, (item) => week.unitsLeft.get(item.sku) ?? 0);
  for (let s = 0; s < subscriptions.length; s++) {
    const lines = pick(subscriptions[s]!, wantedOf(subscriptions[s]!), undefined, none);
    free[s] = lines;
    for (const line of lines) left[line.item]! -= line.quantity;
  }
  const gone = Uint8Array.from(left, (units) => (units <= 0 ? 1 : 0));
  const current = free.slice();
  const lots = left.some((units) => units < 0) ? subscriptions.map((subscription) => hash64(subscription.subscriptionId)[0]) : [];
  for (let i = 0; i < count; i++) {
    if (left[i]! >= 0) continue;
    const { sku } = items[i]!;
    const salt = hash64(sku)[0];
    const drawn: number[] = [];
    for (let s = 0; s < free.length; s++) {
      for (const line of free[s]!) {
        if (line.item !== i) continue;
        const mixed = Math.imul(lots[s]! ^ salt, 0x9e3779b1);
        drawn.push(((Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) & 0x3fff_ffff) * 4 + line.quantity - 1) * 0x20_0000 + s);
      }
    }
    let units = week.unitsLeft.get(sku) ?? 0;
    for (const draw of Float64Array.from(drawn).sort()) {
      const s = draw % 0x20_0000;
      const quantity = free[s]!.find((line) => line.item === i)!.quantity;
      if (quantity <= units) {
        units -= quantity;
        continue;
      }
      const kept = current[s]!.filter((line) => line.item !== i);
      const taken = gone.slice();
      for (const line of kept) taken[line.item] = 1;
      const found = pick(subscriptions[s]!, quantity, taken, kept).filter((line) => left[line.item]! >= line.quantity);
      left[i]! += quantity;
      for (const line of found) {
        left[line.item]! -= line.quantity;
        if (left[line.item] === 0) gone[line.item] = 1;
        line.reason = "replacement";
      }
      current[s] = [...kept, ...found];
    }
  }
  return current.map((lines, s) => {
    let portions = 0;
    const shown = lines.map(({ item, quantity, rank, reason }) => {
      portions += quantity;
      return { sku: items[item]!.sku, quantity, rank, reason };
    });
    return { subscriptionId: subscriptions[s]!.subscriptionId, short: portions < wantedOf(subscriptions[s]!), lines: shown };
  });
}
