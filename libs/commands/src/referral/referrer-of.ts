import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../aggregates.ts";
import type { Streams } from "../steps.ts";

/** The account by whose link a person registered; undefined for a person who came without one. */
export async function referrerOf({ load }: Streams, accountId: AccountId): Promise<AccountId | undefined> {
  const { state } = await load(accounts, accountId);
  return "person" in state ? state.referrerId : undefined;
}
