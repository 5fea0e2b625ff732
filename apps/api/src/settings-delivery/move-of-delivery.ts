import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { giveAlternateAddress } from "@tablee/commands/account/address/give-alternate-address";
import type { MovedWeek } from "@tablee/commands/order/weeks/moved-week";
import { moveDelivery } from "@tablee/commands/subscription/move-delivery";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { deleteAlternateAddress, updateAlternateAddress, updateDelivery } from "@tablee/contracts/calls/settings-delivery";
import { AlternateAddress } from "@tablee/domain/account/vocabulary";
import { productsBySku } from "@tablee/projections/products/queries";
import { OffersByText } from "../addresses/offers-by-text.ts";
import { filled, PickedAddresses } from "../addresses/picked-addresses.ts";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { refuseUnlessItRings } from "../http/phones.ts";

type Moved = OutputOf<typeof updateDelivery>["weeks"][number];

/** Moves, and the second address: both to an address that was picked from the suggestions. */
@Injectable()
export class MoveOfDelivery {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
    private readonly picked: PickedAddresses,
    private readonly offers: OffersByText,
  ) {}

  async make(input: InputOf<typeof updateDelivery>, by: Caller): Promise<OutputOf<typeof updateDelivery>> {
    const { weekday, window, agreed, withdrawn, ...where } = input;
    this.offers.refuseOfStaff(input, by);
    const address = await this.picked.addressOf(where, by);
    const weeks = await this.commands.send(
      moveDelivery,
      { accountId: by.accountId, address, time: { weekday, window } },
      by.own("move-delivery"),
    );
    await this.offers.note({ agreed, withdrawn }, "settings", by);
    return { weeks: await Promise.all(weeks.map((week) => this.#weekOf(week))) };
  }

  async giveAlternate(input: InputOf<typeof updateAlternateAddress>, by: Caller): Promise<OutputOf<typeof updateAlternateAddress>> {
    const { addressId, ...added } = input;
    refuseUnlessItRings(added.phone);
    const address = AlternateAddress.parse({ ...(await this.picked.place(addressId, by)), ...filled(added) });
    await this.commands.send(giveAlternateAddress, { accountId: by.accountId, address }, by.own("give-alternate-address"));
    return { done: true };
  }

  async removeAlternate(by: Caller): Promise<OutputOf<typeof deleteAlternateAddress>> {
    await this.commands.send(giveAlternateAddress, { accountId: by.accountId, address: null }, by.own("remove-alternate-address"));
    return { done: true };
  }

  async #weekOf({ removed: skus, ...week }: MovedWeek): Promise<Moved> {
    const products = await productsBySku(this.api.reads, skus);
    const removed = skus.map((sku) => ({
      sku,
      name: { en: products.get(sku)?.card.name.en ?? sku, fr: products.get(sku)?.card.name.fr ?? sku },
    }));
    return { ...week, removed };
  }
}
