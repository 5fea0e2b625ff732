import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { giveAddress } from "@tablee/commands/account/address/give-address";
import { chooseInSignUp } from "@tablee/commands/account/choose-in-sign-up";
import { subscriptions } from "@tablee/commands/aggregates";
import { applyCode } from "@tablee/commands/offer/apply-code";
import { signUpProgressOf } from "@tablee/commands/order/making/first-week";
import { chooseSlot } from "@tablee/commands/sign-up/choose-slot";
import { giveDelivery } from "@tablee/commands/sign-up/give-delivery";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { checkEmail, createClient, saveAddress, saveDiscountCode, savePlan, updateDeliverySlot } from "@tablee/contracts/calls/signup";
import type { SignUpSelection } from "@tablee/domain/account/vocabulary";
import { areaForPostalCode } from "@tablee/domain/geography/areas";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import type { FastifyReply } from "fastify";
import { OffersByText } from "../addresses/offers-by-text.ts";
import { PickedAddresses } from "../addresses/picked-addresses.ts";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import { refuseUnlessOffered } from "../flipper/refuse-unless-offered.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { enteredOffer } from "../sessions/entered-offer.ts";
import { SessionStore } from "../sessions/session-store.ts";
import { signUpSelectionOf } from "../sessions/sign-up-selection.ts";
import { deliveryDays } from "./delivery-days.ts";
import { NewAccount } from "./new-account.ts";

/** The steps of the sign-up that give something: plan, person, address, slot, code. */
@Injectable()
export class Register {
  constructor(
    private readonly api: ApiContext,
    private readonly sessions: SessionStore,
    private readonly newAccount: NewAccount,
    private readonly flipper: Flipper,
    private readonly commands: Commands,
    private readonly picked: PickedAddresses,
    private readonly offers: OffersByText,
  ) {}

  async savePlan(selection: InputOf<typeof savePlan>, by: Caller, reply: FastifyReply): Promise<OutputOf<typeof savePlan>> {
    await refuseUnlessOffered(this.flipper, selection.plan, by.session?.accountId);
    if (!by.session?.accountId) {
      await this.sessions.remember(by.session, reply, { selection });
      return { step: "registration" };
    }
    const { runtime } = this.api.opened.dependencies;
    const { status } = await signUpProgressOf(runtime, subscriptionIdOf(by.accountId), by.receivedAt);
    if (status !== "choosing") throw new Failure("subscription-exists");
    const { state: account } = await this.#choose(by, { selection });
    return { step: "address" in account && account.address && signUpSelectionOf(account).slot ? "payment" : "delivery" };
  }

  async checkEmail({ email }: InputOf<typeof checkEmail>, by: Caller): Promise<OutputOf<typeof checkEmail>> {
    await this.api.access.attempts.ask(by.address);
    return { available: (await this.api.access.credentials.find(email)) === undefined };
  }

  async createClient(input: InputOf<typeof createClient>, by: Caller, reply: FastifyReply): Promise<OutputOf<typeof createClient>> {
    if (by.session?.accountId) throw new Failure("already-signed-in");
    // Its answer reveals, like `checkEmail`, whether an address is taken.
    await this.api.access.attempts.ask(by.address);
    const { firstName, lastName, email, password, consentToNews } = input;
    const agreed = consentToNews === undefined ? [] : [consentToNews];
    const { accountId, step } = await this.newAccount.open({ person: { firstName, lastName, email }, password, agreed }, by, reply);
    return { clientId: accountId, step };
  }

  async saveAddress(input: InputOf<typeof saveAddress>, by: Caller): Promise<OutputOf<typeof saveAddress>> {
    const { agreed, withdrawn, time, ...where } = input;
    const { accountId } = by;
    this.offers.refuseOfStaff(input, by);
    const address = await this.picked.addressOf(where, by);
    const place = areaForPostalCode(address.postalCode);
    if (!place) throw new Failure("outside-area");
    // Its region, depot and zone come from the subscription's first address.
    const { state: subscription } = await this.api.opened.dependencies.runtime.load(subscriptions, subscriptionIdOf(accountId));
    if (subscription.status === "active" || subscription.status === "paused") throw new Failure("subscription-has-address");
    const chosen = time && (await this.commands.send(giveDelivery, { accountId, address, time }, by.own("give-address")));
    if (!time) await this.commands.send(giveAddress, { accountId, address }, by.own("give-address"));
    await this.offers.note({ agreed, withdrawn }, "sign-up", by);
    return { region: place.area.region, days: deliveryDays(place.area, by.receivedAt), ...(chosen && { step: chosen.step }) };
  }

  updateSlot(time: InputOf<typeof updateDeliverySlot>, by: Caller): Promise<OutputOf<typeof updateDeliverySlot>> {
    return this.commands.send(chooseSlot, { accountId: by.accountId, time }, by.own("choose-in-sign-up"));
  }

  #choose(by: Caller, chosen: SignUpSelection) {
    return this.commands.send(chooseInSignUp, { accountId: by.accountId, chosen }, by.own("choose-in-sign-up"));
  }

  /** @throws Failure code-invalid; TooManyAttempts */
  async saveCode({ code }: InputOf<typeof saveDiscountCode>, by: Caller, reply: FastifyReply): Promise<OutputOf<typeof saveDiscountCode>> {
    const offer = await enteredOffer(this.api.access, code, "sign-up", by);
    if (!offer) throw new Failure("code-invalid");
    const accountId = by.session?.accountId;
    if (accountId) await this.commands.send(applyCode, { accountId, code: offer.code }, by.own("apply-code"));
    await this.sessions.remember(by.session, reply, { discountCode: offer.code });
    return { code: offer.code, textEn: offer.textEn, textFr: offer.textFr };
  }
}
