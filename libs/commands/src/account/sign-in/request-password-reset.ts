import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface ResetRequest {
  readonly accountId: AccountId;
  /** A keyed hash of this id yields the link's token. */
  readonly resetId: string;
}

/** Requests a link to a new password; a policy mails it. */
export async function requestPasswordReset(streams: Streams, { accountId, resetId }: ResetRequest, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "RequestPasswordReset", resetId, at: context.at }, context);
}
