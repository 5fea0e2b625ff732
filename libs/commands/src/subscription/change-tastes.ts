import { isDeepStrictEqual } from "node:util";
import { refuse } from "@tablee/domain/kernel/errors";
import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Subscription } from "@tablee/domain/subscription/decider";
import type { Tastes } from "@tablee/domain/subscription/vocabulary";
import { subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { openWeeksOf } from "./open-weeks.ts";

interface TastesToChange {
  readonly subscriptionId: SubscriptionId;
  readonly tastes: Tastes;
}

/**
 * Changes diets, exclusions and dislikes: boxes that are made from now on, for the first open week and later, obey them, and so does every
 * swap and edit of an existing box in any week. Existing boxes keep their dishes; one that contains a newly excluded item is marked.
 * @throws Refused subscription-not-found, subscription-closed; selection-invalid for diets that the plan does not have
 */
export async function changeTastes(
  streams: Streams,
  { subscriptionId, tastes }: TastesToChange,
  context: CommandContext,
): Promise<Outcome<Subscription>> {
  const { at } = context;
  const { state, revision } = await streams.load(subscriptions, subscriptionId);
  if (state.status === "none") throw new Refused(refuse("subscription-not-found"));
  const fromWeek = openWeeksOf(state, at)[0]!;
  const isSame = state.status !== "closed" && isDeepStrictEqual(tastes, state.tastes.at(-1)?.value);
  if (isSame) return { state, revision, position: 0n, changed: false };
  return streams.handle(subscriptions, subscriptionId, { type: "ChangeTastes", tastes, fromWeek, at }, context);
}
