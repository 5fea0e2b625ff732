import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface Acting {
  readonly accountId: AccountId;
}

/**
 * Notes that a member of staff acts for the customer from now on; the session in which they do is the caller's to begin.
 * @throws Refused account-not-found; account-closed for one that is being forgotten
 */
export async function beginActing(streams: Streams, { accountId }: Acting, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "BeginActing", at: context.at }, context);
}

/** Notes that they stopped. */
export async function endActing(streams: Streams, { accountId }: Acting, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "EndActing", at: context.at }, context);
}
