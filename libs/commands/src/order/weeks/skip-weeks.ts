import { isRefusal } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { RefusalCode } from "@tablee/domain/kernel/refusals";
import type { Instant } from "@tablee/domain/kernel/time";
import type { ExistingOrder } from "@tablee/domain/order/state";
import type { SkipReason } from "@tablee/domain/order/vocabulary";
import { orders } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import { Refused } from "../../refused.ts";
import type { Streams } from "../../steps.ts";
import { mustBeOwn } from "../own-order.ts";
import { skipOrder } from "./skip-order.ts";

interface WeeksToSkip {
  readonly accountId: AccountId;
  readonly orderIds: readonly OrderId[];
  readonly reason?: SkipReason | undefined;
}

/** One of several weeks after the act; `refused`: the reason why it is unchanged. */
export interface WeekOutcome {
  readonly order: ExistingOrder;
  readonly refused?: RefusalCode;
}

/** `skippedTogether`: the act's id, which the events of all its weeks carry. */
export interface SkippedWeeks {
  readonly skippedTogether: string;
  readonly weeks: readonly WeekOutcome[];
}

/**
 * Skips several weeks in one act. Each order decides on its own; one that refuses stays, with its reason. The act's id is the command's:
 * repeated under the same id after a crash, it skips the remaining weeks and none twice.
 * @throws Refused order-not-found before any week is skipped
 */
export async function skipWeeks(
  streams: Streams,
  { accountId, orderIds, reason }: WeeksToSkip,
  context: CommandContext,
): Promise<SkippedWeeks> {
  const chosen = [...new Set(orderIds)];
  for (const orderId of chosen) mustBeOwn((await streams.load(orders, orderId)).state, accountId);
  const skippedTogether = context.commandId;
  const weeks: WeekOutcome[] = [];
  for (const orderId of chosen) weeks.push(await skipOne(streams, { accountId, orderId, reason, skippedTogether }, part(context, orderId)));
  return { skippedTogether, weeks };
}

type WeekToSkip = Parameters<typeof skipOrder>[1] & { readonly skippedTogether: string };

async function skipOne(streams: Streams, input: WeekToSkip, context: CommandContext): Promise<WeekOutcome> {
  const { accountId, orderId, skippedTogether } = input;
  try {
    const order = mustBeOwn((await skipOrder(streams, input, context)).state, accountId);
    if (order.status !== "skipped") return { order, refused: "order-changed-elsewhere" };
    return order.skippedTogether === skippedTogether ? { order } : { order, refused: "order-skipped" };
  } catch (error) {
    if (!(error instanceof Refused) || error.meaning === "missing") throw error;
    return { order: mustBeOwn((await streams.load(orders, orderId)).state, accountId), refused: error.code };
  }
}

/** The code with which a skip of this order would be refused at an instant; undefined if it would be accepted. */
export async function skipRefusalOf(streams: Streams, orderId: OrderId, receivedAt: Instant): Promise<RefusalCode | undefined> {
  const { state: order } = await streams.load(orders, orderId);
  const decided = orders.decider.decide({ type: "SkipOrder", receivedAt }, order);
  if (isRefusal(decided)) return decided.refused;
  return decided.length === 0 ? "order-skipped" : undefined;
}
