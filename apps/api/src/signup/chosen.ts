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
export function chosenBy(data: SessionData = {}, begun?: StartedSubscription): Chosen | undefined {
  const { plan, ...tastes } = data.selection ?? (begun ? selectionOf(begun) : { plan: undefined });
  const slot = slotChosenBy(data, begun);
  return plan && slot ? { plan, tastes: tastes as Tastes, ...slot } : undefined;
}

export function slotChosenBy({ slot }: SessionData = {}, begun?: StartedSubscription): Pick<Chosen, "weekday" | "window"> | undefined {
  const { weekday, window } = slot ?? (begun ? inWeek(begun.slots, begun.firstWeek).slot : { weekday: undefined });
  return weekday && window ? { weekday: weekday as Weekday, window } : undefined;
}

const selectionOf = ({ plans, tastes, firstWeek }: StartedSubscription) => ({
  plan: inWeek(plans, firstWeek),
  ...inWeek(tastes, firstWeek),
});
