import { groupedGiftCode } from "@tablee/domain/gift-card/code";
import { cents } from "@tablee/domain/kernel/money";
import type { Language } from "@tablee/domain/kernel/place/region";
import { addMs } from "@tablee/domain/kernel/time";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import type { Brand } from "@tablee/platform/brand";
import type { GiftCardMatter } from "../context.ts";
import { dayOf, money } from "../layout/figures.ts";
import type { GiftCardFacts } from "./facts.ts";

/** Gathers the facts of a notice about a gift card, in a language. Names are empty once the buyer is forgotten. */
export function gatherGiftCardFacts(
  { card, details, code, printToken }: GiftCardMatter,
  language: Language,
  brand: Pick<Brand, "name">,
): GiftCardFacts {
  const { buyer, recipient, message, delivery } = details;
  const refundedCents = "refundedCents" in card ? card.refundedCents : card.cents;
  const keptCents = cents(card.cents - refundedCents);
  return {
    brand: brand.name,
    amount: money(card.cents, language),
    refunded: money(refundedCents, language),
    kept: keptCents === 0 ? undefined : money(keptCents, language),
    code: groupedGiftCode(code),
    lastFour: card.lastFour,
    buyerName: buyer?.name ?? "",
    recipientName: recipient?.name ?? "",
    recipientHint: hintOf(recipient?.email ?? ""),
    message,
    mailedOn: delivery.by === "email" && delivery.on ? dayOf(delivery.on.date, language) : undefined,
    isPrinted: delivery.by === "print",
    printToken,
    lastDay: card.expiresAt === undefined ? undefined : dayOf(businessDay(addMs(card.expiresAt, -1)), language),
  };
}

/** The first letter of an address and what follows the `@`. */
const hintOf = (email: string): string => email.replace(/^(.)[^@]*/, "$1•••");
