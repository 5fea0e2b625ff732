import type { AccountId } from "@tablee/domain/kernel/ids";
import { returnablesOfAccounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

/** Stops looking for the bags and kits of a person who was forgotten: no address is known, and nothing can be charged. */
export async function writeOffReturnables(
  streams: Streams,
  { accountId }: { readonly accountId: AccountId },
  context: CommandContext,
): Promise<void> {
  await streams.handle(returnablesOfAccounts, accountId, { type: "WriteOff", at: context.at }, context);
}
