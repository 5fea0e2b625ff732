import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { recordAddressAttempt } from "@tablee/commands/account/address/record-address-attempt";
import { Refused } from "@tablee/commands/refused";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { updateDelivery } from "@tablee/contracts/calls/settings-delivery";
import type * as calls from "@tablee/contracts/calls/signup";
import type { AddressOutcome, AddressTriedIn } from "@tablee/domain/account/vocabulary";
import { normalisePostalCode } from "@tablee/domain/geography/areas";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

/** The refusals that mean an address is outside the delivery area. */
const outcomes: Readonly<Record<string, AddressOutcome>> = {
  "address-unknown": "unresolved",
  "outside-area": "outside-area",
  "po-box": "po-box",
};

type Tried = Pick<InputOf<typeof updateDelivery>, "addressId" | "placed">;

/** Addresses outside the delivery area: an account's are kept for staff, a visitor's area is written to the log. */
@Injectable()
export class AddressAttempts {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async record(
    { postalCode, outcome, triedIn }: InputOf<typeof calls.recordAddressAttempt>,
    by: Caller,
  ): Promise<OutputOf<typeof calls.recordAddressAttempt>> {
    const known = normalisePostalCode(postalCode);
    if (by.session?.accountId && triedIn) await this.#keep(outcome, triedIn, known, by);
    else this.api.log.info({ postalPrefix: known?.slice(0, 3) ?? "unreadable" }, "a visitor outside the delivery area asked");
    return { done: true };
  }

  /** Gives a picked or placed address; if it is refused for its location, records the attempt before rethrowing the refusal. */
  async noted<Given>(triedIn: AddressTriedIn, { addressId, placed }: Tried, by: Caller, give: () => Promise<Given>): Promise<Given> {
    try {
      return await give();
    } catch (error) {
      const outcome = error instanceof Failure || error instanceof Refused ? outcomes[error.code] : undefined;
      if (outcome) {
        const find = async (id: string) => (await this.api.opened.gateways.addresses.find(id, by.language))?.postalCode;
        const typed = placed && normalisePostalCode(placed.postalCode);
        const postalCode = typed ?? (addressId === undefined ? undefined : await find(addressId));
        await this.#keep(outcome, triedIn, postalCode, by).catch((refused) => {
          // A closed account records nothing; the customer still gets the reason about the address.
          if (!(refused instanceof Refused)) throw refused;
        });
      }
      throw error;
    }
  }

  async #keep(outcome: AddressOutcome, triedIn: AddressTriedIn, postalCode: string | undefined, by: Caller): Promise<void> {
    const attempt = { accountId: by.accountId, outcome, triedIn, ...(postalCode && { postalCode }) };
    await this.commands.send(recordAddressAttempt, attempt, by.own("record-address-attempt"));
  }
}
