import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { DishAnswers, ReviewWords } from "@tablee/domain/review/vocabulary";
import { reviewsOfAccounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { reviewedBoxOf } from "./reviewed-box.ts";

interface DishReview {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly sku: string;
  readonly answers: DishAnswers;
  readonly words: ReviewWords;
}

/**
 * Records a customer's answers about a dish of a delivered box, in place of earlier ones.
 * @throws Refused order-not-found, order-not-delivered, dish-not-in-box, review-closed
 */
export async function reviewDish(streams: Streams, { accountId, orderId, ...review }: DishReview, context: CommandContext): Promise<void> {
  const box = await reviewedBoxOf(streams, accountId, orderId);
  const command = { type: "ReviewDish", box, ...review, at: context.at } as const;
  await streams.handle(reviewsOfAccounts, accountId, command, { ...context, subject: accountId });
}
