import { Injectable } from "@nestjs/common";
import { choicesOf } from "@tablee/commands/sign-up/choices-of";
import { firstDeliveryOf } from "@tablee/commands/sign-up/first-delivery-of";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type {
  deliveryOptions,
  firstDeliveryString,
  getSelectedPlan,
  getStartedData,
  savedDelivery,
  subscriptionPlans,
  testPaymentData,
} from "@tablee/contracts/calls/signup";
import { areaForPostalCode, normalisePostalCode } from "@tablee/domain/geography/areas";
import { dayWords } from "@tablee/domain/kernel/day-words";
import { regions } from "@tablee/domain/kernel/place/region";
import { withKeptDiets } from "@tablee/domain/subscription/diets";
import { OffersByText } from "../addresses/offers-by-text.ts";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { VisitOffer } from "../sessions/visit-offer.ts";
import { deliveryDays } from "./delivery-days.ts";
import { planPrices, pricesFrom } from "./plan-prices.ts";

/** The reads of the steps before the payment. */
@Injectable()
export class SignupReads {
  constructor(
    private readonly api: ApiContext,
    private readonly offers: VisitOffer,
    private readonly flipper: Flipper,
    private readonly texts: OffersByText,
  ) {}

  async started(by: Caller): Promise<OutputOf<typeof getStartedData>> {
    const readyToEat = await this.flipper.enabled("ready_to_eat", by.session?.accountId);
    const from = pricesFrom(by.receivedAt.slice(0, 10), { readyToEat });
    return { ...from, regions: [...regions], offerCode: (await this.offers.codeOf(by)) ?? null };
  }

  async plans(by: Caller): Promise<OutputOf<typeof subscriptionPlans>> {
    const readyToEat = await this.flipper.enabled("ready_to_eat", by.session?.accountId);
    return planPrices(by.receivedAt.slice(0, 10), { readyToEat, offer: await this.offers.ofFirstBox(by) });
  }

  async selected(by: Caller): Promise<OutputOf<typeof getSelectedPlan>> {
    const { accountId, data } = by.session ?? {};
    const { selection } = accountId ? await choicesOf(this.api.steps, accountId, data?.selection) : (data ?? {});
    return { selection: selection ? withKeptDiets(selection) : null };
  }

  async delivery(by: Caller): Promise<OutputOf<typeof savedDelivery>> {
    const { address, slot } = await choicesOf(this.api.steps, by.accountId);
    return { address: address ?? null, slot: slot ?? null, offersByText: await this.texts.areAgreed(by) };
  }

  options({ postalCode }: InputOf<typeof deliveryOptions>, by: Caller): OutputOf<typeof deliveryOptions> {
    const normal = normalisePostalCode(postalCode);
    if (!normal) throw new Failure("postal-code-invalid");
    const place = areaForPostalCode(normal);
    if (!place) return { served: false, city: null, region: null, days: [] };
    return { served: true, city: place.city.name, region: place.area.region, days: deliveryDays(place.area, by.receivedAt) };
  }

  /** @throws Failure not-found in production, which has no such cards */
  testPaymentData(): OutputOf<typeof testPaymentData> {
    const { testCards } = this.api.opened.gateways.payments.card;
    if (this.api.config.TABLEE_ENV === "production" || testCards.length === 0) throw new Failure("not-found");
    return { cards: [...testCards] };
  }

  async firstDelivery(by: Caller): Promise<OutputOf<typeof firstDeliveryString>> {
    const date = await firstDeliveryOf(this.api.steps, by.accountId, by.receivedAt);
    if (!date) return { en: "", fr: "", date: null };
    return { en: dayWords(date, "en"), fr: dayWords(date, "fr"), date };
  }
}
