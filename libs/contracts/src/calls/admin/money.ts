import { Region } from "@tablee/domain/kernel/place/region";
import { AccountIdText, DateText, InstantText, OrderIdText, WholeCents } from "@tablee/domain/kernel/schemas";
import { Channel, NoticeKind } from "@tablee/domain/notice/vocabulary";
import { SubscriptionStatus } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall } from "../../call.ts";
import { MaybeLocalInstant } from "../../schemas.ts";
import { contact } from "../../sees.ts";

const base = "/api/admin/money";
const viewers = ["support", "finance"] as const;
const paging = { after: z.string().max(300).optional(), limit: z.coerce.number().int().min(1).max(200).default(50) };

export const failedPayments = defineCall("GET", `${base}/failed_payments`, {
  who: viewers,
  own: true,
  summary: "Orders that are not paid, with what was tried and what happens next.",
  input: z.strictObject({ region: Region.optional(), state: z.enum(["waiting", "given-up"]).optional(), ...paging }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        orderId: OrderIdText,
        accountId: AccountIdText,
        customer: z.string(),
        region: Region,
        deliveryDate: DateText,
        chargeCents: WholeCents,
        attempts: z.int(),
        code: z.string(),
        /** The card is not tried again: the order waits for a new card until `nextAttemptAt`. */
        hard: z.boolean(),
        /** Null: no further attempt; the order has failed. */
        nextAttemptAt: MaybeLocalInstant,
        subscription: SubscriptionStatus,
      }),
    ),
    next: z.string().nullable(),
    asOf: InstantText,
  }),
  reads: ["orders", "accounts", "subscriptions"],
});

export const ledgerBalances = defineCall("GET", `${base}/ledger`, {
  who: ["finance"],
  own: true,
  summary: "The books: each account's balance, the sum of all (zero), and entries that do not balance (none).",
  input: z.strictObject({ until: DateText.optional() }),
  output: z.strictObject({
    accounts: z.array(z.strictObject({ account: z.string(), debitCents: WholeCents, creditCents: WholeCents, cents: WholeCents })),
    totalCents: WholeCents,
    entries: z.int(),
    unbalanced: z.int(),
    /** The embedded gateway's own books up to the same day beside ours; null with a real one. */
    gateway: z.strictObject({ capturedCents: WholeCents, refundedCents: WholeCents, cashCents: WholeCents }).nullable(),
    asOf: InstantText,
  }),
  reads: ["ledger"],
});

export const ledgerEntries = defineCall("GET", `${base}/ledger_entries`, {
  who: ["finance"],
  own: true,
  summary: "Entries of the books up to the end of a day, newest first, by pages.",
  input: z.strictObject({ account: z.string().max(40).optional(), orderId: OrderIdText.optional(), until: DateText.optional(), ...paging }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        entryId: z.string(),
        at: InstantText,
        orderId: OrderIdText.nullable(),
        postings: z.array(z.strictObject({ account: z.string(), cents: WholeCents })),
      }),
    ),
    next: z.string().nullable(),
    asOf: InstantText,
  }),
  reads: ["ledger", "payments"],
});

export const outbox = defineCall("GET", `${base}/outbox`, {
  who: viewers,
  own: true,
  summary:
    "Messages that the embedded carrier has, newest first, by pages: text messages, and mails where no mail server is configured. Subjects are not listed: a code to sign in is one. Found by a whole recipient or a part of an id.",
  input: z.strictObject({ q: z.string().trim().max(100).optional(), channel: Channel.optional(), kind: NoticeKind.optional(), ...paging }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        messageId: z.string(),
        channel: Channel,
        kind: z.string(),
        to: contact(z.string()),
        at: InstantText,
        /** The number of times it was handed to the carrier: several after a crash, though it is delivered once. */
        handedOver: z.int(),
      }),
    ),
    next: z.string().nullable(),
    embedded: z.boolean(),
    asOf: InstantText,
  }),
  beside: ["outbox"],
});

export const outboxMessage = defineCall("GET", `${base}/outbox_message`, {
  who: viewers,
  own: true,
  summary: "One message as it was sent, to staff who have revealed the account that it is about.",
  input: z.strictObject({ messageId: z.string().min(4).max(200) }),
  output: z.strictObject({
    messageId: z.string(),
    /** Null until it is recorded as sent, moments after the carrier has it, and where it is not about an account. */
    accountId: AccountIdText.nullable(),
    isRevealed: z.boolean(),
    channel: Channel,
    to: contact(z.string()),
    subject: contact(z.string()),
    text: contact(z.string()),
    html: contact(z.string().nullable()),
    at: InstantText,
  }),
  refusals: ["not-found"],
  beside: ["outbox"],
  reads: ["accounts"],
});
