import { GIFT_CARD_CENTS, GiftDelivery, GiftName } from "@tablee/domain/gift-card/vocabulary";
import { cents } from "@tablee/domain/kernel/money";
import { Language } from "@tablee/domain/kernel/place/region";
import { DateText, Uuid, WholeCents } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall, postTwinOf } from "../call.ts";
import { BrandKey, Done, KnownPerson, Nothing, OwnPath, PaypalApproval, SetupToken, TestCard } from "../schemas.ts";
import { Email } from "../signup-schemas.ts";
import { GiftMessage } from "../typed-texts.ts";

const base = "/api/v1/gift_cards";

const Amount = z.int().min(GIFT_CARD_CENTS.min).max(GIFT_CARD_CENTS.max).transform(cents);

export const newGiftCard = defineCall("GET", `${base}/new`, {
  who: "visitor",
  summary: "What the form of a gift card opens with: amounts, the bonus, days, the buyer where one is signed in.",
  input: Nothing,
  output: z.strictObject({
    minCents: WholeCents,
    maxCents: WholeCents,
    presets: z.array(WholeCents),
    /** A purchase from this amount on brings a bonus, in percent, that can be spent for this number of days. */
    bonus: z.strictObject({ fromCents: WholeCents, percent: z.int(), days: z.int() }),
    messageLength: z.int(),
    /** The days on which a card can be mailed, by Toronto's date. */
    firstMailDay: DateText,
    lastMailDay: DateText,
    buyer: KnownPerson,
    /** Test cards of the embedded gateway; empty where cards are real. */
    testCards: z.array(TestCard),
  }),
});

const Started = z.strictObject({ giftCardId: Uuid }).meta({ id: "StartedGiftCard" });

export const initializeGiftCardIntent = defineCall("GET", `${base}/initialize_intent_api`, {
  who: "visitor",
  summary: "Begins to buy a gift card with a card. A purchase that is left ends after an hour.",
  input: z.strictObject({ amountCents: z.coerce.number().pipe(Amount) }),
  output: Started,
  refusals: ["too-many-attempts"],
  writes: ["giftcard"],
});

export const startGiftCardByCard = postTwinOf(initializeGiftCardIntent);

export const initGiftCardPaypal = defineCall("GET", `${base}/init_paypal_payment`, {
  who: "visitor",
  summary: "Begins to buy a gift card with PayPal, and returns what PayPal's script needs.",
  input: z.strictObject({ amountCents: z.coerce.number().pipe(Amount) }),
  output: z.strictObject({ giftCardId: Uuid, idToken: z.string(), expiresInSeconds: z.int() }).meta({ id: "StartedByPaypal" }),
  refusals: ["too-many-attempts"],
  writes: ["giftcard"],
});

export const startGiftCardByPaypal = postTwinOf(initGiftCardPaypal);

/** The form of a gift card, but its amount, which the purchase was begun with. */
const GiftToBuy = z
  .strictObject({
    buyer: z.strictObject({ name: GiftName, email: Email }),
    /** A printed card needs no address. */
    recipient: z.strictObject({ name: GiftName, email: Email.optional() }),
    message: GiftMessage.optional(),
    delivery: GiftDelivery,
    language: Language,
  })
  .refine(({ delivery, recipient }) => delivery.by === "print" || recipient.email !== undefined, {
    path: ["recipient", "email"],
    message: "email-invalid",
  })
  .meta({ id: "GiftToBuy" });

const Bought = z
  .strictObject({
    amountCents: WholeCents,
    /** Leads to the page to print; null where the card is mailed. */
    printToken: z.string().nullable(),
    isPrinted: z.boolean(),
    /** The bonus that the purchase brings, whose code is mailed to the buyer. */
    bonusCents: WholeCents,
  })
  .meta({ id: "BoughtGiftCard" });

/** The terms of both ways to pay. */
const buying = {
  who: "visitor",
  personal: true,
  idempotent: true,
  output: Bought,
  // The token is as good as the card: no answer with one is kept, and a repetition derives it again from the purchase.
  unsettled: { isPrinted: true },
  refusals: [
    "already-paid",
    "another-attempt-is-under-way",
    "card-declined",
    "gift-card-ended",
    "gift-card-not-found",
    "gift-day-invalid",
    "payment-method-unknown",
    "payment-pending",
    "too-many-attempts",
    "too-many-declines",
  ],
  writes: ["giftcard", "payment"],
} as const;

export const createGiftCard = defineCall("POST", `${base}/create`, {
  ...buying,
  summary: "Pays for a gift card with a card; its code goes to the recipient, or onto a page to print.",
  input: z.strictObject({ giftCardId: Uuid, methodToken: z.string().min(4).max(200), nameOnCard: GiftName, gift: GiftToBuy }),
});

export const failGiftCardIntent = defineCall("POST", `${base}/fail_intent_payment`, {
  who: "visitor",
  summary: "Ends a purchase that failed on the page of the buyer's bank, or of PayPal. A repetition changes nothing.",
  input: z.strictObject({ giftCardId: Uuid, code: z.string().regex(/^[\w-]{2,60}$/) }),
  output: Done,
  refusals: ["already-paid", "another-attempt-is-under-way", "gift-card-not-found"],
  writes: ["giftcard"],
});

export const createGiftCardPaypalIntent = defineCall("POST", `${base}/paypal_create_intent`, {
  who: "visitor",
  summary: "Sends the buyer to PayPal, to approve the account that pays for a gift card.",
  /** `returnTo`: our screen that the buyer returns to; `paypal` and `setup` are added with the outcome. */
  input: z.strictObject({ giftCardId: Uuid, returnTo: OwnPath.default("/gift"), language: Language.default("en") }),
  output: PaypalApproval,
  refusals: ["gift-card-ended", "gift-card-not-found", "already-paid"],
  writes: [],
});

export const createGiftCardByPaypal = defineCall("POST", `${base}/paypal_create`, {
  ...buying,
  summary: "Pays for a gift card with the PayPal account that its buyer approved.",
  input: z.strictObject({ giftCardId: Uuid, setupToken: SetupToken, gift: GiftToBuy }),
});

export const printedGiftCard = defineCall("POST", `${base}/printed`, {
  who: "visitor",
  own: true,
  summary: "A gift card as its page to print shows it, with its code. A POST, since its token stays out of addresses.",
  input: z.strictObject({ token: z.string().min(20).max(100) }),
  output: z.strictObject({
    code: z.string(),
    cents: WholeCents,
    buyerName: z.string().nullable(),
    recipientName: z.string().nullable(),
    message: z.string().nullable(),
    language: Language,
    isRedeemed: z.boolean(),
    /** The brand that the card is printed in. */
    brand: BrandKey,
  }),
  refusals: ["gift-card-not-found", "too-many-attempts"],
});
