import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface Verification {
  readonly accountId: AccountId;
  /** The address to which the code was mailed. */
  readonly email: string;
}

/** The owner entered the code that was mailed; an address that the account no longer has is not verified. */
export async function verifyEmail(streams: Streams, { accountId, email }: Verification, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "VerifyEmail", email, at: context.at }, context);
}
