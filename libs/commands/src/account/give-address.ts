import type { Account } from "@tablee/domain/account/decider";
import type { Address } from "@tablee/domain/account/vocabulary";
import { areaForPostalCode } from "@tablee/domain/geography/areas";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts, claims } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { bindHandler, UseCase } from "../use-case.ts";
import { householdOf, settleHousehold } from "./settle-household.ts";

interface AddressToGive {
  readonly accountId: AccountId;
  readonly address: Address;
}

const PO_BOX = /\b(p\.?\s*o\.?\s*box|c\.?\s*p\.?\s*\d+|case postale|station postale)\b/i;

async function currentHousehold(steps: Steps, accountId: AccountId): Promise<string | undefined> {
  const { state } = await steps.load(accounts, accountId);
  return "address" in state && state.address ? householdOf(steps, state.address.address) : undefined;
}

/**
 * One account a household: the new household is claimed before the address is given, the old one released after; by a policy, if
 * this process crashes in between.
 * @throws Refused outside-area, po-box, province-mismatch, household-taken, subscription-has-address
 */
export async function giveAddress(steps: Steps, { accountId, address }: AddressToGive, context: CommandContext): Promise<Outcome<Account>> {
  const place = areaForPostalCode(address.postalCode);
  if (!place) throw new Refused(refuse("outside-area", { postalCode: address.postalCode }));
  if (PO_BOX.test(address.line)) throw new Refused(refuse("po-box"));
  if (place.area.region !== address.province.toLowerCase()) throw new Refused(refuse("province-mismatch", { region: place.area.region }));
  const fresh = householdOf(steps, address);
  const { at } = context;
  await steps.handle(claims, fresh, { type: "ClaimFor", kind: "household", accountId, at }, part(context, "claim"));
  const given = { region: place.area.region, areaId: place.area.id, postalPrefix: address.postalCode.slice(0, 3) };
  try {
    const outcome = await steps.handle(accounts, accountId, { type: "GiveAddress", address, ...given, at }, context);
    await settleHousehold(steps, { accountId }, context);
    return outcome;
  } catch (error) {
    if (error instanceof Refused && (await currentHousehold(steps, accountId)) !== fresh)
      await steps.handle(claims, fresh, { type: "ReleaseClaim", accountId, at }, part(context, "release"));
    throw error;
  }
}

export class GiveAddress extends UseCase<AddressToGive, Outcome<Account>> {}
bindHandler(GiveAddress, giveAddress);
