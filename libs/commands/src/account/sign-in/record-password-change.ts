import type { PasswordChangedBy } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface PasswordChange {
  readonly accountId: AccountId;
  readonly by: PasswordChangedBy;
}

/** Records a new password; a policy notifies the account's owner. */
export async function recordPasswordChange(streams: Streams, { accountId, by }: PasswordChange, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "RecordPasswordChange", by, at: context.at }, context);
}
