import { lastFourOf } from "@tablee/domain/gift-card/code";
import { type GiftCard, isIssued } from "@tablee/domain/gift-card/state";
import type { GiftRecipient } from "@tablee/domain/gift-card/vocabulary";
import { refuse } from "@tablee/domain/kernel/errors";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addressKey } from "@tablee/domain/kernel/text/email-address";
import { giftCards } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import { sendNotice } from "../../notice/send-notice.ts";
import { Refused } from "../../refused.ts";
import type { Steps } from "../../steps.ts";
import { codeHashOf, codeOf } from "../gift-code.ts";

interface GiftCardToResend {
  readonly giftCardId: string;
  /** Missing for the present recipient, who gets the same code again. */
  readonly recipient?: Required<GiftRecipient> | undefined;
}

/** True for the address that has the present code, in upper or lower case: to it, the card's mail is repeated. */
export function isPresentAddress(card: GiftCard, email: string): boolean {
  const present = isIssued(card) ? card.details?.recipient?.email : undefined;
  return present !== undefined && addressKey(present) === addressKey(email);
}

/**
 * Sends a card that was not used again. To the present recipient its mail is repeated; another recipient gets a code of the next issue, and
 * the last one is void.
 * @throws Refused gift-card-not-found, gift-card-frozen, gift-card-refunded, code-used, gift-card-without-address, gift-card-mail-waits
 */
export async function resendGiftCard(steps: Steps, { giftCardId, recipient }: GiftCardToResend, context: CommandContext): Promise<void> {
  const { at } = context;
  const { state: card } = await steps.load(giftCards, giftCardId);
  if (!isIssued(card)) throw new Refused(refuse("gift-card-not-found"));
  if (recipient === undefined || isPresentAddress(card, recipient.email)) {
    const repeat = { type: "RepeatGiftCardMail", requestId: idFrom("gift-card-repeat", context.commandId), at } as const;
    await steps.handle(giftCards, giftCardId, repeat, context);
    return;
  }
  const issue = card.issue + 1;
  const code = codeOf(steps, giftCardId, issue);
  const issued = { issue, recipient, codeHash: codeHashOf(steps, code), lastFour: lastFourOf(code) };
  // The recipient is sealed with the key of the buyer: for a visitor, one that the gift card alone has.
  const own = card.details ? { ...context, subject: card.details.buyerId } : context;
  await steps.handle(giftCards, giftCardId, { type: "ReissueGiftCard", ...issued, at }, own);
}

/** Notifies the buyer that staff sent the card to another recipient, once an issue. */
export async function confirmGiftCardReissue(
  steps: Steps,
  { giftCardId: id }: Pick<GiftCardToResend, "giftCardId">,
  context: CommandContext,
): Promise<void> {
  await sendNotice(steps, { about: "gift-card", id, kind: "gift-card-reissued", channel: "mail" }, context);
}
