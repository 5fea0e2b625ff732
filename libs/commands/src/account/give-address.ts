import type { Account } from "@tablee/domain/account/decider";
import type { Address } from "@tablee/domain/account/vocabulary";
import { areaForPostalCode } from "@tablee/domain/geography/areas";
import { refuse } from "@tablee/domain/kernel/errors";
import { accounts, claims } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { handlerOf, UseCase } from "../use-case.ts";

interface AddressToGive {
  readonly accountId: string;
  readonly address: Address;
}

const PO_BOX = /\b(p\.?\s*o\.?\s*box|c\.?\s*p\.?\s*\d|case postale|station postale)\b/i;

/** A household by its normalised address and unit: the same however it was typed. */
export const householdKey = (address: Address): string =>
  [address.postalCode, address.line, address.unit ?? ""]
    .map((text) =>
      text
        .toLowerCase()
        .normalize("NFD")
        .replace(/[^a-z0-9]/g, ""),
    )
    .join("|");

/**
 * One account a household: the new household is claimed before the address is given, the old one released after.
 * @throws Refused outside-area, po-box, province-mismatch, household-taken, subscription-has-address
 */
export async function giveAddress(steps: Steps, { accountId, address }: AddressToGive, context: CommandContext): Promise<Outcome<Account>> {
  const place = areaForPostalCode(address.postalCode);
  if (!place) throw new Refused(refuse("outside-area", { postalCode: address.postalCode }));
  if (PO_BOX.test(address.line)) throw new Refused(refuse("po-box"));
  if (place.area.region !== address.province.toLowerCase()) throw new Refused(refuse("province-mismatch", { region: place.area.region }));
  const claimOf = (given: Address) => `household_${steps.ports.hashes.keyed("household", householdKey(given))}`;
  const householdOf = async (id: string) => {
    const { state } = await steps.load(accounts, id);
    return "address" in state && state.address ? claimOf(state.address.address) : undefined;
  };
  const old = await householdOf(accountId);
  const fresh = claimOf(address);
  const { at } = context;
  await steps.handle(claims, fresh, { type: "ClaimFor", kind: "household", accountId, at }, part(context, "claim"));
  const given = { region: place.area.region, areaId: place.area.id, postalPrefix: address.postalCode.slice(0, 3) };
  const release = (household: string) => steps.handle(claims, household, { type: "ReleaseClaim", accountId, at }, part(context, "release"));
  try {
    const outcome = await steps.handle(accounts, accountId, { type: "GiveAddress", address, ...given, at }, context);
    if (old && old !== fresh) await release(old);
    return outcome;
  } catch (error) {
    if (error instanceof Refused && (await householdOf(accountId)) !== fresh) await release(fresh);
    throw error;
  }
}

export class GiveAddress extends UseCase<AddressToGive, Outcome<Account>> {}
export const GiveAddressHandler = handlerOf(GiveAddress, giveAddress);
