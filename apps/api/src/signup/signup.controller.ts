import { Controller, Res } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/signup";
import { Phone } from "@tablee/contracts/signup-schemas";
import type { FastifyReply } from "fastify";
import { AddressAttempts } from "../addresses/address-attempts.ts";
import { PickedAddresses } from "../addresses/picked-addresses.ts";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { canRing } from "../http/phones.ts";
import { SignupState } from "../sessions/signup-state.ts";
import { VisitOffer } from "../sessions/visit-offer.ts";
import { FittingDishes } from "./fitting-dishes.ts";
import { Register } from "./register.ts";
import { SignupReads } from "./signup-reads.ts";

@Controller()
export class SignupController {
  constructor(
    private readonly state: SignupState,
    private readonly register: Register,
    private readonly offers: VisitOffer,
    private readonly reads: SignupReads,
    private readonly fitting: FittingDishes,
    private readonly picked: PickedAddresses,
    private readonly attempts: AddressAttempts,
  ) {}

  @Bind(calls.currentStep)
  async step(@By() by: Caller) {
    const step = await this.state.stepOf(by);
    const code = step === "welcome" ? undefined : await this.offers.codeOf(by);
    return { step, discountCode: code ?? null };
  }

  @Bind(calls.subscriptionPlans)
  plans(@By() by: Caller) {
    return this.reads.plans(by);
  }

  @Bind(calls.getStartedData)
  started(@By() by: Caller) {
    return this.reads.started(by);
  }

  @Bind(calls.savePlan)
  savePlan(@Input() input: InputOf<typeof calls.savePlan>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.register.savePlan(input, by, reply);
  }

  @Bind(calls.fittingDishes)
  fittingDishes(@Input() input: InputOf<typeof calls.fittingDishes>, @By() by: Caller) {
    return this.fitting.count(input, by);
  }

  @Bind(calls.getSelectedPlan)
  selected(@By() by: Caller) {
    return this.reads.selected(by);
  }

  @Bind(calls.checkEmail)
  checkEmail(@Input() input: InputOf<typeof calls.checkEmail>, @By() by: Caller) {
    return this.register.checkEmail(input, by);
  }

  @Bind(calls.createClient)
  createClient(@Input() input: InputOf<typeof calls.createClient>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.register.createClient(input, by, reply);
  }

  @Bind(calls.validatePhone)
  validatePhone(@Input() { phone }: InputOf<typeof calls.validatePhone>) {
    const { data } = Phone.safeParse(phone);
    const valid = data !== undefined && canRing(data);
    return { valid, phone: valid ? data : null };
  }

  @Bind(calls.deliveryOptions)
  options(@Input() input: InputOf<typeof calls.deliveryOptions>, @By() by: Caller) {
    return this.reads.options(input, by);
  }

  @Bind(calls.checkPostalCode)
  checkPostalCode(@Input() input: InputOf<typeof calls.checkPostalCode>, @By() by: Caller) {
    const { served, region } = this.reads.options(input, by);
    return { served, region };
  }

  @Bind(calls.testPaymentData)
  testPaymentData() {
    return this.reads.testPaymentData();
  }

  @Bind(calls.recordAddressAttempt)
  recordAttempt(@Input() input: InputOf<typeof calls.recordAddressAttempt>, @By() by: Caller) {
    return this.attempts.record(input, by);
  }

  @Bind(calls.suggestSignupAddresses)
  suggest(@Input() input: InputOf<typeof calls.suggestSignupAddresses>, @By() by: Caller) {
    return this.picked.suggest(input, by);
  }

  @Bind(calls.saveAddress)
  saveAddress(@Input() input: InputOf<typeof calls.saveAddress>, @By() by: Caller) {
    return this.attempts.noted("sign-up", input, by, () => this.register.saveAddress(input, by));
  }

  @Bind(calls.savedDelivery)
  savedDelivery(@By() by: Caller) {
    return this.reads.delivery(by);
  }

  @Bind(calls.updateDeliverySlot)
  updateSlot(@Input() input: InputOf<typeof calls.updateDeliverySlot>, @By() by: Caller) {
    return this.register.updateSlot(input, by);
  }

  @Bind(calls.firstDeliveryString)
  firstDelivery(@By() by: Caller) {
    return this.reads.firstDelivery(by);
  }

  @Bind(calls.saveDiscountCode)
  saveCode(@Input() input: InputOf<typeof calls.saveDiscountCode>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.register.saveCode(input, by, reply);
  }
}
