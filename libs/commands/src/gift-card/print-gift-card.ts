import { isSame } from "@tablee/access/sign-in/is-same";
import { groupedGiftCode } from "@tablee/domain/gift-card/code";
import { isIssued } from "@tablee/domain/gift-card/state";
import type { Cents } from "@tablee/domain/kernel/money";
import type { Language } from "@tablee/domain/kernel/place/region";
import { Uuid } from "@tablee/domain/kernel/schemas";
import { giftCards } from "../aggregates.ts";
import type { Steps, Streams } from "../steps.ts";
import { codeOf } from "./gift-code.ts";

type Hashes = { readonly ports: Pick<Steps["ports"], "hashes"> };

/** The characters of an id, and of the part of its keyed hash that follows it in a token. */
const ID_LENGTH = 36;
const MAC_LENGTH = 32;

/**
 * The token of the page that prints an issue of a gift card: its id, and a keyed hash of both. It follows the `#` of a link, so no log holds
 * it. The token of an earlier issue is void with its code.
 */
export function printTokenOf({ ports }: Hashes, giftCardId: string, issue: number): string {
  const printed = issue === 1 ? giftCardId : `${giftCardId}:${issue}`;
  return `${giftCardId}${ports.hashes.keyed("gift-card-print", printed).replaceAll("-", "").slice(0, MAC_LENGTH)}`;
}

/** A gift card as its page shows it; the names and the message are missing once the buyer is forgotten. */
export interface PrintedGiftCard {
  readonly code: string;
  readonly cents: Cents;
  readonly buyerName: string | null;
  readonly recipientName: string | null;
  readonly message: string | null;
  readonly language: Language;
  readonly isRedeemed: boolean;
}

/** The gift card that a token prints; undefined for a token that is not ours, and for a card that is not paid or was refunded. */
export async function printedGiftCard(steps: Hashes & Streams, token: string): Promise<PrintedGiftCard | undefined> {
  const giftCardId = token.slice(0, ID_LENGTH);
  if (!Uuid.safeParse(giftCardId).success) return undefined;
  const { state: card } = await steps.load(giftCards, giftCardId);
  const issue = isIssued(card) ? card.issue : 1;
  if (!isSame(token, printTokenOf(steps, giftCardId, issue))) return undefined;
  if (!isIssued(card) || !card.details || card.status === "refunded") return undefined;
  const { buyer, recipient, message, language } = card.details;
  return {
    code: groupedGiftCode(codeOf(steps, giftCardId, card.issue)),
    cents: card.cents,
    buyerName: buyer?.name ?? null,
    recipientName: recipient?.name ?? null,
    message: message ?? null,
    language,
    isRedeemed: card.status === "redeemed",
  };
}
