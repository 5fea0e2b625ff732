import { AddressOutcome, AddressTriedIn } from "@tablee/domain/account/vocabulary";
import { ConsentPurpose } from "@tablee/domain/consent/vocabulary";
import { Language, Region } from "@tablee/domain/kernel/place/region";
import { AccountIdText, DateText, OrderIdText, PositionText, WeekdayNumber, WeekText, WholeCents } from "@tablee/domain/kernel/schemas";
import { letterCount } from "@tablee/domain/kernel/text/letters";
import { OrderStatus } from "@tablee/domain/order/vocabulary";
import { ReferralRefusal, ReferralStatus } from "@tablee/domain/referral/vocabulary";
import { DeliveryWindow, PauseReason, Plan, SubscriptionStatus, Tastes } from "@tablee/domain/subscription/vocabulary";
import { TaskKind } from "@tablee/domain/task/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  AccountAct,
  CreditParts,
  DeviceKind,
  Done,
  LocalInstant,
  MaybeDate,
  MaybeLocalInstant,
  MaybePaymentMethod,
  PaymentMethodView,
  PointsParts,
} from "../schemas.ts";
import { contact, storedEvent } from "../sees.ts";

const base = "/api/admin/accounts";
const who = ["support", "finance", "merchandiser"] as const;

/** The text by which staff search: two signs at least, or one that is a name. */
const SearchedText = z
  .string()
  .trim()
  .max(100)
  .refine((text) => text.length >= 2 || letterCount(text) >= 2);
/** True if a text is long enough to search accounts by. */
export const isSearched = (text: string): boolean => SearchedText.safeParse(text).success;

export const searchAccounts = defineCall("GET", `${base}/search`, {
  who,
  own: true,
  summary: "Finds accounts by name, postal prefix or an id, and by whole email for those who may see one.",
  input: z.strictObject({ q: SearchedText, limit: z.coerce.number().int().min(1).max(50).default(20) }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        accountId: AccountIdText,
        name: z.string(),
        email: contact(z.string()),
        region: Region.nullable(),
        city: z.string(),
        status: SubscriptionStatus.or(z.literal("none")),
      }),
    ),
  }),
  reads: ["accounts", "subscriptions"],
});

const ActorView = z
  .strictObject({
    kind: z.enum(["client", "staff", "system"]),
    id: z.string(),
    name: z.string(),
    role: z.string().optional(),
    reason: z.string().optional(),
  })
  .meta({ id: "ActorView" });

const Entry = z
  .strictObject({
    position: z.string(),
    stream: z.string(),
    revision: z.int(),
    type: z.string(),
    at: LocalInstant,
    actor: ActorView,
    commandId: z.string(),
    correlationId: z.string(),
    causationId: z.string().optional(),
    schemaVersion: z.int(),
    /** The session of a person, as a mark that leads to no session, and its device. */
    session: z.strictObject({ mark: z.string(), device: DeviceKind }).optional(),
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "HistoryEntry" });
export const HistoryEntry = storedEvent(Entry);

export const revealAccount = defineCall("POST", `${base}/reveal`, {
  who: ["support"],
  own: true,
  summary:
    "Shows this session an account's email, phone, address and messages for half an hour. Who asked and why is an event of the account.",
  input: AccountAct,
  output: Done,
  refusals: ["account-not-found", "account-closed", "forbidden"],
  writes: ["account"],
  beside: ["outbox"],
});

export const accountHistory = defineCall("GET", `${base}/history`, {
  who,
  own: true,
  summary: "Everything that happened to an account, oldest first, with who did it and why.",
  input: z.strictObject({
    accountId: AccountIdText,
    after: PositionText.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(200),
  }),
  output: z.strictObject({
    account: z.strictObject({
      accountId: AccountIdText,
      name: z.string(),
      email: contact(z.string()),
      region: Region.nullable(),
      zone: z.string(),
      isRevealed: z.boolean(),
      subscription: SubscriptionStatus.or(z.literal("none")),
    }),
    entries: z.array(HistoryEntry),
    next: z.string().nullable(),
    total: z.int(),
  }),
  refusals: ["not-found"],
  reads: ["account_history", "accounts", "subscriptions"],
});

