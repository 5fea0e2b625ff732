import { openWeeks } from "@tablee/domain/calendar/calendar";
import { type OrderId, orderIdOf, type SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import type { ZoneName } from "@tablee/domain/kernel/zones/zones";
import { type ExistingOrder, isWantedDuringPause, type Order } from "@tablee/domain/order/state";
import { pausedSinceAt, type Subscription } from "@tablee/domain/subscription/decider";
import { orders, subscriptions } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import { Refused } from "../../refused.ts";
import type { Streams } from "../../steps.ts";
import { skipOrder } from "./skip-order.ts";
import { unskipOrder } from "./unskip-order.ts";

type Started = Exclude<Subscription, { status: "none" }>;

/**
 * Aligns a subscription's open weeks with its status: while it is paused or closed they are skipped, except weeks that were requested
 * since; when it resumes, the weeks that were skipped for the pause alone come back. `since` is when it paused, resumed or closed: a week
 * that was open then comes back even if its cutoff has passed since.
 */
export async function alignWeeks(
  streams: Streams,
  { subscriptionId, since }: { readonly subscriptionId: SubscriptionId; readonly since: Instant },
  context: CommandContext,
): Promise<void> {
  const { state } = await streams.load(subscriptions, subscriptionId);
  if (state.status === "none") return;
  const zones = new Set(state.slots.map(({ value: { slot } }) => slot.zone));
  for (const week of new Set([since, context.at].flatMap((at) => [...zones].flatMap((zone) => openOnAnyDay(at, zone))))) {
    const { state: order } = await streams.load(orders, orderIdOf(subscriptionId, week));
    await align(streams, state, order, { ...context, subject: state.accountId }, since).catch((error) => {
      // A week whose cutoff has just passed, or whose slot is full, stays unchanged.
      if (!(error instanceof Refused)) throw error;
    });
  }
}

/** A week's box may come on another day than its subscription's, and be open a day longer, or shorter. */
const openOnAnyDay = (at: Instant, zone: ZoneName): Week[] => ([7, 1] as const).flatMap((weekday) => openWeeks(at, weekday, zone));

/**
 * Aligns one week after it was unskipped: its subscription may have closed or paused at that moment, and the policies for those events saw
 * the week before it came back.
 */
export async function alignWeek(streams: Streams, { orderId }: { readonly orderId: OrderId }, context: CommandContext): Promise<void> {
  const { state: order } = await streams.load(orders, orderId);
  if (order.status === "none") return;
  const { state } = await streams.load(subscriptions, order.subscriptionId);
  if (state.status !== "none") await align(streams, state, order, { ...context, subject: order.accountId });
}

async function align(
  streams: Streams,
  subscription: Started,
  order: Order,
  context: CommandContext,
  since: Instant = context.at,
): Promise<void> {
  if (order.status !== "open" && order.status !== "skipped") return;
  const { orderId, accountId } = order;
  const own = part(context, orderId);
  if (subscription.status === "active") {
    if (order.status === "skipped" && order.because === "paused")
      await unskipOrder(streams, { orderId, accountId }, { ...own, at: inTime(order, since, context.at) });
    return;
  }
  // Its customer may unskip it at this moment: only an open week is skipped.
  if (order.status === "skipped") return;
  if (subscription.status === "paused" && isWantedDuringPause(order, pausedSinceAt(subscription, context.at))) return;
  await skipOrder(streams, { orderId, accountId, reason: subscription.status }, own);
}

/**
 * The instant by which an unskip is judged: that of its request, if the cutoff has passed since and the order can still be billed in time.
 */
const inTime = ({ calendar: { cutoffAt, billingAt } }: ExistingOrder, asked: Instant, now: Instant): Instant =>
  cutoffAt <= now && now < billingAt ? asked : now;
