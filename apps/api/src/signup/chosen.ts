import type { StartedSubscription } from "@tablee/commands/order/making/first-week";
import type { SignUpSelection } from "@tablee/domain/account/vocabulary";
import type { Weekday } from "@tablee/domain/kernel/time";
import { inWeek } from "@tablee/domain/subscription/terms";
import type { DeliveryWindow, Plan, Tastes } from "@tablee/domain/subscription/vocabulary";

/** The choices that a first order is made from. */
export interface Chosen {
  readonly plan: Plan;
  readonly tastes: Tastes;
  readonly weekday: Weekday;
  readonly window: DeliveryWindow;
}

/** The choices, completed by those of the subscription that an earlier attempt started. */
export function chosenBy(choices: SignUpSelection, begun?: StartedSubscription): Chosen | undefined {
  const { plan, ...tastes } = choices.selection ?? (begun ? selectionOf(begun) : { plan: undefined });
  const slot = slotChosenBy(choices, begun);
  return plan && slot ? { plan, tastes: tastes as Tastes, ...slot } : undefined;
}

export function slotChosenBy({ slot }: SignUpSelection, begun?: StartedSubscription): Pick<Chosen, "weekday" | "window"> | undefined {
  const { weekday, window } = slot ?? (begun ? inWeek(begun.slots, begun.firstWeek).slot : { weekday: undefined });
  return weekday && window ? { weekday: weekday as Weekday, window } : undefined;
}

const selectionOf = ({ plans, tastes, firstWeek }: StartedSubscription) => ({
  plan: inWeek(plans, firstWeek),
  ...inWeek(tastes, firstWeek),
});
