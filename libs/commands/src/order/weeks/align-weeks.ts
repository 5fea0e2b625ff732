import { type OrderId, orderIdOf, type SubscriptionId } from "@tablee/domain/kernel/ids";
import { addMs, type Instant } from "@tablee/domain/kernel/time";
import { type ExistingOrder, isWantedDuringPause, type Order } from "@tablee/domain/order/state";
import { pausedSinceAt, type Subscription } from "@tablee/domain/subscription/decider";
import { orders, subscriptions } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import { Refused } from "../../refused.ts";
import type { Streams } from "../../steps.ts";
import { weeksOpenOnAnyDay } from "../../subscription/open-weeks.ts";
import { skipOrder } from "./skip-order.ts";
import { unskipOrder } from "./unskip-order.ts";

type Started = Exclude<Subscription, { status: "none" }>;

/**
 * Aligns a subscription's open weeks with its status: weeks whose cutoff falls into a pause are skipped, except weeks that were requested
 * since, and all of a closed one; weeks that were skipped for a pause alone come back once their cutoff is beyond its end. `since` is when
 * it paused, resumed or closed: a week that was open then comes back even if its cutoff has passed since.
 */
export async function alignWeeks(
  streams: Streams,
  { subscriptionId, since }: { readonly subscriptionId: SubscriptionId; readonly since: Instant },
  context: CommandContext,
): Promise<void> {
  const { state } = await streams.load(subscriptions, subscriptionId);
  if (state.status === "none") return;
  for (const week of new Set([since, context.at].flatMap((at) => weeksOpenOnAnyDay(state, at)))) {
    const { state: order } = await streams.load(orders, orderIdOf(subscriptionId, week));
    await align(streams, state, order, { ...context, subject: state.accountId }, since).catch((error) => {
      // A week whose cutoff has just passed, or whose slot is full, stays unchanged.
      if (!(error instanceof Refused)) throw error;
    });
  }
}

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
  // A pause that ends as a cutoff passes has skipped that box: the first box after it is the next one.
  const pausedSince = pausedSinceAt(subscription, addMs(order.calendar.cutoffAt, -1));
  if (subscription.status !== "closed" && pausedSince === undefined) {
    if (order.status === "skipped" && order.because === "paused")
      await unskipOrder(streams, { orderId, accountId, resumed: true }, { ...own, at: inTime(order, since, context.at) });
    return;
  }
  // Its customer may unskip it at this moment: only an open week is skipped.
  if (order.status === "skipped") return;
  if (subscription.status !== "closed" && isWantedDuringPause(order, pausedSince)) return;
  await skipOrder(streams, { orderId, accountId, reason: subscription.status === "closed" ? "closed" : "paused" }, own);
}

/**
 * The instant by which an unskip is judged: that of its request, if the cutoff has passed since and the order can still be billed in time.
 */
const inTime = ({ calendar: { cutoffAt, billingAt } }: ExistingOrder, asked: Instant, now: Instant): Instant =>
  cutoffAt <= now && now < billingAt ? asked : now;
