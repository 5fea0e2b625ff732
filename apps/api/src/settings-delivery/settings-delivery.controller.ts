import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/settings-delivery";
import { AddressAttempts } from "../addresses/address-attempts.ts";
import { PickedAddresses } from "../addresses/picked-addresses.ts";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { DeliverySettings } from "./delivery-settings.ts";
import { MoveOfDelivery } from "./move-of-delivery.ts";

@Controller()
export class SettingsDeliveryController {
  constructor(
    private readonly settings: DeliverySettings,
    private readonly moves: MoveOfDelivery,
    private readonly picked: PickedAddresses,
    private readonly attempts: AddressAttempts,
  ) {}

  @Bind(calls.deliverySettings)
  show(@By() by: Caller) {
    return this.settings.show(by);
  }

  @Bind(calls.availableSchedules)
  schedules(@By() by: Caller) {
    return this.settings.schedules(by);
  }

  @Bind(calls.checkPostalCodeSchedule)
  check(@Input() input: InputOf<typeof calls.checkPostalCodeSchedule>, @By() by: Caller) {
    return this.settings.check(input, by);
  }

  @Bind(calls.suggestAddresses)
  suggest(@Input() input: InputOf<typeof calls.suggestAddresses>, @By() by: Caller) {
    return this.picked.suggest(input, by);
  }

  @Bind(calls.updateDelivery)
  update(@Input() input: InputOf<typeof calls.updateDelivery>, @By() by: Caller) {
    return this.attempts.noted("settings", input, by, () => this.moves.make(input, by));
  }

  @Bind(calls.updateAlternateAddress)
  updateAlternate(@Input() input: InputOf<typeof calls.updateAlternateAddress>, @By() by: Caller) {
    return this.attempts.noted("settings", input, by, () => this.moves.giveAlternate(input, by));
  }

  @Bind(calls.deleteAlternateAddressByGet)
  deleteAlternateByGet(@By() by: Caller) {
    return this.moves.removeAlternate(by);
  }

  @Bind(calls.deleteAlternateAddress)
  deleteAlternate(@By() by: Caller) {
    return this.moves.removeAlternate(by);
  }

  @Bind(calls.deliveryNote)
  note(@By() by: Caller) {
    return this.settings.note(by);
  }

  @Bind(calls.updateDeliveryNote)
  updateNote(@Input() input: InputOf<typeof calls.updateDeliveryNote>, @By() by: Caller) {
    return this.settings.writeNote(input, by);
  }
}
