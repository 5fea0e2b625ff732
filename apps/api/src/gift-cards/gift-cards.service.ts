import { Injectable } from "@nestjs/common";
import { HOUR_S, type Limiter, taken } from "@tablee/access/sign-in/limits";
import { Commands } from "@tablee/command-bus/commands";
import { personOf } from "@tablee/commands/account/person-of";
import { endGiftCard } from "@tablee/commands/gift-card/end-gift-card";
import { printedGiftCard } from "@tablee/commands/gift-card/print-gift-card";
import { refuseUnpayable, startGiftCard } from "@tablee/commands/gift-card/start-gift-card";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/gift-cards";
import { giftCardTermsAt } from "@tablee/domain/gift-card/policy";
import { GIFT_CARD_CENTS, GIFT_MESSAGE_LENGTH, giftPresets } from "@tablee/domain/gift-card/vocabulary";
import { idFrom } from "@tablee/domain/kernel/ids";
import { type Cents, cents } from "@tablee/domain/kernel/money";
import { addDays } from "@tablee/domain/kernel/time";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

/** Purchases that a network address may begin in an hour: offices and mobile carriers share one. */
const STARTS_AN_HOUR = 60;
/** Pages to print that it may ask for: each needs a token that cannot be guessed. */
const PRINTS_AN_HOUR = 120;

/** The form of a gift card, the beginning and the end of a purchase, and the page to print. */
@Injectable()
export class GiftCards {
  readonly #starts: Limiter;
  readonly #prints: Limiter;

  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {
    this.#starts = api.access.limits.limiter("gift-card", STARTS_AN_HOUR, HOUR_S);
    this.#prints = api.access.limits.limiter("gift-card-print", PRINTS_AN_HOUR, HOUR_S);
  }

  async form({ session, receivedAt }: Caller): Promise<OutputOf<typeof calls.newGiftCard>> {
    const { bonusFrom, bonusPercent, bonusDays, maxDaysAhead } = giftCardTermsAt(receivedAt);
    const today = businessDay(receivedAt);
    const person = session?.accountId && (await personOf(this.api.steps, session.accountId))?.person;
    return {
      minCents: cents(GIFT_CARD_CENTS.min),
      maxCents: cents(GIFT_CARD_CENTS.max),
      presets: giftPresets,
      bonus: { fromCents: bonusFrom, percent: bonusPercent, days: bonusDays },
      messageLength: GIFT_MESSAGE_LENGTH,
      firstMailDay: addDays(today, 1),
      lastMailDay: addDays(today, maxDaysAhead),
      buyer: person ? { name: `${person.firstName} ${person.lastName}`, email: person.email } : null,
      testCards: [...this.api.opened.gateways.payments.card.testCards],
    };
  }

  /** @throws TooManyAttempts */
  async start(amount: Cents, provider: PaymentProvider, by: Caller): Promise<{ giftCardId: string }> {
    await taken(this.#starts.consume(this.api.access.limits.key("gift-card", by.address)));
    const context = by.command("start-gift-card", by.session?.accountId);
    const giftCardId = idFrom("gift-card", context.commandId);
    await this.commands.send(startGiftCard, { giftCardId, cents: amount, provider }, context);
    return { giftCardId };
  }

  async startByPaypal(amount: Cents, by: Caller): Promise<OutputOf<typeof calls.initGiftCardPaypal>> {
    const { giftCardId } = await this.start(amount, "paypal", by);
    return { giftCardId, ...(await this.api.opened.gateways.payments.paypal.idToken(giftCardId)) };
  }

  async fail(failed: InputOf<typeof calls.failGiftCardIntent>, by: Caller): Promise<{ done: true }> {
    await this.commands.send(endGiftCard, failed, by.command("end-gift-card", by.session?.accountId));
    return { done: true };
  }

  /** PayPal knows the buyer by the gift card. Its stand-in has a page of ours, which needs to know the card too. */
  async leaveForPaypal(
    input: InputOf<typeof calls.createGiftCardPaypalIntent>,
  ): Promise<OutputOf<typeof calls.createGiftCardPaypalIntent>> {
    const { giftCardId, ...asked } = input;
    await refuseUnpayable(this.api.steps, giftCardId);
    const { paypal } = this.api.opened.gateways.payments;
    const { setupToken, approveUrl } = await paypal.beginVaulting(giftCardId, asked);
    return { setupToken, approveUrl: paypal.approvals ? `${approveUrl}&gift=${giftCardId}` : approveUrl };
  }

  /** @throws TooManyAttempts; Failure gift-card-not-found */
  async printed(token: string, by: Caller): Promise<OutputOf<typeof calls.printedGiftCard>> {
    await taken(this.#prints.consume(this.api.access.limits.key("gift-card-print", by.address)));
    const printed = await printedGiftCard(this.api.steps, token);
    if (!printed) throw new Failure("gift-card-not-found");
    return { ...printed, brand: this.api.steps.ports.writer.brand.key };
  }
}
