import { policyOn } from "@tablee/domain/kernel/policy";
import { pricePolicies, tierFor } from "@tablee/domain/pricing/policy";
import type { OrderLine, OrderPrice } from "@tablee/domain/pricing/vocabulary";
import { picksOf } from "@tablee/domain/subscription/picks";
import { type EditorData, servingsOf } from "../draft.ts";

/** The price of a serving by the number of recipes or meals, and the number from which it costs less. */
export interface TierRung {
  readonly kind: "ready-to-cook" | "ready-to-eat";
  readonly count: number;
  readonly cents: number;
  readonly next?: { readonly from: number; readonly cents: number };
}

/** Something that more food brings: from how much on, and how much there is. Rates as fractions; amounts in cents. */
export interface Rung {
  readonly name: "delivery" | "volume" | "points";
  readonly rate?: number;
  /** The rate that holds until then. */
  readonly before?: number;
  readonly fromCents: number;
  readonly haveCents: number;
}

/** The price tiers of the lines in the box. */
export function tiersOf(data: EditorData, lines: readonly OrderLine[]): TierRung[] {
  const policy = policyOn(pricePolicies, data.pricing.deliveryDate);
  const persons = servingsOf(data, "ready-to-cook") === 4 ? 4 : 2;
  const tiers = { "ready-to-cook": policy.readyToCook[persons], "ready-to-eat": policy.readyToEat };
  return (["ready-to-cook", "ready-to-eat"] as const).flatMap((kind) => {
    const count = lines.reduce((sum, line) => (line.kind === kind ? sum + line.quantity : sum), 0);
    if (count === 0) return [];
    // Dishes that could not be picked count as if they were there.
    const { plan, missing } = data.order;
    const counted = kind === plan.type ? Math.max(count, Math.min(count + missing, picksOf(plan))) : count;
    const cents = tierFor(tiers[kind], counted).perServing;
    const next = tiers[kind].find((tier) => tier.from > counted && tier.perServing < cents);
    return [{ kind, count, cents, ...(next ? { next: { from: next.from, cents: next.perServing } } : {}) }];
  });
}

/** The distance of a box from free delivery, from the next discount on market items, and from the higher rate of points. */
export function rungsOf(data: EditorData, lines: readonly OrderLine[], price: OrderPrice): Rung[] {
  const { freeDeliveryFromCents, volumeDiscounts, pointRates } = data.pricing;
  const food = price.discountedFoodCents;
  const rungs: Rung[] = [];
  if (price.deliveryFree !== "first-week") rungs.push({ name: "delivery", fromCents: freeDeliveryFromCents, haveCents: food });
  const market = price.lines.reduce((sum, line, i) => (lines[i]?.kind === "market" ? sum + line.amountCents : sum), 0);
  const volumeSteps = volumeDiscounts.map(({ fromCents, ppm }) => ({ fromCents, rate: ppm / 1_000_000 }));
  if (market > 0) rungs.push(...stepOf("volume", volumeSteps, market));
  const pointSteps = pointRates.map(({ fromCents, percent }) => ({ fromCents, rate: percent / 100 }));
  return [...rungs, ...stepOf("points", pointSteps, food)];
}

/** The next of some steps, or the last one where all are reached. */
function stepOf(name: Rung["name"], steps: readonly { fromCents: number; rate: number }[], haveCents: number): Rung[] {
  const reached = steps.filter(({ fromCents }) => fromCents <= haveCents).at(-1);
  const next = steps.find(({ fromCents }) => fromCents > haveCents);
  const step = next ?? reached;
  return step ? [{ name, ...step, haveCents, ...(next && reached ? { before: reached.rate } : {}) }] : [];
}
