import type { Address } from "@tablee/domain/account/vocabulary";
import { type Claim, type ClaimCommand, isHeldBy, isHeldByOther } from "@tablee/domain/claim/decider";
import { earlierHouseholdKeys, householdKey, likelyHouseholdKeys } from "@tablee/domain/claim/household/key";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import { claims } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import type { Steps, Streams } from "../../steps.ts";

const claimId = ({ ports }: Pick<Steps, "ports">, key: string): string => `household_${ports.hashes.keyed("household", key)}`;

/** The id of the claim of an address's household; it reveals nothing of the address. */
export const householdOf = (steps: Pick<Steps, "ports">, address: Address): string => claimId(steps, householdKey(address));

/** The ids under which the household was claimed until November 2026, where it was written as this address is. */
const earlierIdsOf = (steps: Pick<Steps, "ports">, address: Address): readonly string[] =>
  earlierHouseholdKeys(address).map((key) => claimId(steps, key));

/** The ids of the claims that an address may have. */
export const claimIdsOf = (steps: Pick<Steps, "ports">, address: Address): readonly string[] => [
  ...new Set([householdOf(steps, address), ...earlierIdsOf(steps, address)]),
];

/** The claim of an address's household: an earlier one while nothing was claimed since. */
export async function claimOfHousehold(steps: Steps, address: Address): Promise<Claim> {
  const found = await Promise.all(claimIdsOf(steps, address).map((id) => steps.load(claims, id)));
  return found.find(({ state }) => state.status === "held")?.state ?? { status: "free" };
}

/** The claims by which an account may have a household without holding the one of its present name. */
async function furtherClaims(steps: Steps, address: Address): Promise<readonly Claim[]> {
  const ids = [...earlierIdsOf(steps, address), ...likelyHouseholdKeys(address).map((key) => claimId(steps, key))];
  return (await Promise.all(ids.map((id) => steps.load(claims, id)))).map(({ state }) => state);
}

/**
 * Claims the household of an address. An earlier claim of another account counts until its policy claims it by the present name
 * (`settle-household-when-address-given` reads all addresses again); nothing claims by an earlier name any more, so that it can only end
 * after it was read. So does the claim of another account whose address leaves out the type of the street, or has one that this leaves
 * out. Neither holds up an account that support lets in or that has paid.
 * @throws Refused household-taken
 */
export async function claimHouseholdOf(steps: Steps, address: Address, command: ClaimCommand, context: CommandContext): Promise<void> {
  const { accountId, at } = command;
  const isLetIn = command.type === "ShareClaim" || (command.type === "ExtendClaim" && command.lapsesAt === undefined);
  const isTaken = !isLetIn && (await furtherClaims(steps, address)).some((claim) => isHeldByOther(claim, accountId, at));
  await steps.handle(
    claims,
    householdOf(steps, address),
    (state) => (isTaken && !isHeldBy(state, accountId) ? refuse("household-taken") : command),
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
