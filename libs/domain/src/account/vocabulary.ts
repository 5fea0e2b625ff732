import { z } from "zod";
import { cardDigits, gatewayKey, openToStaff } from "../kernel/log/sees.ts";
import { Region } from "../kernel/place/region.ts";
import { PositionText, Sku, Uuid, WeekdayNumber, WeekText } from "../kernel/schemas.ts";
import { EmailAddress } from "../kernel/text/email-address.ts";
import { letterCount } from "../kernel/text/letters.ts";
import { Handover } from "../order/vocabulary.ts";
import { PaymentProvider } from "../payment/vocabulary.ts";
import { DeliveryWindow, Plan, Tastes } from "../subscription/vocabulary.ts";

/**
 * Control characters, line breaks, bidirectional marks and invisible characters, with which a name can look like a different name. Excludes
 * those that join, separate or select letters in some alphabets.
 */
const disguises = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/u;
/** True if a text has no hidden or control characters, line breaks included. */
export const isPlain = (text: string): boolean => !disguises.test(text);

/** A first or last name: at least two letters of any alphabet, or one syllable (specification, sign-up), and the punctuation that names contain. */
export const PersonName = z
  .string()
  .trim()
  .max(60)
  .refine((name) => letterCount(name) >= 2, "name-too-short")
  .refine(isPlain, "name-not-plain");

export const Email = EmailAddress;

/** A person's details, sealed in every event that holds them. */
export const Person = z.strictObject({
  firstName: openToStaff(PersonName.clone()),
  lastName: openToStaff(PersonName.clone()),
  email: Email,
});
export type Person = z.infer<typeof Person>;

/** The person who receives the boxes, where it is not the account's own: staff do not need the name. */
export const Recipient = z.strictObject({ firstName: PersonName, lastName: PersonName });
export type Recipient = z.infer<typeof Recipient>;

/** Degrees with six decimals at most: about ten centimetres, all that a driver's screen shows. */
const degrees = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Number(value.toFixed(6)) === value, "degrees-too-fine");

/** A position within the bounds of Canada: its southernmost island, Cape Columbia, Yukon's border and Cape Spear. */
export const Coordinates = z.strictObject({ latitude: degrees(41.6, 83.2), longitude: degrees(-141.1, -52.5) });
export type Coordinates = z.infer<typeof Coordinates>;

export const Address = z.strictObject({
  recipient: Recipient.optional(),
  line: z.string().trim().min(3).max(120),
  unit: z.string().trim().max(20).optional(),
  buzzer: z.string().trim().max(20).optional(),
  city: openToStaff(z.string().trim().min(2).max(80)),
  province: openToStaff(z.enum(["BC", "AB", "ON", "QC"])),
  postalCode: z.string().regex(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/),
  phone: z
    .string()
    .regex(/^\+1\d{10}$/)
    .optional(),
  /** The handover place or person; `instructions` adds what the list lacks. */
  handover: Handover.optional(),
  instructions: z.string().trim().max(300).optional(),
  /** The position that staff set, where no suggestion has the address. */
  coordinates: Coordinates.optional(),
});
export type Address = z.infer<typeof Address>;

/** Sets an address's note to the driver; an empty note removes it. */
export function withNote({ instructions: _, ...address }: Address, note: string | undefined): Address {
  return note ? { ...address, instructions: note } : address;
}

/** A second address, for pickups and deliveries that the first one does not suit. */
export const AlternateAddress = Address.omit({ handover: true, coordinates: true });
export type AlternateAddress = z.infer<typeof AlternateAddress>;

/** The reasons why an attempted address is not served. */
export const AddressOutcome = z.enum(["outside-area", "unresolved", "po-box"]);
export type AddressOutcome = z.infer<typeof AddressOutcome>;

/** The screens on which an address is attempted. */
export const AddressTriedIn = z.enum(["sign-up", "settings"]);
export type AddressTriedIn = z.infer<typeof AddressTriedIn>;

/** The day and the window in which boxes come. */
export const DeliveryTime = z.strictObject({ weekday: WeekdayNumber, window: DeliveryWindow });
export type DeliveryTime = z.infer<typeof DeliveryTime>;

/** The ways to replace a password: by a mailed link, or by its owner, who knew the old one. */
export const PasswordChangedBy = z.enum(["link", "settings"]);
export type PasswordChangedBy = z.infer<typeof PasswordChangedBy>;

