import { isDeepStrictEqual } from "node:util";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { isRefusal } from "@tablee/domain/kernel/errors";
import type { AccountId, SubscriptionId } from "@tablee/domain/kernel/ids";
import { earlierOf } from "@tablee/domain/kernel/time";
import type { SubscriptionCommand } from "@tablee/domain/subscription/decider";
import { inWeek } from "@tablee/domain/subscription/terms";
import { accounts, subscriptions } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { type StartedSubscription, signUpProgressOf } from "../order/making/first-week.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { offeredSlot, type SignUpTerms } from "./start-subscription.ts";

type ChangedTerms = SignUpTerms & { readonly accountId: AccountId; readonly subscriptionId: SubscriptionId };

/**
 * Updates a started subscription to the sign-up's latest selection, while it has no first order or one that was never paid; resumes it
 * where it was paused since. Does nothing once there is a first order.
 * @throws Refused address-missing, slot-not-offered
 */
export async function changeSignUpTerms(streams: Streams, input: ChangedTerms, context: CommandContext): Promise<void> {
  const { subscriptionId } = input;
  const standing = await signUpProgressOf(streams, subscriptionId, context.at);
  if (standing.status !== "choosing" || !standing.subscription) return;
  for (const command of await changes(streams, standing.subscription, input, context))
    await streams.handle(subscriptions, subscriptionId, command, part(context, command.type));
}

async function changes(
  streams: Streams,
  subscription: StartedSubscription,
  { accountId, plan, tastes, weekday, window }: ChangedTerms,
  { at }: CommandContext,
): Promise<SubscriptionCommand[]> {
  const { state: account } = await streams.load(accounts, accountId);
  const found = offeredSlot(account, weekday, window);
  if (isRefusal(found)) throw new Refused(found);
  const { region, slot } = found;
  const { status, firstWeek, plans, tastes: known, slots } = subscription;
  const fromWeek = earlierOf(firstWeek, openWeeks(at, weekday, slot.zone)[0]!);
  const wanted: (SubscriptionCommand | false)[] = [
    status === "paused" && { type: "ResumeSubscription", at },
    !isDeepStrictEqual(plan, inWeek(plans, firstWeek)) && { type: "ChangePlan", plan, fromWeek, during: "sign-up", at },
    !isDeepStrictEqual(tastes, inWeek(known, firstWeek)) && { type: "ChangeTastes", tastes, fromWeek, at },
    !isDeepStrictEqual(slot, inWeek(slots, firstWeek).slot) && { type: "ChangeDeliverySlot", region, slot, fromWeek, at },
  ];
  return wanted.filter((change) => change !== false);
}
