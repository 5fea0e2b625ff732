import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import { pointAccounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface LineToDispute {
  readonly accountId: AccountId;
  /** The line's order, award or exchange, or the instant of an expiry. */
  readonly subject: string;
  readonly message: string;
}

/**
 * Opens a dispute of a line of an account's points, which becomes a task for staff.
 * @throws Refused points-line-not-found, already-disputed, dispute-too-late, subscription-closed
 */
export async function disputePoints(streams: Streams, { accountId, ...line }: LineToDispute, context: CommandContext): Promise<void> {
  const disputeId = idFrom("points-dispute", context.commandId);
  await streams.handle(pointAccounts, accountId, { type: "Dispute", disputeId, ...line, at: context.at }, context);
}

interface DisputeToAnswer {
  readonly accountId: AccountId;
  readonly disputeId: string;
  /** Points that are added, or taken off where negative; none where the line stays. */
  readonly points: number;
}

/**
 * Answers a dispute: the reason of the actor is the answer to the customer, whom a policy mails it.
 * @throws Refused dispute-not-found, dispute-answered, adjustment-too-large, not-enough-points, subscription-closed
 */
export async function answerPointsDispute(
  streams: Streams,
  { accountId, ...answer }: DisputeToAnswer,
  context: CommandContext,
): Promise<void> {
  await streams.handle(pointAccounts, accountId, { type: "AnswerDispute", ...answer, at: context.at }, context);
}
