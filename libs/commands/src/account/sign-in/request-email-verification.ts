import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface Verification {
  readonly accountId: AccountId;
  /** The code is made from it, by a key. */
  readonly codeId: string;
  /** Also where the address is verified: a provider is about to be linked. */
  readonly again?: true;
}

/** A code to verify the account's address of mail was requested: a policy mails it. */
export async function requestEmailVerification(
  streams: Streams,
  { accountId, ...code }: Verification,
  context: CommandContext,
): Promise<void> {
  await streams.handle(accounts, accountId, { type: "RequestEmailVerification", ...code, at: context.at }, context);
}
