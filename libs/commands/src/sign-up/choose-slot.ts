import type { DeliveryTime } from "@tablee/domain/account/vocabulary";
import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import { type AccountId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { dateInWeek, type PlainDate } from "@tablee/domain/kernel/time";
import { inWeek } from "@tablee/domain/subscription/terms";
import { chooseInSignUp } from "../account/choose-in-sign-up.ts";
import { accounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { signUpProgressOf, weekToBeginWith } from "../order/making/first-week.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { offeredSlot } from "../subscription/start-subscription.ts";

export interface SlotToChoose {
  readonly accountId: AccountId;
  readonly time: DeliveryTime;
}

/** The next step of the sign-up, and the day of the first box. */
export interface ChosenSlot {
  readonly step: "payment" | "welcome";
  readonly firstDelivery: PlainDate;
}

/**
 * Chooses the day and window of future boxes, until a first order is made; from then on the same choice is accepted and any other refused.
 * Decided from the log: a read model may lack the previous step.
 * @throws Refused address-missing, slot-not-offered, slot-fixed
 */
export async function chooseSlot(streams: Streams, { accountId, time }: SlotToChoose, context: CommandContext): Promise<ChosenSlot> {
  const { weekday, window } = time;
  const { state: account } = await streams.load(accounts, accountId);
  const offered = offeredSlot(account, weekday, window);
  if (isRefusal(offered)) throw new Refused(offered);
  const progress = await signUpProgressOf(streams, subscriptionIdOf(accountId), context.at);
  if (progress.status === "choosing") {
    await chooseInSignUp(streams, { accountId, chosen: { slot: time } }, context);
    return { step: "payment", firstDelivery: dateInWeek(await weekToBeginWith(streams, progress, offered.slot, context.at), weekday) };
  }
  const { subscription, order } = progress;
  const fixed = order.status === "none" ? inWeek(subscription.slots, subscription.firstWeek).slot : order.slot;
  if (fixed.weekday !== weekday || fixed.window !== window) throw new Refused(refuse("slot-fixed"));
  const week = order.status === "none" ? subscription.firstWeek : order.week;
  return { step: progress.status === "over" ? "welcome" : "payment", firstDelivery: dateInWeek(week, weekday) };
}