/** The identity providers for signing in without a password, named as in the catalogue. */
export const signInProviders = ["google_oauth2", "facebook", "apple"] as const;
export const SignInProvider = z.enum(signInProviders);
export type SignInProvider = z.infer<typeof SignInProvider>;

/** The moments at which a provider is linked: with a new account, at a sign-in after a password or a mailed code, or in the settings. */
export const ProviderLinkedAt = z.enum(["sign-up", "sign-in", "settings"]);
export type ProviderLinkedAt = z.infer<typeof ProviderLinkedAt>;

/** A payment method as its provider identifies it: never a card number. */
export const PaymentMethod = z.strictObject({
  kind: PaymentProvider,
  token: gatewayKey(z.string().min(8).max(200)),
  brand: z.string().max(30),
  last4: cardDigits(
    z
      .string()
      .regex(/^\d{4}$/)
      .or(z.literal("")),
  ),
  fingerprint: gatewayKey(z.string().max(100)),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** The dishes that a household wants in its first box, for one week's menu and one plan: with any other plan they have no meaning. */
export const FirstBox = z.strictObject({
  region: Region,
  week: WeekText,
  plan: Plan,
  lines: z.array(z.strictObject({ sku: Sku, quantity: z.int().min(1).max(2) })).max(14),
});
export type FirstBox = z.infer<typeof FirstBox>;

/** The selection made during sign-up, until a subscription holds it. */
export interface SignUpSelection {
  readonly selection?: Tastes & { readonly plan: Plan };
  readonly slot?: DeliveryTime;
  readonly box?: FirstBox;
}

/** The sources by which customers heard of us, as the welcome page offers them. */
export const sources = ["friend", "search", "social-media", "flyer", "podcast-or-radio", "gift", "other"] as const;
export const Source = z.enum(sources);
export type Source = z.infer<typeof Source>;

/** The requests a person may make about their data: to see it, to have it corrected, to have it erased. */
export const DataRequestKind = z.enum(["access", "correction", "erasure"]);
export type DataRequestKind = z.infer<typeof DataRequestKind>;

/** The channels by which such a request reached us, where the person did not make it in the settings. */
export const DataRequestVia = z.enum(["mail", "letter", "phone"]);
export type DataRequestVia = z.infer<typeof DataRequestVia>;

/** The outcome of a request; its reason holds the answer, or why there is none. */
export const DataRequestOutcome = z.enum(["answered", "refused"]);
export type DataRequestOutcome = z.infer<typeof DataRequestOutcome>;

/** The longest that staff act for a customer at a time, in minutes. */
export const ACTING_MINUTES = 30;

/**
 * Days within which a request has to be answered, from the day on which it arrived (PIPEDA, principle 4.9 and s. 8(3); Québec, Law 25, s.
 * 32).
 */
export const DATA_REQUEST_DAYS = 30;

/** The requester of an erasure: the person, or a member of staff for them. */
export const ErasureAskedBy = z.enum(["client", "staff"]);
export type ErasureAskedBy = z.infer<typeof ErasureAskedBy>;

/** The parts that an erasure destroys permanently: the key to what events seal, and the rows outside the log. */
export const destroyedParts = [
  "key",
  "claims",
  "credentials",
  "sessions",
  "links",
  "codes",
  "answers",
  "attempts",
  "messages",
  "stops",
] as const;
export const DestroyedPart = z.enum(destroyedParts);
export type DestroyedPart = z.infer<typeof DestroyedPart>;

/** The proof of an erasure that does not name the person. */
export const ErasureCertificate = z.strictObject({
  number: z.string().regex(/^E(-[0-9A-F]{4}){3}$/),
  erasureId: Uuid,
  askedBy: ErasureAskedBy,
  destroyed: z.array(DestroyedPart),
  /** The position in the log of the request that was carried out. */
  position: PositionText,
  /** A keyed hash of the other fields and the account: a certificate that was altered does not match it. */
  seal: z.string().min(1).max(100),
});
export type ErasureCertificate = z.infer<typeof ErasureCertificate>;

/** The number of an erasure's certificate, known from the request on. */
export function certificateNumber(erasureId: string): string {
  const digits = erasureId.replaceAll("-", "").toUpperCase();
  return `E-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8, 12)}`;
}
