import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Steps } from "../../steps.ts";
import { addressOf } from "./address-of.ts";
import { claimOfHousehold } from "./household-claim.ts";

/** `another`: another account has the household of the account's address. */
type HouseholdStanding = "no-address" | "own" | "shared" | "another";

/** Returns who has the household of an account's address. */
export async function householdStandingOf(steps: Steps, accountId: AccountId): Promise<HouseholdStanding> {
  const address = await addressOf(steps, accountId);
  if (!address?.line) return "no-address";
  const claim = await claimOfHousehold(steps, address);
  if (claim.status === "free") return "another";
  const { guests = [] } = claim;
  if (claim.accountId !== accountId && !guests.includes(accountId)) return "another";
  return guests.length === 0 ? "own" : "shared";
}
