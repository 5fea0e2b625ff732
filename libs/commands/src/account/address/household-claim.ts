import type { Address } from "@tablee/domain/account/vocabulary";
import { type Claim, type ClaimCommand, isHeldByOther } from "@tablee/domain/claim/decider";
import { formerHouseholdKey, householdKey } from "@tablee/domain/claim/household/key";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import { claims } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import type { Steps, Streams } from "../../steps.ts";

const claimId = ({ ports }: Pick<Steps, "ports">, key: string): string => `household_${ports.hashes.keyed("household", key)}`;

/** The id of the claim of an address's household; it reveals nothing of the address. */
export const householdOf = (steps: Pick<Steps, "ports">, address: Address): string => claimId(steps, householdKey(address));

/** The id under which the household was claimed until November 2026, where it was written as this address is. */
const formerHouseholdOf = (steps: Pick<Steps, "ports">, address: Address): string => claimId(steps, formerHouseholdKey(address));

/** The ids of the claims that an address may have. */
export const claimIdsOf = (steps: Pick<Steps, "ports">, address: Address): readonly string[] => [
  ...new Set([householdOf(steps, address), formerHouseholdOf(steps, address)]),
];

/** The claim of an address's household: the former one while nothing was claimed since. */
export async function claimOfHousehold(steps: Steps, address: Address): Promise<Claim> {
  const { state } = await steps.load(claims, householdOf(steps, address));
  return state.status === "held" ? state : (await steps.load(claims, formerHouseholdOf(steps, address))).state;
}

/**
 * Claims the household of an address. A former claim of another account counts until its policy claims it by the present name
 * (`settle-household-when-address-given` reads all addresses again); nothing claims by the former name any more, so that it can only end
 * after it was read.
 * @throws Refused household-taken
 */
export async function claimHouseholdOf(steps: Steps, address: Address, command: ClaimCommand, context: CommandContext): Promise<void> {
  const { accountId, at } = command;
  const { state: former } = await steps.load(claims, formerHouseholdOf(steps, address));
  await steps.handle(
    claims,
    householdOf(steps, address),
    (state) => (state.status === "free" && isHeldByOther(former, accountId, at) ? refuse("household-taken") : command),
    context,
  );
}

/** Releases the households of some addresses, except those that `kept` names. */
export async function releaseHouseholds(
  steps: Streams & Pick<Steps, "ports">,
  {
    accountId,
    addresses,
    kept = [],
    at,
  }: {
    readonly accountId: AccountId;
    readonly addresses: readonly Address[];
    readonly kept?: readonly string[];
    readonly at: Instant;
  },
  context: CommandContext,
): Promise<void> {
  const ids = new Set(addresses.flatMap((address) => claimIdsOf(steps, address)));
  for (const id of ids)
    if (!kept.includes(id)) await steps.handle(claims, id, { type: "ReleaseClaim", accountId, at }, part(context, "release", id));
}
