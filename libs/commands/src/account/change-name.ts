import type { Account } from "@tablee/domain/account/decider";
import type { Person } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface NameToChange {
  readonly accountId: AccountId;
  readonly name: Pick<Person, "firstName" | "lastName">;
}

export const changeName = (streams: Streams, { accountId, name }: NameToChange, context: CommandContext): Promise<Outcome<Account>> =>
  streams.handle(accounts, accountId, { type: "ChangeName", name, at: context.at }, context);
