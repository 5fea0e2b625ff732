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
  /** True if the caller saw that the recipient is not the present one, false if it is; refused if that changed since. */
  readonly isNew?: boolean | undefined;
}

/** True for the address that has the present code, in upper or lower case: to it, the card's mail is repeated. */
export function isPresentAddress(card: GiftCard, email: string): boolean {
  const present = isIssued(card) ? card.details?.recipient?.email : undefined;
  return present !== undefined && addressKey(present) === addressKey(email);
}

/**
 * Sends a card that was not used again. To the present recipient its mail is repeated; another recipient gets a code of the next issue, and
 * the last one is void.
 * @throws Refused gift-card-not-found, gift-card-frozen, gift-card-refunded, code-used, gift-card-without-address, gift-card-mail-waits,
 * gift-card-recipient-changed
 */
export async function resendGiftCard(
  steps: Steps,
  { giftCardId, recipient, isNew }: GiftCardToResend,
  context: CommandContext,
): Promise<void> {
  const { at } = context;
  const newOf = (card: GiftCard) => (recipient && !isPresentAddress(card, recipient.email) ? recipient : undefined);
  const { state: seen } = await steps.load(giftCards, giftCardId);
  if (!isIssued(seen)) throw new Refused(refuse("gift-card-not-found"));
  const wasNew = isNew ?? newOf(seen) !== undefined;
  const command = (card: GiftCard) => {
    const other = newOf(card);
    if (wasNew !== (other !== undefined)) return refuse("gift-card-recipient-changed");
    if (!other || !isIssued(card))
      return { type: "RepeatGiftCardMail", requestId: idFrom("gift-card-repeat", context.commandId), at } as const;
    const issue = card.issue + 1;
    const code = codeOf(steps, giftCardId, issue);
    const issued = { issue, recipient: other, codeHash: codeHashOf(steps, code), lastFour: lastFourOf(code) };
    return { type: "ReissueGiftCard", ...issued, at } as const;
  };
  // The recipient is sealed with the key of the buyer: for a visitor, one that the gift card alone has.
  const own = wasNew && seen.details ? { ...context, subject: seen.details.buyerId } : context;
  await steps.handle(giftCards, giftCardId, command, own);
}

/** Notifies the buyer that staff sent the card to another recipient, once an issue. */
export async function confirmGiftCardReissue(
  steps: Steps,
  { giftCardId: id }: Pick<GiftCardToResend, "giftCardId">,
  context: CommandContext,
): Promise<void> {
  await sendNotice(steps, { about: "gift-card", id, kind: "gift-card-reissued", channel: "mail" }, context);
}
