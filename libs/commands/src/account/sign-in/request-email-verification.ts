import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface Verification {
  readonly accountId: AccountId;
  /** A keyed hash of this id yields the code. */
  readonly codeId: string;
  /** Requests it for a verified address too: a provider is about to be linked. */
  readonly again?: true;
}

/** Requests a code to verify the account's email address; a policy mails it. */
export async function requestEmailVerification(
  streams: Streams,
  { accountId, ...code }: Verification,
  context: CommandContext,
): Promise<void> {
  await streams.handle(accounts, accountId, { type: "RequestEmailVerification", ...code, at: context.at }, context);
}
