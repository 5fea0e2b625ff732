import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { recordOf } from "@tablee/domain/order/skipped-together";
import { orders } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import { Refused } from "../../refused.ts";
import type { Streams } from "../../steps.ts";
import { mustBeOwn } from "../own-order.ts";
import type { WeekOutcome } from "./skip-weeks.ts";
import { unskipOrder } from "./unskip-order.ts";

interface WeeksToUnskip {
  readonly accountId: AccountId;
  readonly orderIds: readonly OrderId[];
  /** The number of the record under which they were skipped. */
  readonly number: string;
}

/** `removed` and `pointsEarned` as for a single week. */
export interface UnskippedWeek extends WeekOutcome {
  readonly removed: readonly string[];
  readonly pointsEarned: number;
}

/**
 * Unskips the weeks that one act skipped, if that skip still holds. A week that cannot come back stays, with its reason; one that is back
 * already is left unchanged.
 * @throws Refused order-not-found before any week comes back
 */
export async function unskipWeeks(
  streams: Streams,
  { accountId, orderIds, number }: WeeksToUnskip,
  context: CommandContext,
): Promise<readonly UnskippedWeek[]> {
  const chosen = [...new Set(orderIds)];
  for (const orderId of chosen) mustBeOwn((await streams.load(orders, orderId)).state, accountId);
  const weeks: UnskippedWeek[] = [];
  for (const orderId of chosen) weeks.push(await unskipOne(streams, { accountId, orderId, number }, part(context, orderId)));
  return weeks;
}

interface WeekToUnskip {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly number: string;
}

async function unskipOne(streams: Streams, { accountId, orderId, number }: WeekToUnskip, context: CommandContext): Promise<UnskippedWeek> {
  const load = async () => mustBeOwn((await streams.load(orders, orderId)).state, accountId);
  const before = await load();
  const unchanged = { removed: [], pointsEarned: 0 };
  // Skipped again since, alone or in a later act: that is not what is undone.
  if (before.status === "skipped" && recordOf(before) !== number)
    return { order: before, refused: "order-changed-elsewhere", ...unchanged };
  try {
    const { state, removed, pointsEarned } = await unskipOrder(streams, { accountId, orderId }, context);
    return { order: mustBeOwn(state, accountId), removed, pointsEarned };
  } catch (error) {
    if (!(error instanceof Refused) || error.meaning === "missing") throw error;
    return { order: await load(), refused: error.code, ...unchanged };
  }
}