export const accountState = defineCall("GET", `${base}/state`, {
  who,
  own: true,
  summary: "The account as it stood after the event at a position, folded again from its events.",
  input: z.strictObject({ accountId: AccountIdText, position: PositionText }),
  output: z.strictObject({
    at: MaybeLocalInstant,
    account: z.strictObject({
      status: z.string(),
      language: Language.optional(),
      address: contact(z.string()).optional(),
      payWith: PaymentMethodView.optional(),
    }),
    subscription: z.strictObject({
      status: z.string(),
      plan: Plan.optional(),
      tastes: Tastes.optional(),
      weekday: z.int().optional(),
      window: z.string().optional(),
    }),
    orders: z.array(
      z.strictObject({
        orderId: OrderIdText,
        week: WeekText,
        status: OrderStatus,
        deliveryDate: DateText,
        items: z.int(),
        totalCents: WholeCents.nullable(),
        refundedCents: WholeCents,
      }),
    ),
    points: PointsParts,
    paidCents: WholeCents,
  }),
  refusals: ["not-found"],
  reads: ["account_history", "accounts"],
});

/** The holder of the claim of the household at the account's address: one account per household, unless support allowed sharing it. */
const HouseholdStanding = z.enum(["no-address", "own", "shared", "another"]);

/** The standing of a referral, for staff: the reason is unabridged. */
const GlanceReferral = z
  .strictObject({
    accountId: AccountIdText,
    status: ReferralStatus,
    because: ReferralRefusal.nullable(),
    creditCents: WholeCents.nullable(),
    /** The day of its last stage, by Toronto's clocks. */
    date: DateText,
  })
  .meta({ id: "GlanceReferral" });

export const accountGlance = defineCall("GET", `${base}/glance`, {
  who,
  own: true,
  summary:
    "What staff need of an account at once: subscription, next box, money, points, tasks, consent, referrals, household and addresses tried in vain.",
  input: z.strictObject({ accountId: AccountIdText }),
  output: z.strictObject({
    subscription: z
      .strictObject({
        status: SubscriptionStatus,
        /** The reason why it is paused or closed: the customer's, or `unpaid`. */
        because: PauseReason.or(z.literal("unpaid")).nullable(),
        resumesAt: MaybeLocalInstant,
        plan: Plan,
        weekday: WeekdayNumber,
        window: DeliveryWindow,
      })
      .nullable(),
    payWith: MaybePaymentMethod,
    nextBox: z
      .strictObject({
        orderId: OrderIdText,
        status: OrderStatus,
        deliveryDate: DateText,
        cutoff: LocalInstant,
        /** It can still be changed. */
        isOpen: z.boolean(),
        /** The amount to charge for its present lines; for a paid box, the amount charged for it and its additions. */
        chargeCents: WholeCents,
        /** The amount refunded to the payment method. */
        refundedCents: WholeCents,
        chargedAt: LocalInstant,
        /** The method that paid it, or will pay it. */
        payWith: MaybePaymentMethod,
        belowMinimum: z.boolean(),
        /** Dishes of its plan that could not be picked. */
        missing: z.int().nonnegative(),
      })
      .nullable(),
    /** Boxes whose payment failed and that wait for a retry, soonest first. */
    unpaid: z.array(
      z.strictObject({ orderId: OrderIdText, deliveryDate: DateText, chargeCents: WholeCents, nextAttemptAt: MaybeLocalInstant }),
    ),
    credit: CreditParts,
    points: PointsParts,
    tasks: z.array(z.strictObject({ key: z.string(), kind: TaskKind })),
    /** Purposes that the account agrees to now. */
    consents: z.array(ConsentPurpose),
    /** The account's own referral, under its referrer; then the friends whom it referred, the last one first, and its mails without an answer. */
    referral: GlanceReferral.nullable(),
    friends: z.array(GlanceReferral),
    invited: z.int().nonnegative(),
    /** The bags and kits that the household has, and the day from which the first of them is overdue. */
    bagsOut: z.int(),
    kitsOut: z.int(),
    returnsDueOn: MaybeDate,
    household: HouseholdStanding,
    /** The last attempted addresses that are not served, newest first; the postal code is empty where it is unknown. */
    addressAttempts: z.array(
      z.strictObject({ at: LocalInstant, postalCode: contact(z.string()), outcome: AddressOutcome, triedIn: AddressTriedIn }),
    ),
  }),
  refusals: ["not-found"],
  reads: [
    "accounts",
    "subscriptions",
    "orders",
    "products",
    "returnables",
    "credit",
    "points_balances",
    "points_history",
    "tasks",
    "payments",
    "consents",
    "referrals",
  ],
});
