import { refuse } from "@tablee/domain/kernel/errors";
import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Subscription } from "@tablee/domain/subscription/decider";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import { subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { openWeeksOf } from "./open-weeks.ts";

interface PlanToChange {
  readonly subscriptionId: SubscriptionId;
  readonly plan: Plan;
}

/**
 * Changes the plan from the first open week on, for boxes that are made from now on. Existing boxes keep their plan until they are
 * regenerated. Another plan type keeps the diets that it has.
 * @throws Refused subscription-not-found, subscription-closed
 */
export async function changePlan(
  streams: Streams,
  { subscriptionId, plan }: PlanToChange,
  context: CommandContext,
): Promise<Outcome<Subscription>> {
  const { at } = context;
  const { state } = await streams.load(subscriptions, subscriptionId);
  if (state.status === "none") throw new Refused(refuse("subscription-not-found"));
  const fromWeek = openWeeksOf(state, at)[0]!;
  return streams.handle(subscriptions, subscriptionId, { type: "ChangePlan", plan, fromWeek, at }, context);
}
