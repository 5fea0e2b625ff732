import type { StartedSubscription } from "@tablee/commands/order/first-week";
import type { Weekday } from "@tablee/domain/kernel/time";
import { inWeek } from "@tablee/domain/subscription/terms";
import type { DeliveryWindow, Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import type { SessionData } from "../sessions/session-store.ts";

/** What a first order is made from. */
export interface Chosen {
  readonly plan: Plan;
  readonly tastes: Tastes;
  readonly weekday: Weekday;
  readonly window: DeliveryWindow;
}

/** What the visit has chosen; what it has not, as an earlier attempt started the subscription. */
export function chosenBy({ selection, slot }: SessionData = {}, begun?: StartedSubscription): Chosen | undefined {
  const { plan, ...tastes } = selection ?? (begun ? selectionOf(begun) : { plan: undefined });
  const { weekday, window } = slot ?? (begun ? inWeek(begun.slots, begun.firstWeek).slot : { weekday: undefined });
  if (!plan || !weekday || !window) return undefined;
  return { plan, tastes: tastes as Tastes, weekday: weekday as Weekday, window };
}

const selectionOf = ({ plans, tastes, firstWeek }: StartedSubscription) => ({
  plan: inWeek(plans, firstWeek),
  ...inWeek(tastes, firstWeek),
});
