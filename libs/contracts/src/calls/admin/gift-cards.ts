import { GiftCardKind, GiftCardStanding, GiftName } from "@tablee/domain/gift-card/vocabulary";
import { AccountIdText, InstantText, Uuid, WholeCents } from "@tablee/domain/kernel/schemas";
import { bareCode } from "@tablee/domain/kernel/text/tidy";
import { z } from "zod";
import { defineCall } from "../../call.ts";
import { Done, LocalInstant } from "../../schemas.ts";
import { supportOnly } from "../../sees.ts";
import { Email } from "../../signup-schemas.ts";
import { Reason } from "../../typed-texts.ts";

const base = "/api/admin/gift_cards";
const payers = ["support", "finance"] as const;

/** The end of a code, as people read it out: letters and digits. */
const LastFour = z
  .string()
  .overwrite(bareCode)
  .regex(/^[0-9A-Z]{4}$/);

export const findGiftCards = defineCall("GET", `${base}/find`, {
  who: payers,
  own: true,
  summary:
    "Gift cards by the last four of their code, by account, or by the whole address of a buyer or recipient for those who may see one, the last one first; without any, those whose refund waits for a second person.",
  input: z.strictObject({ lastFour: LastFour.optional(), accountId: AccountIdText.optional(), email: Email.optional() }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        giftCardId: Uuid,
        kind: GiftCardKind,
        standing: GiftCardStanding,
        /** In cents: the value is what was used or is set aside for a box, what can still be spent, or refunded, and what was refunded. */
        cents: WholeCents,
        usedCents: WholeCents,
        leftCents: WholeCents,
        refundedCents: WholeCents,
        lastFour: z.string(),
        /** The number of its code: more than 1 once it was sent to another recipient. */
        issue: z.int(),
        issuedAt: LocalInstant,
        /** The mail of its present code; `waits`: it is still to be sent; null for a printed card. */
        mail: z.enum(["sent", "refused", "waits"]).nullable(),
        buyerName: supportOnly(z.string()).nullable(),
        recipientName: supportOnly(z.string()).nullable(),
        /** Null for a visitor's purchase. */
        buyerId: AccountIdText.nullable(),
        redeemedBy: AccountIdText.nullable(),
        /** The refund that waits for a second person; `mine`: the caller asked for it. */
        refund: z
          .strictObject({
            refundId: Uuid,
            cents: WholeCents,
            /** Null once the buyer is forgotten. */
            reason: z.string().nullable(),
            requestedBy: z.string(),
            requestedAt: LocalInstant,
            mine: z.boolean(),
          })
          .nullable(),
      }),
    ),
    asOf: InstantText,
  }),
  reads: ["gift_cards", "gift_addresses", "credit"],
});

const GiftCardAct = z.strictObject({ giftCardId: Uuid, reason: Reason }).meta({ id: "GiftCardAct" });

export const resendGiftCard = defineCall("POST", `${base}/resend`, {
  who: payers,
  own: true,
  summary:
    "Repeats the mail of an unused card to its recipient, or sends another recipient a new code, after which the last one is void: support does that within what it may give in a day.",
  input: GiftCardAct.extend({ recipient: z.strictObject({ name: GiftName, email: Email }).optional() }),
  output: Done,
  refusals: [
    "allowance-used-up",
    "code-used",
    "gift-card-frozen",
    "gift-card-mail-waits",
    "gift-card-not-found",
    "gift-card-recipient-changed",
    "gift-card-refunded",
    "gift-card-without-address",
  ],
  reads: ["gift_cards"],
  writes: ["giftcard"],
  beside: ["outbox"],
});

export const freezeGiftCard = defineCall("POST", `${base}/freeze`, {
  who: payers,
  own: true,
  summary: "Freezes an unused card, so that its code cannot be redeemed, or ends that.",
  input: GiftCardAct.extend({ frozen: z.boolean() }),
  output: Done,
  refusals: ["code-used", "gift-card-not-found", "gift-card-refunded"],
  reads: ["gift_cards"],
  writes: ["giftcard"],
});

export const refundGiftCard = defineCall("POST", `${base}/refund`, {
  who: payers,
  own: true,
  idempotent: true,
  summary:
    "Refunds an unused card, or what is left of a redeemed one, to the payment that bought it; above the limit, or above what support may give in a day, it waits for a second person.",
  /** `shownCents`: what the caller was shown to be left of the card; if more is left by now, it is refused. */
  input: GiftCardAct.extend({ shownCents: WholeCents.positive().optional() }),
  /** `cents`: the amount that is refunded, or that waits. */
  output: z.strictObject({ refundId: Uuid, waiting: z.boolean(), cents: WholeCents }),
  refusals: [
    "code-used",
    "gift-card-not-found",
    "gift-card-not-paid",
    "gift-card-refund-under-way",
    "gift-card-refunded",
    "gift-card-used-up",
    "gift-card-left-changed",
  ],
  reads: ["gift_cards"],
  writes: ["giftcard", "credit"],
  beside: ["outbox"],
});

export const decideGiftCardRefund = defineCall("POST", `${base}/decide`, {
  who: ["finance"],
  own: true,
  idempotent: true,
  summary: "A second person agrees to the refund of a gift card, or does not.",
  input: z.strictObject({ giftCardId: Uuid, refundId: Uuid, approved: z.boolean() }),
  output: Done,
  refusals: [
    "code-used",
    "gift-card-left-changed",
    "gift-card-not-found",
    "gift-card-refunded",
    "refund-not-found",
    "refund-paid",
    "second-person-needed",
  ],
  reads: ["gift_cards"],
  writes: ["giftcard", "credit"],
  beside: ["outbox"],
});
