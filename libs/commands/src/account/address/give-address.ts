import type { Account, AccountCommand } from "@tablee/domain/account/decider";
import type { Address } from "@tablee/domain/account/vocabulary";
import { type AccountId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { accounts, claims, subscriptions } from "../../aggregates.ts";
import type { Outcome } from "../../command-runtime.ts";
import { type CommandContext, part } from "../../context.ts";
import { hasPaid } from "../../order/making/first-week.ts";
import { Refused } from "../../refused.ts";
import type { Steps, Streams } from "../../steps.ts";
import { shareIfAllowed } from "./hold-household.ts";
import { claimHouseholdOf, householdOf } from "./household-claim.ts";
import { placeOf } from "./place-of.ts";
import { lapseOfUnpaid, settleHousehold } from "./settle-household.ts";

interface AddressToGive {
  readonly accountId: AccountId;
  readonly address: Address;
}

async function currentHousehold(steps: Steps, accountId: AccountId): Promise<string | undefined> {
  const { state } = await steps.load(accounts, accountId);
  return "address" in state && state.address ? householdOf(steps, state.address.address) : undefined;
}

/** Returns true while the account has a running subscription: region, depot and zone come from the address, so only a move changes it. */
export async function subscriptionHasAddress(streams: Streams, accountId: AccountId): Promise<boolean> {
  const { state: subscription } = await streams.load(subscriptions, subscriptionIdOf(accountId));
  return subscription.status === "active" || subscription.status === "paused";
}

/**
 * One account per household: the new household is claimed before the address is given, the old one released after; a policy releases it if
 * this process crashes in between.
 * @throws Refused outside-area, po-box, province-mismatch, household-taken, subscription-has-address
 */
export async function giveAddress(steps: Steps, { accountId, address }: AddressToGive, context: CommandContext): Promise<Outcome<Account>> {
  const { at } = context;
  return claimAndGive(steps, accountId, { type: "GiveAddress", address, ...placeOf(address), at }, context);
}

/**
 * Gives an address, at sign-up or as a household moves, once its household is claimed.
 * @throws Refused household-taken, and what the account's decider refuses
 */
export async function claimAndGive(
  steps: Steps,
  accountId: AccountId,
  command: Extract<AccountCommand, { type: "GiveAddress" | "MoveTo" }>,
  context: CommandContext,
): Promise<Outcome<Account>> {
  const fresh = householdOf(steps, command.address);
  const { at } = context;
  await claimHousehold(steps, accountId, command.address, context);
  try {
    const outcome = await steps.handle(accounts, accountId, command, context);
    await settleHousehold(steps, { accountId }, context);
    return outcome;
  } catch (error) {
    if (error instanceof Refused && (await currentHousehold(steps, accountId)) !== fresh)
      await steps.handle(claims, fresh, { type: "ReleaseClaim", accountId, at }, part(context, "release"));
    throw error;
  }
}

/** Claims a household, or shares it where support allowed that: a shared claim does not lapse. @throws Refused household-taken */
async function claimHousehold(steps: Steps, accountId: AccountId, address: Address, context: CommandContext): Promise<void> {
  const { at } = context;
  const { state } = await steps.load(accounts, accountId);
  const isFirm = "mayShareHousehold" in state || (await hasPaid(steps, accountId, at));
  const claim = { kind: "household", accountId, at, ...(!isFirm && { lapsesAt: lapseOfUnpaid(at) }) } as const;
  try {
    await claimHouseholdOf(steps, address, { type: "ClaimFor", ...claim }, part(context, "claim", at));
  } catch (error) {
    await shareIfAllowed(steps, { accountId, address }, error, context);
  }
}
