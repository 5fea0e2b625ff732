import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/gift-cards";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { GiftCards } from "./gift-cards.service.ts";
import { GiftPurchases } from "./gift-purchases.ts";

@Controller()
export class GiftCardsController {
  constructor(
    private readonly cards: GiftCards,
    private readonly purchases: GiftPurchases,
  ) {}

  @Bind(calls.newGiftCard)
  new(@By() by: Caller) {
    return this.cards.form(by);
  }

  @Bind(calls.initializeGiftCardIntent)
  initializeIntent(@Input() { amountCents }: InputOf<typeof calls.initializeGiftCardIntent>, @By() by: Caller) {
    return this.cards.start(amountCents, "card", by);
  }

  @Bind(calls.startGiftCardByCard)
  startByCard(@Input() { amountCents }: InputOf<typeof calls.startGiftCardByCard>, @By() by: Caller) {
    return this.cards.start(amountCents, "card", by);
  }

  @Bind(calls.initGiftCardPaypal)
  initPaypal(@Input() { amountCents }: InputOf<typeof calls.initGiftCardPaypal>, @By() by: Caller) {
    return this.cards.startByPaypal(amountCents, by);
  }

  @Bind(calls.startGiftCardByPaypal)
  startByPaypal(@Input() { amountCents }: InputOf<typeof calls.startGiftCardByPaypal>, @By() by: Caller) {
    return this.cards.startByPaypal(amountCents, by);
  }

  @Bind(calls.createGiftCard)
  create(@Input() input: InputOf<typeof calls.createGiftCard>, @By() by: Caller) {
    return this.purchases.payByCard(input, by);
  }

  @Bind(calls.failGiftCardIntent)
  fail(@Input() input: InputOf<typeof calls.failGiftCardIntent>, @By() by: Caller) {
    return this.cards.fail(input, by);
  }

  @Bind(calls.createGiftCardPaypalIntent)
  createPaypalIntent(@Input() input: InputOf<typeof calls.createGiftCardPaypalIntent>) {
    return this.cards.leaveForPaypal(input);
  }

  @Bind(calls.createGiftCardByPaypal)
  createByPaypal(@Input() input: InputOf<typeof calls.createGiftCardByPaypal>, @By() by: Caller) {
    return this.purchases.payByPaypal(input, by);
  }

  @Bind(calls.printedGiftCard)
  printed(@Input() { token }: InputOf<typeof calls.printedGiftCard>, @By() by: Caller) {
    return this.cards.printed(token, by);
  }
}
