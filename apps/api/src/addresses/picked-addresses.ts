import { Injectable } from "@nestjs/common";
import { addressOf } from "@tablee/commands/account/address/address-of";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { suggestAddresses, updateDelivery } from "@tablee/contracts/calls/settings-delivery";
import type { saveAddress } from "@tablee/contracts/calls/signup";
import { Address } from "@tablee/domain/account/vocabulary";
import { areaForPostalCode, normalisePostalCode } from "@tablee/domain/geography/areas";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { refuseUnlessItRings } from "../http/phones.ts";

type Where = Omit<InputOf<typeof saveAddress>, "agreed" | "withdrawn"> & Pick<InputOf<typeof updateDelivery>, "placed">;
type Place = Pick<Address, "line" | "city" | "province" | "postalCode" | "coordinates">;

/**
 * Addresses are picked from suggestions: the client sends an id back, never a street. Staff who act for a customer may place one that
 * no suggestion has.
 */
@Injectable()
export class PickedAddresses {
  constructor(private readonly api: ApiContext) {}

  /** @throws TooManyAttempts */
  async suggest({ typed }: InputOf<typeof suggestAddresses>, by: Caller): Promise<OutputOf<typeof suggestAddresses>> {
    await this.api.access.attempts.suggest(by.accountId);
    const found = await this.api.opened.gateways.addresses.suggest(typed, by.language);
    return { suggestions: found.map((address) => ({ ...address, served: areaForPostalCode(address.postalCode) !== undefined })) };
  }

  /**
   * The picked or placed address, or the saved one, with the customer's details.
   * @throws Failure address-unknown, address-missing, coordinates-for-staff, postal-code-invalid
   */
  async addressOf({ addressId, placed, ...added }: Where, by: Caller): Promise<Address> {
    if (placed && !by.session?.acting) throw new Failure("coordinates-for-staff");
    refuseUnlessItRings(added.phone);
    const picked = () => (addressId === undefined ? this.#placeOf(by) : this.place(addressId, by));
    const place = placed ? placeOf(placed) : await picked();
    return Address.parse({ ...place, ...filled(added) });
  }

  /** @throws Failure address-unknown for an id that was never suggested */
  async place(addressId: string, { language }: Caller): Promise<Place> {
    const found = await this.api.opened.gateways.addresses.find(addressId, language);
    if (!found) throw new Failure("address-unknown");
    const { id: _, ...place } = found;
    return place;
  }

  /** The address that boxes go to now, from the log, as the move itself judges. */
  async #placeOf({ accountId }: Caller): Promise<Place> {
    const address = await addressOf(this.api.steps, accountId);
    if (!address) throw new Failure("address-missing");
    const { line, city, province, postalCode, coordinates } = address;
    return { line, city, province, postalCode, ...(coordinates && { coordinates }) };
  }
}

function placeOf({ postalCode, ...place }: NonNullable<Where["placed"]>): Place {
  const normal = normalisePostalCode(postalCode);
  if (!normal) throw new Failure("postal-code-invalid");
  return { ...place, postalCode: normal };
}

/** The fields without empty ones. */
export const filled = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""));
