import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Order } from "@tablee/domain/order/state";
import { linesWithout } from "@tablee/domain/pricing/lines";
import { orders, subscriptions } from "../../aggregates.ts";
import { settleShares } from "../../capacity/settle-shares.ts";
import { streamsOf } from "../../capacity/shares.ts";
import { holdEnds, holdSlot, holdStock, unitsOf } from "../../capacity/take-capacity.ts";
import type { Outcome } from "../../command-runtime.ts";
import { type CommandContext, part } from "../../context.ts";
import { addPendingPoints, hadUnskipPoints, unskipPoints } from "../../points/add-pending-points.ts";
import { Refused, retryOn } from "../../refused.ts";
import type { Streams } from "../../steps.ts";
import { mustBeOwn } from "../own-order.ts";
import { changeDelivery, type DeliveryChange } from "./change-delivery.ts";

interface OrderToUnskip {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  /** True if it comes back since the pause for which it was skipped no longer concerns it. */
  readonly resumed?: true;
  /** The new day and window, where the order's own one is full. */
  readonly place?: Pick<DeliveryChange, "weekday" | "window"> | undefined;
}

/** `removed`: SKUs that were sold out since and left the order. `pointsEarned`: once per order, after a skip that was long enough. */
type UnskippedOrder = Outcome<Order> & { readonly removed: readonly string[]; readonly pointsEarned: number };

/**
 * Holds a slot and stock again, and unskips the order. Sold-out items leave it in the same decision. A person who unskips earns points,
 * once per order, if the week was skipped for as long as the policy asks.
 * @throws Refused order-not-found, subscription-closed, slot-full, slot-not-offered, and what the order's decider refuses
 */
export async function unskipOrder(streams: Streams, { place, ...input }: OrderToUnskip, context: CommandContext): Promise<UnskippedOrder> {
  if (place) {
    const { early } = await judged(streams, input, context);
    // A week that cannot come back stays in its window.
    if (isRefusal(early)) throw new Refused(early);
    await changeDelivery(streams, { ...input, ...place }, part(context, "place"));
  }
  return retryOn("order-changed-elsewhere", () => unskipOnce(streams, input, context));
}

type Own = Omit<OrderToUnskip, "place">;

/** Loads the order and decides the unskip before anything is held. @throws Refused order-not-found, subscription-closed */
async function judged(streams: Streams, { accountId, orderId, resumed }: Own, { at: receivedAt }: CommandContext) {
  const state = mustBeOwn((await streams.load(orders, orderId)).state, accountId);
  const { state: subscription } = await streams.load(subscriptions, state.subscriptionId);
  if (subscription.status === "closed") throw new Refused(refuse("subscription-closed"));
  const unskip = { type: "UnskipOrder", ...(resumed && { resumed }), receivedAt } as const;
  return { state, unskip, early: orders.decider.decide(unskip, state) };
}

/** @throws Refused order-changed-elsewhere when a week that was not skipped has been skipped since it was read */
async function unskipOnce(streams: Streams, { accountId, orderId, ...asked }: Own, context: CommandContext): Promise<UnskippedOrder> {
  const { state, unskip, early } = await judged(streams, { accountId, orderId, ...asked }, context);
  // Decided before anything is held: a week past its cutoff must not take a slot or stock from others.
  if (isRefusal(early) || early.length === 0) {
    // A week that was skipped at this moment must not come back without its holds.
    const asRead = (now: Order) => (now.status === state.status ? unskip : refuse("order-changed-elsewhere"));
    return { ...(await streams.handle(orders, orderId, asRead, context)), removed: [], pointsEarned: 0 };
  }
  const isAsked = context.actor.kind !== "system";
  // Before the week comes back: afterwards the policy may already have recorded them.
  const had = isAsked && (await hadUnskipPoints(streams, accountId, orderId));
  const [hasRoom, soldOut] = await Promise.all([
    holdSlot(streams, state, context),
    holdStock(streams, state, unitsOf(state.lines), context),
  ]);
  const left = linesWithout(state.lines, soldOut);
  const touched = streamsOf(
    state,
    state.lines.map(({ sku }) => sku),
  );
  const ownHold = holdEnds(state, context.at);
  const settle = (order?: Outcome<Order>) => settleShares(streams, orderId, touched, context, { ownHold, order });
  if (!hasRoom) {
    await settle();
    throw new Refused(refuse("slot-full"));
  }
  const outcome = await streams.handle(orders, orderId, { ...unskip, soldOut }, context).catch(async (error) => {
    if (error instanceof Refused) await settle();
    throw error;
  });
  await settle(outcome);
  const removed = state.lines.filter((line) => !left.includes(line)).map(({ sku }) => sku);
  const pointsEarned = isAsked && outcome.changed ? await earnPoints(streams, outcome.state, context) : 0;
  return { ...outcome, removed, pointsEarned: had ? 0 : pointsEarned };
}

/** A policy records them as well; recorded here, they are certain to be in the next answer. */
async function earnPoints(streams: Streams, order: Order, context: CommandContext): Promise<number> {
  if (order.status === "none") return 0;
  await addPendingPoints(streams, { orderId: order.orderId, by: "unskip", order }, part(context, "points"));
  return unskipPoints(order);
}
