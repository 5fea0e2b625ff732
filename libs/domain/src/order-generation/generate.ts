import { hash64 } from "../kernel/hash.ts";
import { picksOf } from "../subscription/vocabulary.ts";
import { CompiledWeek } from "./compile.ts";
import { hashOfResult, type SubscriptionInput, type WeekInput } from "./inputs.ts";
import { type Pick, pickFor } from "./pick.ts";

export interface Generated {
  readonly input: SubscriptionInput;
  readonly picks: readonly Pick[];
  /** Fewer picks than the plan asks for. */
  readonly short: boolean;
}

/** What a run made, and what a later run over nearly the same inputs can take over. */
export interface GenerationResult {
  readonly week: CompiledWeek;
  readonly results: readonly Generated[];
  /** Free picks, before oversold items were resolved, by subscription. */
  readonly free: ReadonlyMap<string, Generated>;
  readonly oversold: readonly { readonly sku: string; readonly wanted: number; readonly units: number }[];
}

/**
 * Orders for a week and region: picks for everybody freely, then resolves oversold items in the order of their SKU, taking them
 * from the subscriptions with the highest hash, so that a small change of the inputs stays a small change of the result.
 * With `previous`, subscriptions whose hash still holds keep their free picks. Pure; subscriptions must be in a fixed order.
 */
export function generate(input: WeekInput, subscriptions: readonly SubscriptionInput[], previous?: GenerationResult): GenerationResult {
  const sameWeek = previous !== undefined && sameMenu(previous.week.input, input);
  const week = sameWeek ? previous.week : new CompiledWeek(input);
  const free = new Map<string, Generated>();
  for (const subscription of subscriptions) {
    const known = sameWeek ? previous.free.get(subscription.subscriptionId) : undefined;
    free.set(subscription.subscriptionId, known?.input.hash === subscription.hash ? known : pickFreely(week, subscription));
  }
  return resolveOversold(week, input.unitsLeft, free);
}

const sameMenu = (a: WeekInput, b: WeekInput): boolean => a.region === b.region && a.week === b.week && a.menuRevision === b.menuRevision;

function pickFreely(week: CompiledWeek, input: SubscriptionInput): Generated {
  const picks = pickFor(week, input);
  return { input, picks, short: portions(picks) < picksOf(input.plan) };
}

const portions = (picks: readonly Pick[]): number => picks.reduce((total, pick) => total + pick.quantity, 0);

function resolveOversold(week: CompiledWeek, unitsLeft: ReadonlyMap<string, number>, free: ReadonlyMap<string, Generated>): GenerationResult {
  const left = Int32Array.from(week.items, (item) => unitsLeft.get(item.sku) ?? 0);
  const holders: Generated[][] = week.items.map(() => []);
  for (const result of free.values()) {
    for (const pick of result.picks) {
      left[pick.item]! -= pick.quantity;
      holders[pick.item]!.push(result);
    }
  }
  const soldOut = new Set<number>();
  left.forEach((units, item) => {
    if (units <= 0) soldOut.add(item);
  });
  const current = new Map<string, Generated>();
  const oversold: { sku: string; wanted: number; units: number }[] = [];
  for (let item = 0; item < left.length; item++) {
    if (left[item]! >= 0) continue;
    const { sku } = week.items[item]!;
    const units = unitsLeft.get(sku) ?? 0;
    oversold.push({ sku, wanted: units - left[item]!, units });
    for (const loser of losersOf(holders[item]!, item, sku, units)) replace(week, loser, item, left, soldOut, current);
  }
  const results = Array.from(free.values(), (result) => current.get(result.input.subscriptionId) ?? result);
  return { week, results, free, oversold };
}

/** Those beyond the units that there are, by a hash of subscription and item: the same ones whoever else joins or leaves. */
function losersOf(holders: readonly Generated[], item: number, sku: string, units: number): Generated[] {
  const ranked = holders.map((holder) => {
    const [high, low] = hash64(`${holder.input.subscriptionId}${sku}`);
    return { holder, order: high * 0x10_0000 + (low >>> 12) };
  });
  ranked.sort((a, b) => a.order - b.order);
  let left = units;
  return ranked.filter(({ holder }) => {
    const quantity = holder.picks.find((pick) => pick.item === item)?.quantity ?? 0;
    if (quantity > left) return true;
    left -= quantity;
    return false;
  }).map(({ holder }) => holder);
}

/** Takes an oversold item off an order and picks in its place from what still has units. */
function replace(week: CompiledWeek, loser: Generated, item: number, left: Int32Array, soldOut: Set<number>, current: Map<string, Generated>): void {
  const { input } = loser;
  const now = current.get(input.subscriptionId) ?? loser;
  const lost = now.picks.find((pick) => pick.item === item);
  if (!lost) return;
  const kept = now.picks.filter((pick) => pick.item !== item);
  const taken = new Set([...soldOut, ...kept.map((pick) => pick.item)]);
  const found = pickFor(week, input, lost.quantity, taken).filter((pick) => left[pick.item]! >= pick.quantity);
  left[item]! += lost.quantity;
  for (const pick of found) {
    left[pick.item]! -= pick.quantity;
    if (left[pick.item] === 0) soldOut.add(pick.item);
  }
  const picks = [...kept, ...found.map((pick): Pick => ({ ...pick, reason: "replacement" }))];
  current.set(input.subscriptionId, { input, picks, short: portions(picks) < picksOf(input.plan) });
}

/** The hash that a commit compares: of exactly what this subscription's result was made from. */
export const resultHash = (result: GenerationResult, generated: Generated): string =>
  hashOfResult(result.week.input, result.week.policy.version, generated.input.hash);
