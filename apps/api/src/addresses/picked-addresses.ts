import { Injectable } from "@nestjs/common";
import { accounts } from "@tablee/commands/aggregates";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { suggestAddresses } from "@tablee/contracts/calls/settings-delivery";
import type { saveAddress } from "@tablee/contracts/calls/signup";
import { Address } from "@tablee/domain/account/vocabulary";
import { areaForPostalCode } from "@tablee/domain/geography/areas";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { refuseUnlessItRings } from "../http/phones.ts";

type Where = Omit<InputOf<typeof saveAddress>, "agreed" | "withdrawn">;
type Place = Pick<Address, "line" | "city" | "province" | "postalCode">;

/** Addresses are picked from suggestions: the client sends an id back, never a street. */
@Injectable()
export class PickedAddresses {
  constructor(private readonly api: ApiContext) {}

  async suggest({ typed }: InputOf<typeof suggestAddresses>, by: Caller): Promise<OutputOf<typeof suggestAddresses>> {
    const found = await this.api.opened.gateways.addresses.suggest(typed, by.language);
    return { suggestions: found.map((address) => ({ ...address, served: areaForPostalCode(address.postalCode) !== undefined })) };
  }

  /** The address that was picked, or the one that is there, with what the customer adds. @throws Failure address-unknown, address-missing */
  async addressOf({ addressId, ...added }: Where, by: Caller): Promise<Address> {
    refuseUnlessItRings(added.phone);
    const place = addressId === undefined ? await this.#placeOf(by) : await this.place(addressId, by);
    return Address.parse({ ...place, ...filled(added) });
  }

  /** @throws Failure address-unknown for an id that was never suggested */
  async place(addressId: string, { language }: Caller): Promise<Place> {
    const found = await this.api.opened.gateways.addresses.find(addressId, language);
    if (!found) throw new Failure("address-unknown");
    const { id: _, ...place } = found;
    return place;
  }

  /** Where it is already: by the log, as the move itself judges. */
  async #placeOf({ accountId }: Caller): Promise<Place> {
    const { state } = await this.api.steps.load(accounts, accountId);
    const address = "address" in state ? state.address?.address : undefined;
    if (!address) throw new Failure("address-missing");
    const { line, city, province, postalCode } = address;
    return { line, city, province, postalCode };
  }
}

/** Without what was left empty. */
export const filled = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""));
