import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { reviewsOfAccounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { reviewedBoxOf } from "./reviewed-box.ts";

interface OrderComment {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly comment: string;
}

/**
 * Records a customer's comment on a delivered box, in place of an earlier one; an empty one takes it back.
 * @throws Refused order-not-found, order-not-delivered, review-closed
 */
export async function commentOrder(
  streams: Streams,
  { accountId, orderId, comment }: OrderComment,
  context: CommandContext,
): Promise<void> {
  const box = await reviewedBoxOf(streams, accountId, orderId);
  const command = { type: "CommentOrder", box, comment, at: context.at } as const;
  await streams.handle(reviewsOfAccounts, accountId, command, { ...context, subject: accountId });
}
