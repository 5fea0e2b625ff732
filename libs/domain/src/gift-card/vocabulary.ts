import { z } from "zod";
import { isPlain } from "../account/vocabulary.ts";
import { cents } from "../kernel/money.ts";
import { DateText, Zone } from "../kernel/schemas.ts";
import { EmailAddress } from "../kernel/text/email-address.ts";
import { letterCount } from "../kernel/text/letters.ts";

/** The bounds of a gift card's amount. In cents. */
export const GIFT_CARD_CENTS = { min: 2_000, max: 999_900 } as const;

/** The longest message on a gift card, in characters. */
export const GIFT_MESSAGE_LENGTH = 300;

/** Purchased cards are paid for and never expire; a bonus comes with a purchase, and expires. */
export const giftCardKinds = ["purchased", "bonus"] as const;
export const GiftCardKind = z.enum(giftCardKinds);
export type GiftCardKind = z.infer<typeof GiftCardKind>;

/** A name as the buyer writes it, on the card or on a payment card: by the rule of customers' names. */
export const GiftName = z
  .string()
  .trim()
  .max(80)
  .refine((name) => letterCount(name) >= 2, "name-too-short")
  .refine(isPlain, "name-not-plain");

/** The buyer, as the recipient reads it, and the name on the payment card. */
export const GiftBuyer = z.strictObject({ name: GiftName, email: EmailAddress, nameOnCard: GiftName.optional() });
export type GiftBuyer = z.infer<typeof GiftBuyer>;

/** A printed card needs no address. */
export const GiftRecipient = z.strictObject({ name: GiftName, email: EmailAddress.optional() });
export type GiftRecipient = z.infer<typeof GiftRecipient>;

/** The way to the recipient: a mail, at once or on a day by the recipient's clocks, or a page that the buyer prints. */
export const GiftDelivery = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("email"), on: z.strictObject({ date: DateText, zone: Zone }).optional() }),
  z.strictObject({ by: z.literal("print") }),
]);
export type GiftDelivery = z.infer<typeof GiftDelivery>;

/** The reasons why a purchase ends unpaid: the buyer's bank or PayPal refused it on its own page, or the buyer left. */
export const GiftCardEnd = z.enum(["failed", "left"]);
export type GiftCardEnd = z.infer<typeof GiftCardEnd>;

/** The reasons why a card cannot be redeemed for now: staff keep it, or the purchase that brought the bonus was refunded. */
export const GiftCardFreeze = z.enum(["staff", "purchase-refunded"]);
export type GiftCardFreeze = z.infer<typeof GiftCardFreeze>;

/** The standing of a card as staff see it; `unpaid`: its purchase is under way, or ended. */
export const giftCardStandings = ["unused", "frozen", "refund-waits", "redeemed", "refunded", "unpaid"] as const;
export const GiftCardStanding = z.enum(giftCardStandings);
export type GiftCardStanding = z.infer<typeof GiftCardStanding>;

/** The amounts that the form offers. In cents. */
export const giftPresets = [2_500, 5_000, 10_000, 15_000, 20_000].map(cents);
