import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { giveAddress, subscriptionHasAddress } from "@tablee/commands/account/address/give-address";
import { redeemGiftCard } from "@tablee/commands/gift-card/redeem-gift-card";
import { applyCode } from "@tablee/commands/offer/apply-code";
import { choosePlan } from "@tablee/commands/sign-up/choose-plan";
import { chooseSlot } from "@tablee/commands/sign-up/choose-slot";
import { giveDelivery } from "@tablee/commands/sign-up/give-delivery";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { checkEmail, createClient, saveAddress, saveDiscountCode, savePlan, updateDeliverySlot } from "@tablee/contracts/calls/signup";
import { areaForPostalCode } from "@tablee/domain/geography/areas";
import { lastFourOf } from "@tablee/domain/gift-card/code";
import { giftCardKindLabels } from "@tablee/domain/gift-card/words";
import { textIn } from "@tablee/domain/kernel/words";
import type { FastifyReply } from "fastify";
import { OffersByText } from "../addresses/offers-by-text.ts";
import { PickedAddresses } from "../addresses/picked-addresses.ts";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import { refuseUnlessOffered } from "../flipper/refuse-unless-offered.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { enteredCode } from "../sessions/entered-offer.ts";
import { SessionStore } from "../sessions/session-store.ts";
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
    return { step: await this.commands.send(choosePlan, { accountId: by.accountId, selection }, by.own("choose-in-sign-up")) };
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
    if (await subscriptionHasAddress(this.api.steps, accountId)) throw new Failure("subscription-has-address");
    const chosen = time && (await this.commands.send(giveDelivery, { accountId, address, time }, by.own("give-address")));
    if (!time) await this.commands.send(giveAddress, { accountId, address }, by.own("give-address"));
    await this.offers.note({ agreed, withdrawn }, "sign-up", by);
    return { region: place.area.region, days: deliveryDays(place.area, by.receivedAt), ...(chosen && { step: chosen.step }) };
  }

  updateSlot(time: InputOf<typeof updateDeliverySlot>, by: Caller): Promise<OutputOf<typeof updateDeliverySlot>> {
    return this.commands.send(chooseSlot, { accountId: by.accountId, time }, by.own("choose-in-sign-up"));
  }

  /**
   * Keeps the code of an offer for the first order; a gift card becomes credit of the account, which pays for boxes from the first one on.
   * @throws Failure code-invalid, gift-code-without-account; Refused code-used, code-expired; TooManyAttempts
   */
  async saveCode({ code }: InputOf<typeof saveDiscountCode>, by: Caller, reply: FastifyReply): Promise<OutputOf<typeof saveDiscountCode>> {
    const entered = await enteredCode(this.api, code, "sign-up", by);
    if (!entered) throw new Failure("code-invalid");
    const accountId = by.session?.accountId;
    if ("giftCode" in entered) {
      if (!accountId) throw new Failure("gift-code-without-account");
      const grants = await this.commands.send(redeemGiftCard, { accountId, code }, by.own("redeem-gift-card"));
      const label = giftCardKindLabels[grants.at(-1)?.source === "bonus" ? "bonus" : "purchased"];
      return { code: lastFourOf(code), textEn: textIn(label, "en"), textFr: textIn(label, "fr"), isGiftCard: true };
    }
    const { offer } = entered;
    if (accountId) await this.commands.send(applyCode, { accountId, code: offer.code }, by.own("apply-code"));
    await this.sessions.remember(by.session, reply, { discountCode: offer.code });
    return { code: offer.code, textEn: offer.textEn, textFr: offer.textFr, isGiftCard: false };
  }
}
