import { hash64 } from "../kernel/hash.ts";
import type { SubscriptionId } from "../kernel/ids.ts";
import { picksOf } from "../subscription/picks.ts";
import { CompiledWeek } from "./compile.ts";
import { Demand } from "./demand.ts";
import type { Generated } from "./generated.ts";
import { hashOfResult, type SubscriptionInput, type WeekInput } from "./inputs.ts";
import { pickFor, portionsOf } from "./pick.ts";
import { resolveOversold } from "./resolve-oversold.ts";
import type { GenerationResult } from "./result.ts";

/**
 * Orders for a week and region: picks for every subscription freely, then resolves oversold items, taking them from the subscriptions with
 * the highest draws, so that a small change of the inputs stays a small change of the result. With `previous`, subscriptions whose hash
 * still holds keep their free picks. Pure; subscriptions must be in a fixed order.
 */
export function generate(input: WeekInput, subscriptions: readonly SubscriptionInput[], previous?: GenerationResult): GenerationResult {
  const before = previous !== undefined && sameMenu(previous.week.input, input) ? previous : undefined;
  const week = before?.week ?? new CompiledWeek(input);
  const { free, changed } = pickForAll(week, subscriptions, before?.free ?? []);
  const demand = before && changed ? before.demand.changed(free, changed) : Demand.of(week, free);
  return { week, free, demand, ...resolveOversold(week, input.unitsLeft, free, demand, changed && before?.results) };
}

/**
 * Returns the free picks of all subscriptions; `changed` holds the indexes of those that were picked again, if all others are unchanged.
 */
function pickForAll(
  week: CompiledWeek,
  subscriptions: readonly SubscriptionInput[],
  known: readonly Generated[],
): { free: Generated[]; changed?: number[] } {
  const find = lookup(known);
  const free: Generated[] = new Array(subscriptions.length);
  const changed: number[] = [];
  let samePlaces = known.length === subscriptions.length;
  for (let place = 0; place < free.length; place++) {
    const subscription = subscriptions[place]!;
    const found = find(subscription.subscriptionId, place);
    if (found === undefined || found !== known[place]) samePlaces = false;
    if (found?.input.hash === subscription.hash) free[place] = found;
    else {
      free[place] = pickFreely(week, subscription);
      changed.push(place);
    }
  }
  return samePlaces ? { free, changed } : { free };
}

const sameMenu = (a: WeekInput, b: WeekInput): boolean => a.region === b.region && a.week === b.week && a.menuRevision === b.menuRevision;

/** Finds by place as long as places agree, and by name only where they do not. */
function lookup(free: readonly Generated[]): (subscriptionId: SubscriptionId, place: number) => Generated | undefined {
  let byId: Map<string, Generated> | undefined;
  return (subscriptionId, place) => {
    const there = free[place];
    if (there?.input.subscriptionId === subscriptionId) return there;
    byId ??= new Map(free.map((generated) => [generated.input.subscriptionId, generated]));
    return byId.get(subscriptionId);
  };
}

function pickFreely(week: CompiledWeek, input: SubscriptionInput): Generated {
  const picks = pickFor(week, input);
  return { input, picks, short: portionsOf(picks) < picksOf(input.plan), lot: hash64(input.subscriptionId)[0] };
}

/** The hash that a commit compares: it covers exactly the inputs of this subscription's result. */
export const resultHash = (result: GenerationResult, made: Generated): string =>
  hashOfResult(result.week.input, result.week.policy.version, made.input.hash);
