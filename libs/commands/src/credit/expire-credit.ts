import type { Credit } from "@tablee/domain/credit/decider";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { credits } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

/** Removes the remainder of an account's expired credits from its balance. */
export const expireCredit = (
  streams: Streams,
  { accountId }: { readonly accountId: AccountId },
  context: CommandContext,
): Promise<Outcome<Credit>> => streams.handle(credits, accountId, { type: "ExpireCredit", at: context.at }, context);
