import type { Account } from "@tablee/domain/account/decider";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import { accounts } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface LanguageToChoose {
  readonly accountId: AccountId;
  readonly language: Language;
}

/** Sets the language of the account's notices. */
export const chooseLanguage = (
  streams: Streams,
  { accountId, language }: LanguageToChoose,
  context: CommandContext,
): Promise<Outcome<Account>> => streams.handle(accounts, accountId, { type: "ChooseLanguage", language, at: context.at }, context);
