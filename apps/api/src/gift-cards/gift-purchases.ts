import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { buyGiftCard, type GiftCardToBuy } from "@tablee/commands/gift-card/buy-gift-card";
import { printTokenOf } from "@tablee/commands/gift-card/print-gift-card";
import { Refused } from "@tablee/commands/refused";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { createGiftCard, createGiftCardByPaypal } from "@tablee/contracts/calls/gift-cards";
import { visitorIdOf } from "@tablee/domain/gift-card/buyer";
import { bonusOf } from "@tablee/domain/gift-card/policy";
import { giftCardPurposeOf, paymentIdOf } from "@tablee/domain/payment/purpose";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { CardTries } from "../sessions/card-tries.ts";

type Gift = Omit<GiftCardToBuy["details"], "buyerId">;
type Bought = OutputOf<typeof createGiftCard>;

/** Purchases of gift cards, by clients and by visitors. */
@Injectable()
export class GiftPurchases {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
    private readonly tries: CardTries,
  ) {}

  payByCard({ giftCardId, methodToken, nameOnCard, gift }: InputOf<typeof createGiftCard>, by: Caller): Promise<Bought> {
    return this.#pay(giftCardId, { ...gift, buyer: { ...gift.buyer, nameOnCard } }, methodToken, by);
  }

  payByPaypal({ giftCardId, setupToken, gift }: InputOf<typeof createGiftCardByPaypal>, by: Caller): Promise<Bought> {
    return this.#pay(giftCardId, gift, setupToken, by);
  }

  /** @throws Failure payment-method-unknown, card-declined, payment-pending, too-many-declines; Refused as buyGiftCard */
  async #pay(giftCardId: string, gift: Gift, methodToken: string, by: Caller): Promise<Bought> {
    const accountId = by.session?.accountId;
    const details = { buyerId: accountId ?? visitorIdOf(giftCardId), ...gift };
    const payments = [paymentIdOf(giftCardPurposeOf(giftCardId))];
    const { bought } = await this.tries.during(by, async () => {
      const bought = await this.commands
        .send(buyGiftCard, { giftCardId, details, methodToken }, by.command("buy-gift-card", accountId))
        .catch((error) => {
          throw error instanceof Refused && error.code === "card-declined" ? new Failure("payment-method-unknown") : error;
        });
      return { payments, bought };
    });
    if (bought.result === "undecided") throw new Failure("payment-pending");
    if (bought.result === "declined") throw new Failure("card-declined");
    const isPrinted = gift.delivery.by === "print";
    return {
      amountCents: bought.cents,
      printToken: isPrinted ? printTokenOf(this.api.steps, giftCardId, 1) : null,
      isPrinted,
      bonusCents: bonusOf(bought.cents, bought.issuedAt),
    };
  }
}
