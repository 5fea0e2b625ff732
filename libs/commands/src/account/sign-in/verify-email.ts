import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface Verification {
  readonly accountId: AccountId;
}

/** The owner entered the code that was mailed. */
export async function verifyEmail(streams: Streams, { accountId }: Verification, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "VerifyEmail", at: context.at }, context);
}
