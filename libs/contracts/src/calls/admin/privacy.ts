import { DataRequestKind, DataRequestOutcome, DataRequestVia, DestroyedPart, ErasureAskedBy } from "@tablee/domain/account/vocabulary";
import { ConsentPurpose, ConsentSource } from "@tablee/domain/consent/vocabulary";
import { Language } from "@tablee/domain/kernel/place/region";
import { AccountIdText, DateText, InstantText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../../call.ts";
import { Done } from "../../schemas.ts";
import { Reason } from "../../typed-texts.ts";
import { ErasureBlock } from "../privacy.ts";

const base = "/api/admin/privacy";

const About = z.strictObject({ accountId: AccountIdText, kind: DataRequestKind, reason: Reason });

export const dataRequests = defineCall("GET", `${base}/requests`, {
  who: ["support"],
  own: true,
  summary: "What persons asked for about their data by mail, letter or phone, and wait for: the first due first.",
  input: z.strictObject({}),
  output: z.strictObject({
    requests: z.array(
      z.strictObject({
        accountId: AccountIdText,
        name: z.string(),
        kind: DataRequestKind,
        via: DataRequestVia,
        receivedOn: DateText,
        dueOn: DateText,
        /** Days until it is due, in our time zone; negative once it is overdue. */
        daysLeft: z.int(),
      }),
    ),
    asOf: InstantText,
  }),
  reads: ["tasks", "accounts"],
});

export const enterDataRequest = defineCall("POST", `${base}/enter_request`, {
  who: ["support"],
  own: true,
  summary:
    "Enters what a person asked for by mail, letter or phone: they have to be answered within 30 days. Asked again, the first day holds.",
  input: About.extend({ via: DataRequestVia, receivedOn: DateText }),
  output: Done,
  refusals: ["account-not-found", "account-closed", "selection-invalid"],
  writes: ["account"],
});

export const answerDataRequest = defineCall("POST", `${base}/answer_request`, {
  who: ["support"],
  own: true,
  summary: "A request was answered or refused; the reason says what was answered, or why not.",
  input: About.extend({ outcome: DataRequestOutcome }),
  output: Done,
  refusals: ["account-not-found", "account-closed"],
  writes: ["account"],
});

export const accountConsents = defineCall("GET", `${base}/consents`, {
  who: ["support"],
  own: true,
  summary: "Every answer that an account ever gave about consent, by purpose: when, where, in which words and language.",
  input: z.strictObject({ accountId: AccountIdText }),
  output: z.strictObject({
    consents: z.array(
      z.strictObject({
        purpose: ConsentPurpose,
        answers: z.array(
          z.strictObject({
            given: z.boolean(),
            at: InstantText,
            source: ConsentSource,
            wording: z.string().nullable(),
            language: Language.nullable(),
          }),
        ),
      }),
    ),
  }),
  reads: ["consents"],
});

export const erasures = defineCall("GET", `${base}/erasures`, {
  who: ["support"],
  own: true,
  summary: "Persons who were to be forgotten, the latest first, by the numbers of their certificates: no one is named.",
  input: z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(100) }),
  output: z.strictObject({
    erasures: z.array(
      z.strictObject({ number: z.string(), askedBy: ErasureAskedBy, requestedAt: InstantText, forgottenAt: InstantText.nullable() }),
    ),
    asOf: InstantText,
  }),
  reads: ["erasures"],
});

export const verifyCertificate = defineCall("GET", `${base}/certificate`, {
  who: ["support"],
  own: true,
  summary: "Checks a certificate by its number: whether its seal holds, the key is gone, and nothing is left to sign in with.",
  input: z.strictObject({ number: z.string().trim().min(3).max(40) }),
  output: z.strictObject({
    number: z.string(),
    askedBy: ErasureAskedBy,
    requestedAt: InstantText,
    forgottenAt: InstantText,
    destroyed: z.array(DestroyedPart),
    position: z.string(),
    seal: z.string(),
    sealHolds: z.boolean(),
    /** When the key was destroyed, by the machine's clock. */
    keyDestroyedAt: InstantText.nullable(),
    canSignIn: z.boolean(),
  }),
  refusals: ["not-found"],
  reads: ["erasures"],
});

export const forgetPerson = defineCall("POST", `${base}/forget`, {
  who: ["admin"],
  own: true,
  summary: "Has a person forgotten who asked for it by mail or phone; the reason is sealed with the rest.",
  input: z.strictObject({ accountId: AccountIdText, givesUpCredit: z.boolean().default(false), reason: Reason }),
  output: z.strictObject({ number: z.string() }),
  refusals: ["not-found", ...ErasureBlock.options, "erasure-credit-left", "account-closed"],
  reads: ["accounts", "orders", "refund_requests", "gift_cards"],
  writes: ["account"],
  waits: true,
});
