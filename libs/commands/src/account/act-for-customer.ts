import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface Acting {
  readonly accountId: AccountId;
}

/**
 * Records that a member of staff starts to act for the customer; the caller begins their session.
 * @throws Refused account-not-found; account-closed for one that is being erased
 */
export async function beginActing(streams: Streams, { accountId }: Acting, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "BeginActing", at: context.at }, context);
}

/** Records that they stopped. */
export async function endActing(streams: Streams, { accountId }: Acting, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "EndActing", at: context.at }, context);
}
