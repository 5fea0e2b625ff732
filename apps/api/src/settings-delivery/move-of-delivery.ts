import { Injectable } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { GiveAlternateAddress } from "@tablee/commands/account/give-alternate-address";
import { accounts, orders } from "@tablee/commands/aggregates";
import { MoveDelivery } from "@tablee/commands/subscription/move-delivery";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { deleteAlternateAddress, updateAlternateAddress, updateDelivery } from "@tablee/contracts/calls/settings-delivery";
import { Address, AlternateAddress } from "@tablee/domain/account/vocabulary";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { productsBySku } from "@tablee/projections/products/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { refuseUnlessItRings } from "../http/phones.ts";

type Moved = OutputOf<typeof updateDelivery>["weeks"][number];

/** Moves, and the second address: both to an address that was picked from the suggestions. */
@Injectable()
export class MoveOfDelivery {
  constructor(
    private readonly api: ApiContext,
    private readonly bus: CommandBus,
  ) {}

  async make(input: InputOf<typeof updateDelivery>, by: Caller): Promise<OutputOf<typeof updateDelivery>> {
    const { addressId, weekday, window, ...added } = input;
    refuseUnlessItRings(added.phone);
    const place = addressId === undefined ? await this.#placeOf(by) : await this.#picked(addressId, by);
    const address = Address.parse({ ...place, ...filled(added) });
    const command = new MoveDelivery({ accountId: by.accountId, address, time: { weekday, window } }, by.own("move-delivery"));
    const weeks = await this.bus.execute(command);
    return { weeks: await Promise.all(weeks.map(({ orderId, outcome, removed }) => this.#weekOf(orderId, outcome, removed))) };
  }

  async giveAlternate(input: InputOf<typeof updateAlternateAddress>, by: Caller): Promise<OutputOf<typeof updateAlternateAddress>> {
    const { addressId, ...added } = input;
    refuseUnlessItRings(added.phone);
    const address = AlternateAddress.parse({ ...(await this.#picked(addressId, by)), ...filled(added) });
    await this.bus.execute(new GiveAlternateAddress({ accountId: by.accountId, address }, by.own("give-alternate-address")));
    return { done: true };
  }

  async removeAlternate(by: Caller): Promise<OutputOf<typeof deleteAlternateAddress>> {
    await this.bus.execute(new GiveAlternateAddress({ accountId: by.accountId, address: null }, by.own("remove-alternate-address")));
    return { done: true };
  }

  async #picked(addressId: string, { language }: Caller): Promise<Place> {
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

  async #weekOf(orderId: OrderId, outcome: Moved["outcome"], skus: readonly string[]): Promise<Moved> {
    const { state } = await this.api.steps.load(orders, orderId);
    if (state.status === "none") throw new Failure("order-not-found");
    const products = await productsBySku(this.api.reads, skus);
    const removed = skus.map((sku) => ({
      sku,
      name: { en: products.get(sku)?.card.name.en ?? sku, fr: products.get(sku)?.card.name.fr ?? sku },
    }));
    return { orderId, deliveryDate: state.calendar.deliveryDate, window: state.slot.window, outcome, removed };
  }
}

type Place = Pick<Address, "line" | "city" | "province" | "postalCode">;

/** Without what was left empty. */
const filled = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""));
