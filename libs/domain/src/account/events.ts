import { z } from "zod";
import type { ChangingEvents, EventOf } from "../kernel/log/events.ts";
import { Language, Region } from "../kernel/place/region.ts";
import { AccountIdText, DateText, InstantText, Uuid, WeekdayNumber } from "../kernel/schemas.ts";
import { CodeAudience } from "../offer/vocabulary.ts";
import { DeliveryWindow, Plan, Tastes } from "../subscription/vocabulary.ts";
import {
  Address,
  AddressOutcome,
  AddressTriedIn,
  AlternateAddress,
  DataRequestKind,
  DataRequestOutcome,
  DataRequestVia,
  DeliveryTime,
  Email,
  ErasureAskedBy,
  ErasureCertificate,
  FirstBox,
  PasswordChangedBy,
  PaymentMethod,
  Person,
  ProviderLinkedAt,
  SignInProvider,
  Source,
} from "./vocabulary.ts";

export const accountEvents = {
  AccountOpened: {
    version: 1,
    changes: ["account-details"],
    says: "A person registered: name and email in the envelope, the language of the page.",
    personal: ["person"],
    data: z.strictObject({ accountId: AccountIdText, person: Person, language: Language, openedAt: InstantText }),
  },
  AccountReferred: {
    version: 1,
    changes: [],
    says: "The person registered by a customer's link: that account referred them.",
    /** The invitation whose link the person followed; absent for the customer's own link. */
    data: z.strictObject({ referrerId: AccountIdText, invitationId: Uuid.optional(), referredAt: InstantText }),
  },
  NameChanged: {
    version: 1,
    changes: ["account-details"],
    says: "The customer changed their name; the new one is in the envelope.",
    personal: ["name"],
    data: z.strictObject({ name: Person.pick({ firstName: true, lastName: true }), changedAt: InstantText }),
  },
  EmailChanged: {
    version: 1,
    changes: ["account-details"],
    says: "Staff changed the account's email address, with a reason; both addresses are in the envelope. The new one has to be verified.",
    personal: ["before", "after"],
    data: z.strictObject({ before: Email, after: Email, changedAt: InstantText }),
  },
  LanguageChosen: {
    version: 1,
    changes: ["account-details"],
    says: "The customer wants to be written to in this language.",
    data: z.strictObject({ language: Language, chosenAt: InstantText }),
  },
  SourceNamed: {
    version: 1,
    changes: [],
    says: "The customer said how they heard of us.",
    data: z.strictObject({ source: Source, namedAt: InstantText }),
  },
  AddressGiven: {
    version: 1,
    changes: ["account-details"],
    says: "Where boxes go: the address in the envelope, with its coordinates where staff placed it; region, area and postal prefix in the open.",
    personal: ["address"],
    data: z.strictObject({
      address: Address,
      region: Region,
      areaId: z.string(),
      postalPrefix: z.string().length(3),
      /**
       * The day and window chosen with the address where a running subscription moves. Sign-up chooses them in a separate step; a change of
       * phone or recipient has none.
       */
      time: DeliveryTime.optional(),
      givenAt: InstantText,
    }),
  },
  SharedHouseholdAllowed: {
    version: 1,
    changes: [],
    says: "Support lets the account share a household: the next address that it gives may be one where another account is.",
    data: z.strictObject({ allowedAt: InstantText }),
  },
  AlternateAddressGiven: {
    version: 1,
    changes: ["account-details"],
    says: "A second address, for pickups and deliveries that the first one does not suit; it is in the envelope.",
    personal: ["address"],
    data: z.strictObject({ address: AlternateAddress, region: Region, postalPrefix: z.string().length(3), givenAt: InstantText }),
  },
  AlternateAddressRemoved: {
    version: 1,
    changes: ["account-details"],
    says: "The account has no second address any more.",
    data: z.strictObject({ removedAt: InstantText }),
  },
  DeliveryNoteWritten: {
    version: 1,
    changes: ["account-details"],
    says: "What the driver should know at the address, in the envelope; an empty note takes back the one before.",
    personal: ["note"],
    data: z.strictObject({ note: z.string().max(300), writtenAt: InstantText }),
  },
  AddressAttempted: {
    version: 1,
    changes: [],
    says: "The account tried an address that boxes do not come to: the postal code in the envelope, where one was known; why not in the open.",
    personal: ["postalCode"],
    data: z.strictObject({
      postalCode: Address.shape.postalCode.optional(),
      outcome: AddressOutcome,
      triedIn: AddressTriedIn,
      attemptedAt: InstantText,
    }),
  },
  SignUpPlanChosen: {
    version: 1,
    changes: [],
    says: "On the way through sign-up: the plan and the tastes that the household wants.",
    data: z.strictObject({ plan: Plan, tastes: Tastes, chosenAt: InstantText }),
  },
  SignUpSlotChosen: {
    version: 1,
    changes: [],
    says: "On the way through sign-up: the day and the window in which the boxes are to come.",
    data: z.strictObject({ weekday: WeekdayNumber, window: DeliveryWindow, chosenAt: InstantText }),
  },
  FirstBoxChosen: {
    version: 1,
    changes: [],
    says: "On the way through sign-up: the dishes that the household wants in its first box.",
    data: z.strictObject({ box: FirstBox, chosenAt: InstantText }),
  },
  SignUpAddressFixed: {
    version: 1,
    changes: [],
    says: "The subscription is being started: its region, depot and zone come from this area, and sign-up can no longer change the address.",
    data: z.strictObject({ areaId: z.string(), fixedAt: InstantText }),
  },
  PaymentMethodGiven: {
    version: 1,
    changes: ["account-details"],
    says: "How the account pays from now on, by the gateway's token.",
    data: z.strictObject({ method: PaymentMethod, givenAt: InstantText }),
  },
  DiscountCodeApplied: {
    version: 2,
    changes: ["account-details"],
    says: "A code was entered, at sign-up or for the boxes of an account; what it is worth is decided when an order is priced.",
    data: z.strictObject({ code: z.string().min(1).max(40), audience: CodeAudience, appliedAt: InstantText }),
  },
  SignUpCodeFixed: {
    version: 1,
    changes: [],
    says: "The first order is being made: the code entered at sign-up, or none, is fixed for all of its boxes.",
    data: z.strictObject({ code: z.string().min(1).max(40).optional(), fixedAt: InstantText }),
  },
  DiscountCodeWithdrawn: {
    version: 1,
    changes: ["account-details"],
    says: "A code no longer counts for further orders.",
    data: z.strictObject({ code: z.string().min(1).max(40), because: z.literal("offer-taken").optional(), withdrawnAt: InstantText }),
  },
  SignInsGuessed: {
    version: 1,
    changes: ["tasks"],
    says: "Within an hour the account saw many wrong tries to sign in, from everywhere together; its owner was not made to wait.",
    data: z.strictObject({ tries: z.int().positive(), noticedAt: InstantText }),
  },
  OwnerWarned: {
    version: 1,
    changes: [],
    says: "The owner was warned by mail of guesses at the password. No longer written: NoticeSent says it.",
    data: z.strictObject({ messageId: z.string(), warnedAt: InstantText }),
  },
  PasswordResetRequested: {
    version: 1,
    changes: [],
    says: "A link to set a new password was requested, and goes to the account's address by mail. The link is made from the request's id by a key.",
    data: z.strictObject({ resetId: Uuid, requestedAt: InstantText }),
  },
  PasswordChanged: {
    version: 1,
    changes: [],
    says: "The account has a new password, by a reset link or in its settings.",
    data: z.strictObject({ by: PasswordChangedBy, changedAt: InstantText }),
  },
  EmailVerificationRequested: {
    version: 1,
    changes: [],
    says: "A code to verify the account's address of mail was requested, and goes there by mail. The code is made from the request's id by a key.",
    data: z.strictObject({ codeId: Uuid, requestedAt: InstantText }),
  },
  EmailVerified: {
    version: 1,
    changes: [],
    says: "The owner entered the code that was mailed: the account's address of mail is theirs.",
    data: z.strictObject({ verifiedAt: InstantText }),
  },
  PersonalDataRevealed: {
    version: 1,
    changes: [],
    says: "A member of staff looked at the person's email, phone and address; who and why stand with the actor.",
    data: z.strictObject({ revealedAt: InstantText }),
  },
  ProviderLinked: {
    version: 1,
    changes: [],
    says: "The account can be signed in to with this provider as well. Only the vault holds which of the provider's persons that is.",
    data: z.strictObject({ provider: SignInProvider, during: ProviderLinkedAt, linkedAt: InstantText }),
  },
  ProviderUnlinked: {
    version: 1,
    changes: [],
    says: "The account can no longer be signed in to with this provider.",
    data: z.strictObject({ provider: SignInProvider, unlinkedAt: InstantText }),
  },
  SessionsEnded: {
    version: 1,
    changes: [],
    says: "The account was signed out on every device.",
    data: z.strictObject({ endedAt: InstantText }),
  },
  AccountClosed: {
    version: 1,
    changes: ["account-details", "tasks"],
    says: "The account was closed.",
    data: z.strictObject({ closedAt: InstantText }),
  },
  ActingBegan: {
    version: 1,
    changes: [],
    says: "A member of staff acts for the customer in the customer's app, with a reason, for so many minutes at most; they see what the customer sees.",
    data: z.strictObject({ minutes: z.int().positive(), beganAt: InstantText }),
  },
  ActingEnded: {
    version: 1,
    changes: [],
    says: "They stopped before those minutes were over.",
    data: z.strictObject({ endedAt: InstantText }),
  },
  DataRequestReceived: {
    version: 1,
    changes: ["tasks"],
    says: "The person asked by mail, letter or phone for what is held about them, and has to be answered by a day; support entered it with a reason.",
    data: z.strictObject({ kind: DataRequestKind, via: DataRequestVia, receivedOn: DateText, dueOn: DateText, enteredAt: InstantText }),
  },
  DataRequestAnswered: {
    version: 1,
    changes: ["tasks"],
    says: "Such a request was answered or refused; what was said, or why not, is the reason.",
    data: z.strictObject({ kind: DataRequestKind, outcome: DataRequestOutcome, answeredAt: InstantText }),
  },
  ErasureRequested: {
    version: 1,
    changes: ["erasures"],
    says: "The person is to be forgotten: by their own wish in the settings, or entered by staff with a reason. A policy carries it out.",
    data: z.strictObject({ erasureId: Uuid, by: ErasureAskedBy, requestedAt: InstantText }),
  },
  PersonForgotten: {
    version: 1,
    changes: ["account-details", "erasures", "gift-addresses", "tasks"],
    says: "The person's key was destroyed; what it sealed can no longer be read. The certificate says what was destroyed; older events have none.",
    data: z.strictObject({ accountId: AccountIdText, forgottenAt: InstantText, certificate: ErasureCertificate.optional() }),
  },
} as const satisfies ChangingEvents;

export type AccountEvent = EventOf<typeof accountEvents>;
