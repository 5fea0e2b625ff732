import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Returnables } from "@tablee/domain/returnables/state";
import type { PickupPlace } from "@tablee/domain/returnables/vocabulary";
import { accounts, returnablesOfAccounts } from "../aggregates.ts";
import type { Streams } from "../steps.ts";
import { type PickupSite, pickupSiteOf } from "./book-pickup.ts";

/** All that an account was lent, with the address and note of its pickup. */
export const returnablesOf = async (streams: Streams, accountId: AccountId): Promise<Returnables> =>
  (await streams.load(returnablesOfAccounts, accountId)).state;

/** The addresses at which an account can book a pickup. */
export async function pickupSitesOf(
  streams: Streams,
  accountId: AccountId,
): Promise<Readonly<Record<PickupPlace, PickupSite | undefined>>> {
  const { state: account } = await streams.load(accounts, accountId);
  return { main: pickupSiteOf(account, "main"), alternate: pickupSiteOf(account, "alternate") };
}
