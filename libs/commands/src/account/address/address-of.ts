import type { Address } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { Streams } from "../../steps.ts";

/** The address that an account's boxes go to; undefined before one is given. */
export async function addressOf(streams: Streams, accountId: AccountId): Promise<Address | undefined> {
  const { state: account } = await streams.load(accounts, accountId);
  return "address" in account ? account.address?.address : undefined;
}
