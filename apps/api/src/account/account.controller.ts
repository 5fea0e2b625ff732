import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/account";
import * as bags from "@tablee/contracts/calls/returnables";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { AccountService } from "./account.service.ts";
import { DeliveryChange } from "./delivery-change.ts";
import { MeritProgram } from "./merit-program.ts";
import { Messages } from "./messages.ts";
import { PayWith } from "./pay-with.ts";
import { ReturnablesOfAccount } from "./returnables.ts";
import { Suggestions } from "./suggestions.ts";

@Controller()
export class AccountController {
  constructor(
    private readonly service: AccountService,
    private readonly deliveries: DeliveryChange,
    private readonly suggestions: Suggestions,
    private readonly messages: Messages,
    private readonly method: PayWith,
    private readonly merit: MeritProgram,
    private readonly returnables: ReturnablesOfAccount,
  ) {}

  @Bind(calls.accountIndex)
  index(@By() by: Caller) {
    return this.service.index(by);
  }

  @Bind(calls.currentMeritProgram)
  meritProgram(@By() by: Caller) {
    return this.merit.current(by);
  }

  @Bind(bags.returnables)
  bagsAndKits(@By() by: Caller) {
    return this.returnables.show(by);
  }

  @Bind(bags.existingPickup)
  existingPickup(@By() by: Caller) {
    return this.returnables.pickup(by);
  }

  @Bind(bags.createPickup)
  createPickup(@Input() input: InputOf<typeof bags.createPickup>, @By() by: Caller) {
    return this.returnables.book(input, by);
  }

  @Bind(bags.cancelPickup)
  cancelPickup(@Input() input: InputOf<typeof bags.cancelPickup>, @By() by: Caller) {
    return this.returnables.cancel(input, by);
  }

  @Bind(calls.skipOrder)
  skip(@Input() input: InputOf<typeof calls.skipOrder>, @By() by: Caller) {
    return this.service.skip(input, by);
  }

  @Bind(calls.unskipOrder)
  unskip(@Input() input: InputOf<typeof calls.unskipOrder>, @By() by: Caller) {
    return this.service.unskip(input, by);
  }

  @Bind(calls.changeDeliveryForm)
  deliveryForm(@Input() { orderId }: InputOf<typeof calls.changeDeliveryForm>, @By() by: Caller) {
    return this.deliveries.form(orderId, by);
  }

  @Bind(calls.updateDelivery)
  updateDelivery(@Input() input: InputOf<typeof calls.updateDelivery>, @By() by: Caller) {
    return this.deliveries.change(input, by);
  }

  @Bind(calls.unpauseAccount)
  unpause(@By() by: Caller) {
    return this.service.unpause(by);
  }

  @Bind(calls.updatePaymentMethodToPaypal)
  payWithPaypal(@Input() input: InputOf<typeof calls.updatePaymentMethodToPaypal>, @By() by: Caller) {
    return this.method.change(input.setupToken, "paypal", by);
  }

  @Bind(calls.ghostAddons)
  ghostAddons(@Input() { orderId }: InputOf<typeof calls.ghostAddons>, @By() by: Caller) {
    return this.suggestions.addons(orderId, by);
  }

  @Bind(calls.loyaltySticker)
  sticker(@Input() { orderId }: InputOf<typeof calls.loyaltySticker>, @By() by: Caller) {
    return this.suggestions.sticker(orderId, by);
  }

  @Bind(calls.productsAvailability)
  availability(@Input() { orderId }: InputOf<typeof calls.productsAvailability>, @By() by: Caller) {
    return this.suggestions.availability(orderId, by);
  }

  @Bind(calls.dismissRecurringPopup)
  dismissRecurring(@Input() { key }: InputOf<typeof calls.dismissRecurringPopup>, @By() by: Caller) {
    return this.messages.dismissKind("recurring-items", by.accountId, key);
  }

  @Bind(calls.dismissPaymentWarning)
  dismissPayment(@Input() { key }: InputOf<typeof calls.dismissPaymentWarning>, @By() by: Caller) {
    return this.messages.dismissKind("payment-method-warning", by.accountId, key);
  }

  @Bind(calls.dismissPopup)
  dismissPopup(@Input() { key }: InputOf<typeof calls.dismissPopup>, @By() by: Caller) {
    return this.messages.dismissKind("popup", by.accountId, key);
  }

  @Bind(calls.readNewTerms)
  readTerms(@Input() { version }: InputOf<typeof calls.readNewTerms>, @By() by: Caller) {
    return this.messages.readTerms(version, by);
  }

  @Bind(calls.dismissSkipNotice)
  dismissSkip(@Input() { key }: InputOf<typeof calls.dismissSkipNotice>, @By() by: Caller) {
    return this.messages.dismissKind("skip-notice", by.accountId, key);
  }
}
