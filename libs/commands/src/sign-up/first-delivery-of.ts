import { isRefusal } from "@tablee/domain/kernel/errors";
import { type AccountId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { dateInWeek, type Instant, type PlainDate } from "@tablee/domain/kernel/time";
import { signUpProgressOf, weekToBeginWith } from "../order/making/first-week.ts";
import type { Streams } from "../steps.ts";
import { slotIn } from "../subscription/start-subscription.ts";
import { choicesOf, timeOf } from "./choices-of.ts";

/** The day on which the first box comes, or would; undefined while day and window are not chosen. */
export async function firstDeliveryOf(streams: Streams, accountId: AccountId, at: Instant): Promise<PlainDate | undefined> {
  const progress = await signUpProgressOf(streams, subscriptionIdOf(accountId), at);
  if (progress.status !== "choosing") return progress.order.status === "none" ? undefined : progress.order.calendar.deliveryDate;
  const choices = await choicesOf(streams, accountId);
  const time = timeOf(choices, progress.subscription);
  const offered = time && slotIn(choices.areaId, time.weekday, time.window);
  if (!offered || isRefusal(offered)) return undefined;
  return dateInWeek(await weekToBeginWith(streams, progress, offered.slot, at), offered.slot.weekday);
}
