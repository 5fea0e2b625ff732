import type { Account } from "@tablee/domain/account/decider";
import type { SignUpSelection } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface ChoicesToKeep {
  readonly accountId: AccountId;
  readonly chosen: SignUpSelection;
}

/** Keeps a sign-up's selection with the account, so that it is available on a later day and on a different device. */
export const chooseInSignUp = (
  streams: Streams,
  { accountId, chosen }: ChoicesToKeep,
  context: CommandContext,
): Promise<Outcome<Account>> => streams.handle(accounts, accountId, { type: "ChooseInSignUp", chosen, at: context.at }, context);
