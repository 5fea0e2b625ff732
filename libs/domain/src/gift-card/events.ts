import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { gatewayKey, openToStaff } from "../kernel/log/sees.ts";
import { AccountIdText, InstantText, Uuid, WholeCents, WholeNumber } from "../kernel/schemas.ts";
import { PaymentProvider } from "../payment/vocabulary.ts";
import {
  GIFT_CARD_CENTS,
  GIFT_MESSAGE_LENGTH,
  GiftBuyer,
  GiftCardEnd,
  GiftCardFreeze,
  GiftCardKind,
  GiftDelivery,
  GiftRecipient,
} from "./vocabulary.ts";

const attempt = WholeNumber.positive();
const amount = WholeCents.min(GIFT_CARD_CENTS.min).max(GIFT_CARD_CENTS.max);

export const giftCardEvents = {
  GiftCardStarted: {
    version: 1,
    changes: ["deadlines"],
    says: "A visitor or a client begins to buy a gift card of this amount. No money moves yet.",
    data: z.strictObject({ cents: amount, provider: PaymentProvider, startedAt: InstantText }),
  },
  GiftCardRequested: {
    version: 1,
    changes: ["deadlines", "gift-addresses"],
    says: "The buyer filled in the gift card, and an attempt to pay for it begins.",
    personal: ["buyer", "recipient", "message"],
    data: z.strictObject({
      attempt,
      /** The account of the buyer; of a visitor, an id that the gift card alone has. */
      buyerId: AccountIdText,
      buyer: GiftBuyer,
      recipient: GiftRecipient,
      message: z.string().max(GIFT_MESSAGE_LENGTH).optional(),
      delivery: GiftDelivery,
      language: z.enum(["en", "fr"]),
      methodToken: gatewayKey(z.string()),
      requestedAt: InstantText,
    }),
  },
  GiftCardPaymentFailed: {
    version: 1,
    changes: ["deadlines"],
    says: "An attempt to pay for the gift card failed. Another card may pay for it.",
    data: z.strictObject({ attempt, code: z.string(), failedAt: InstantText }),
  },
  GiftCardEnded: {
    version: 1,
    changes: ["deadlines"],
    says: "The purchase ended unpaid: it failed before it reached us, or the buyer left it. Nothing was taken, nothing is given back.",
    data: z.strictObject({ because: GiftCardEnd, code: z.string().optional(), endedAt: InstantText }),
  },
  GiftCardIssued: {
    version: 1,
    changes: ["deadlines", "ledger"],
    says: "A gift card has its code: a purchased one once it is paid, a bonus with the purchase that brings it. The code itself is kept nowhere.",
    data: z.strictObject({
      kind: GiftCardKind,
      cents: WholeCents.positive(),
      /** The number of the code: each issue has its own. */
      issue: WholeNumber.positive(),
      codeHash: gatewayKey(z.string()),
      lastFour: openToStaff(z.string().length(4)),
      /** The purchase that brought a bonus. */
      broughtBy: Uuid.optional(),
      expiresAt: InstantText.optional(),
      issuedAt: InstantText,
    }),
  },
  GiftCardMailed: {
    version: 1,
    changes: ["deadlines"],
    says: "The mail with the code of this issue was handed to the carrier, or will never be, or came back after that.",
    data: z.strictObject({
      issue: WholeNumber.positive(),
      result: z.enum(["sent", "refused"]),
      /** It came back after it was sent: a repetition that waits still goes out. */
      cameBack: z.literal(true).optional(),
      mailedAt: InstantText,
    }),
  },
  GiftCardMailRequested: {
    version: 1,
    changes: ["deadlines"],
    says: "Staff have the mail of this issue sent to the same recipient with the same code: again, or at once where its day is still to come.",
    data: z.strictObject({ issue: WholeNumber.positive(), requestId: Uuid, requestedAt: InstantText }),
  },
  GiftCardReissued: {
    version: 1,
    changes: ["deadlines", "gift-addresses"],
    says: "Staff send the card to another recipient: it has a code of its next issue, and the last one is void.",
    personal: ["recipient"],
    data: z.strictObject({
      issue: WholeNumber.positive(),
      recipient: GiftRecipient,
      codeHash: gatewayKey(z.string()),
      lastFour: openToStaff(z.string().length(4)),
      reissuedAt: InstantText,
    }),
  },
  GiftCardFrozen: {
    version: 1,
    changes: ["deadlines"],
    says: "The card cannot be redeemed for now, and its mail waits.",
    data: z.strictObject({ because: GiftCardFreeze, frozenAt: InstantText }),
  },
  GiftCardUnfrozen: {
    version: 1,
    changes: ["deadlines"],
    says: "The card can be redeemed again.",
    data: z.strictObject({ unfrozenAt: InstantText }),
  },
  GiftCardRefundRequested: {
    version: 1,
    changes: ["deadlines"],
    says: "Staff asked to refund the unused card, or what was left of a redeemed one, which a second person has to approve. An unused card cannot be redeemed while that waits. The actor holds the reason.",
    data: z.strictObject({
      refundId: Uuid,
      cents: WholeCents.positive(),
      requestedBy: z.string(),
      requestedAt: InstantText,
    }),
  },
  GiftCardRefundDeclined: {
    version: 1,
    changes: ["deadlines"],
    says: "A second person did not approve the refund: an unused card can be redeemed again.",
    data: z.strictObject({ refundId: Uuid, declinedBy: z.string(), declinedAt: InstantText }),
  },
  GiftCardRefundStarted: {
    version: 1,
    changes: ["deadlines"],
    says: "What is left of a redeemed card is to be refunded, this much at most: it is taken back from the account's credit first.",
    data: z.strictObject({
      refundId: Uuid,
      cents: WholeCents.positive(),
      refundedBy: z.string(),
      approvedBy: z.string().optional(),
      startedAt: InstantText,
    }),
  },
  GiftCardRefundDropped: {
    version: 1,
    changes: ["deadlines"],
    says: "Nothing of the redeemed card was left when its refund took effect: nothing goes back.",
    data: z.strictObject({ refundId: Uuid, droppedAt: InstantText }),
  },
  GiftCardRefunded: {
    version: 1,
    changes: ["deadlines", "ledger"],
    says: "The value of the unused card, or what its account's credit gave back of a redeemed one, goes back to the payment that bought it. Its code is void.",
    data: z.strictObject({
      refundId: Uuid,
      cents: WholeCents.positive(),
      refundedBy: z.string(),
      approvedBy: z.string().optional(),
      refundedAt: InstantText,
    }),
  },
  GiftCardRedeemed: {
    version: 1,
    changes: ["ledger"],
    says: "An account redeemed the gift card: its value becomes credit of that account, once.",
    data: z.strictObject({ accountId: AccountIdText, kind: GiftCardKind, cents: WholeCents.positive(), redeemedAt: InstantText }),
  },
} as const satisfies ChangingEvents;

export type GiftCardEvent = EventOf<typeof giftCardEvents>;
