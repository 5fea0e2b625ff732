import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Address } from "@tablee/domain/account/vocabulary";
import { areaForPostalCode } from "@tablee/domain/delivery/areas";
import { refuse } from "@tablee/domain/kernel/errors";
import { keyedHash } from "@tablee/platform/person-keys";
import { accounts, claims } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

export class GiveAddress extends Command<{ position: bigint }> {
  constructor(
    readonly input: { readonly accountId: string; readonly address: Address },
    readonly context: CommandContext,
  ) {
    super();
  }
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

/** One account a household: the new household is claimed before the address is given, the old one released after. */
@CommandHandler(GiveAddress)
export class GiveAddressHandler implements ICommandHandler<GiveAddress> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { accountId, address }, context }: GiveAddress) {
    const { runtime, masterKey } = this.deps;
    const place = areaForPostalCode(address.postalCode);
    if (!place) throw new Refused(refuse("outside-area", { postalCode: address.postalCode }));
    if (PO_BOX.test(address.line)) throw new Refused(refuse("po-box"));
    if (place.area.region !== address.province.toLowerCase()) throw new Refused(refuse("province-mismatch", { region: place.area.region }));
    const claimOf = (given: Address) => `household_${keyedHash(masterKey, "household", householdKey(given))}`;
    const householdOf = async (id: string) => {
      const { state } = await runtime.load(accounts, id);
      return "address" in state && state.address ? claimOf(state.address.address) : undefined;
    };
    const old = await householdOf(accountId);
    const fresh = claimOf(address);
    const { at } = context;
    await runtime.handle(claims, fresh, { type: "ClaimFor", kind: "household", accountId, at }, part(context, "claim"));
    const given = { region: place.area.region, areaId: place.area.id, postalPrefix: address.postalCode.slice(0, 3) };
    const release = (household: string) =>
      runtime.handle(claims, household, { type: "ReleaseClaim", accountId, at }, part(context, "release"));
    try {
      const outcome = await runtime.handle(accounts, accountId, { type: "GiveAddress", address, ...given, at }, context);
      if (old && old !== fresh) await release(old);
      return outcome;
    } catch (error) {
      if (error instanceof Refused && (await householdOf(accountId)) !== fresh) await release(fresh);
      throw error;
    }
  }
}
