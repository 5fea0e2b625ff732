import type { Account } from "@tablee/domain/account/decider";
import type { Person } from "@tablee/domain/account/vocabulary";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface NameToChange {
  readonly accountId: AccountId;
  /** A part that is missing stays. */
  readonly name: { readonly [Part in "firstName" | "lastName"]?: Person[Part] | undefined };
}

/** @throws Refused account-closed */
export function changeName(
  streams: Streams,
  { accountId, name: { firstName, lastName } }: NameToChange,
  context: CommandContext,
): Promise<Outcome<Account>> {
  const command = (account: Account) => {
    if (!("person" in account)) return refuse("account-closed");
    const { person } = account;
    const name = { firstName: firstName ?? person.firstName, lastName: lastName ?? person.lastName };
    return { type: "ChangeName", name, at: context.at } as const;
  };
  return streams.handle(accounts, accountId, command, context);
}
