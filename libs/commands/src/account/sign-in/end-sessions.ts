import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface SessionsToEnd {
  readonly accountId: AccountId;
}

/** Records that the account is signed out on every device; the caller deletes its sessions. */
export async function endSessions(streams: Streams, { accountId }: SessionsToEnd, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "EndSessions", at: context.at }, context);
}
