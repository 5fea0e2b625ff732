import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { ExistingOrder, Order } from "@tablee/domain/order/state";
import { hasUnskipPoints } from "@tablee/domain/points/decider";
import { pointsForUnskip } from "@tablee/domain/points/policy";
import { orders, pointAccounts } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Streams } from "../steps.ts";
import { addPending, earnedPoints } from "./earned-points.ts";

/** True if an order has had its points for being unskipped: they are given once. */
export async function hadUnskipPoints(streams: Streams, accountId: AccountId, orderId: OrderId): Promise<boolean> {
  return hasUnskipPoints((await streams.load(pointAccounts, accountId)).state, orderId);
}

/** The points that a box earns by having been asked for again: none where its skips were too short. */
export const unskipPoints = ({ skippedMs = 0, calendar }: ExistingOrder): number => pointsForUnskip(skippedMs, calendar.deliveryDate);

interface PointsToAdd {
  readonly orderId: OrderId;
  readonly by: "order" | "unskip" | "addition" | "change";
  readonly additionId?: string | undefined;
  readonly changeId?: string | undefined;
  /** The order as its change left it, which saves reading it. */
  readonly order?: Order;
}

/** Adds the points that an order earns by being billed or unskipped; they are pending until its delivery. */
export async function addPendingPoints(
  streams: Streams,
  { orderId, by, additionId, changeId, order }: PointsToAdd,
  context: CommandContext,
): Promise<void> {
  const state = order ?? (await streams.load(orders, orderId)).state;
  if (state.status === "none") return;
  const { at } = context;
  if (by === "unskip") {
    const points = unskipPoints(state);
    await streams.handle(pointAccounts, state.accountId, { type: "AddPending", orderId, by, points, at }, context);
    return;
  }
  const all = earnedPoints(state);
  const [own] = all;
  const earned = all.find((each) => each.by === by && each.additionId === additionId && each.changeId === changeId);
  // A change may reduce the order's own points, so those are recorded first.
  if (own && earned?.by === "change")
    await streams.handle(pointAccounts, state.accountId, addPending(orderId, own, at), part(context, "order"));
  if (earned) await streams.handle(pointAccounts, state.accountId, addPending(orderId, earned, at), context);
}
