import { isBeingForgotten } from "@tablee/domain/account/erased";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../aggregates.ts";
import type { Streams } from "../steps.ts";

/** `forgotten`: an erasure was requested or has been carried out. */
type AccountStanding = "none" | "open" | "closed" | "forgotten";

export async function standingOf(streams: Streams, accountId: AccountId): Promise<AccountStanding> {
  const { state: account } = await streams.load(accounts, accountId);
  return isBeingForgotten(account) ? "forgotten" : account.status;
}
