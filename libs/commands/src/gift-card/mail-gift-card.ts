import { isIssued } from "@tablee/domain/gift-card/state";
import { PermanentFailure } from "@tablee/gateways/port-failure";
import type { NoticeRequest } from "@tablee/notices/context";
import { giftCards } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { sendNotice } from "../notice/send-notice.ts";
import type { Steps } from "../steps.ts";

interface GiftCardToMail {
  readonly giftCardId: string;
}

/**
 * Mails the code of a gift card to its recipient, or of a bonus to its buyer, once an issue and once for each repetition that staff ask
 * for. A card that is frozen, or is being refunded, waits. Where the recipient's address never takes
 * mail, the buyer gets the page to print instead.
 * @throws TransientFailure when the carrier may take the mail later
 */
export async function mailGiftCard(steps: Steps, { giftCardId: id }: GiftCardToMail, context: CommandContext): Promise<void> {
  const { state: card } = await steps.load(giftCards, id);
  if (!isIssued(card) || (card.mailed?.issue === card.issue && !card.repeats)) return;
  if (card.status === "refunded" || card.frozen || card.refund) return;
  const result = card.kind === "bonus" ? await mailBonus(steps, id, context) : await mailPresent(steps, id, context);
  const mailed = { type: "RecordGiftCardMailed", issue: card.issue, result, at: context.at } as const;
  await steps.handle(giftCards, id, mailed, part(context, "mailed", card.issue, card.repeats ?? ""));
}

type MailResult = "sent" | "refused";
type GiftNotice = Extract<NoticeRequest, { about: "gift-card" }>;

/** Sends a mail, and returns false if it has no recipient, or its recipient never takes mail. */
async function wasSent(steps: Steps, request: GiftNotice, context: CommandContext): Promise<boolean> {
  try {
    return (await sendNotice(steps, request, context)).state.status === "sent";
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    return false;
  }
}

const mailBonus = async (steps: Steps, id: string, context: CommandContext): Promise<MailResult> =>
  (await wasSent(steps, { about: "gift-card", id, kind: "gift-card-bonus", channel: "mail" }, context)) ? "sent" : "refused";

async function mailPresent(steps: Steps, id: string, context: CommandContext): Promise<MailResult> {
  const about = { about: "gift-card", id, channel: "mail" } as const;
  if (await wasSent(steps, { ...about, kind: "gift-card-received" }, context)) return "sent";
  await wasSent(steps, { ...about, kind: "gift-card-returned" }, context);
  return "refused";
}

/** Confirms a purchase to its buyer, once. */
export async function confirmGiftCard(steps: Steps, { giftCardId: id }: GiftCardToMail, context: CommandContext): Promise<void> {
  await sendNotice(steps, { about: "gift-card", id, kind: "gift-card-bought", channel: "mail" }, context);
}
