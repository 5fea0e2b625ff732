import type { Address } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts, claims } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Steps } from "../steps.ts";

/** A household by its normalised address and unit: the same however it was typed. */
const householdKey = (address: Address): string =>
  [address.postalCode, address.line, address.unit ?? ""]
    .map((text) =>
      text
        .toLowerCase()
        .normalize("NFD")
        .replace(/[^a-z0-9]/g, ""),
    )
    .join("|");

/** The claim of an address's household; its id says nothing of the address. */
export const householdOf = ({ ports }: Pick<Steps, "ports">, address: Address): string =>
  `household_${ports.hashes.keyed("household", householdKey(address))}`;

/**
 * Makes the households that an account has claimed the one where it is: that one is claimed, those of its former addresses are
 * released. The account is read again until its revision stands, as it may move back
 * meanwhile; one that is being forgotten claims none.
 * @throws Refused household-taken when another account has claimed its household in between
 */
export async function settleHousehold(
  steps: Steps,
  { accountId }: { readonly accountId: AccountId },
  context: CommandContext,
): Promise<void> {
  const { at } = context;
  let claimed: string | undefined;
  for (let settled = -1; ; ) {
    const { state, revision } = await steps.load(accounts, accountId);
    if (revision === settled) return;
    if (!("address" in state) || !state.address || state.erasure) {
      // An erasure released its households before this one was claimed.
      if (claimed)
        await steps.handle(claims, claimed, { type: "ReleaseClaim", accountId, at }, part(context, "release", claimed, revision));
      return;
    }
    const own = householdOf(steps, state.address.address);
    const former = new Set((state.formerAddresses ?? []).map(({ address }) => householdOf(steps, address)));
    await steps.handle(claims, own, { type: "ClaimFor", kind: "household", accountId, at }, part(context, "claim", revision));
    claimed = own;
    for (const household of former)
      if (household !== own)
        await steps.handle(claims, household, { type: "ReleaseClaim", accountId, at }, part(context, "release", household, revision));
    settled = revision;
  }
}
