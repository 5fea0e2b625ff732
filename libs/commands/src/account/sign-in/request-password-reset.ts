import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface ResetRequest {
  readonly accountId: AccountId;
  /** The link's token is made from it, by a key. */
  readonly resetId: string;
}

/** A link to a new password was requested: a policy mails it. */
export async function requestPasswordReset(streams: Streams, { accountId, resetId }: ResetRequest, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "RequestPasswordReset", resetId, at: context.at }, context);
}
