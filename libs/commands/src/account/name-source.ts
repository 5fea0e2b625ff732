import type { Account } from "@tablee/domain/account/decider";
import type { Source } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface SourceToName {
  readonly accountId: AccountId;
  readonly source: Source;
}

/** Records how the account's owner heard of us; a later answer replaces an earlier one. */
export const nameSource = (streams: Streams, { accountId, source }: SourceToName, context: CommandContext): Promise<Outcome<Account>> =>
  streams.handle(accounts, accountId, { type: "NameSource", source, at: context.at }, context);

/** The source that the account's owner has named. */
export async function sourceOf(streams: Streams, accountId: AccountId): Promise<Source | undefined> {
  const { state: account } = await streams.load(accounts, accountId);
  return "source" in account ? account.source : undefined;
}
