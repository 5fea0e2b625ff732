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

/** Keeps with the account what was chosen in sign-up, so that it is there on another day and on another device. */
export const chooseInSignUp = (
  streams: Streams,
  { accountId, chosen }: ChoicesToKeep,
  context: CommandContext,
): Promise<Outcome<Account>> => streams.handle(accounts, accountId, { type: "ChooseInSignUp", chosen, at: context.at }, context);
