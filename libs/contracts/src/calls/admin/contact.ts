import { InquiryState, InquiryTopic, WriterForgottenBecause } from "@tablee/domain/inquiry/vocabulary";
import { Language } from "@tablee/domain/kernel/place/region";
import { AccountIdText, InstantText, OrderIdText, Uuid } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../../call.ts";
import { Done, LocalInstant } from "../../schemas.ts";
import { contact, supportOnly } from "../../sees.ts";
import { Reason } from "../../typed-texts.ts";

const base = "/api/admin/contact";
const who = ["support", "finance"] as const;

const fields = {
  inquiryId: Uuid,
  state: InquiryState,
  topic: InquiryTopic,
  /** The box that the message is about. */
  orderId: OrderIdText.nullable(),
  /** Null for a visitor. */
  accountId: AccountIdText.nullable(),
  language: Language,
  receivedAt: LocalInstant,
};

export const inquiries = defineCall("GET", `${base}/inquiries`, {
  who,
  own: true,
  summary:
    "Messages of the contact form: those that wait for an answer, the oldest first, or those that were answered or whose writer was forgotten, the latest first.",
  input: z.strictObject({ state: InquiryState.default("open") }),
  output: z.strictObject({ rows: z.array(z.strictObject(fields)), asOf: InstantText }),
  reads: ["inquiries"],
});

export const inquiry = defineCall("GET", `${base}/inquiry`, {
  who,
  own: true,
  summary: "One message of the contact form, with its words. A client's address is shown to staff who have revealed the account.",
  input: z.strictObject({ inquiryId: Uuid }),
  output: z.strictObject({
    ...fields,
    /** Null once the writer was forgotten. */
    written: z
      .strictObject({
        /** Missing where the writer left an address alone. */
        name: supportOnly(z.string()).optional(),
        /** The address of a client. */
        email: contact(z.string()).optional(),
        /** The address of a visitor, who has no account to reveal. */
        visitorEmail: supportOnly(z.string()).optional(),
        message: supportOnly(z.string()),
      })
      .nullable(),
    /** `note`: missing once the writer was forgotten. */
    answer: z.strictObject({ at: LocalInstant, by: z.string(), note: supportOnly(z.string()).optional() }).nullable(),
    forgotten: z.strictObject({ at: LocalInstant, because: WriterForgottenBecause }).nullable(),
  }),
  refusals: ["inquiry-not-found"],
  reads: ["inquiries"],
});

export const answerInquiry = defineCall("POST", `${base}/answer`, {
  who: ["support"],
  own: true,
  summary: "Closes a message as answered, with a note of what was answered. Nothing is mailed.",
  input: z.strictObject({ inquiryId: Uuid, reason: Reason }),
  output: Done,
  refusals: ["inquiry-answered", "inquiry-not-found", "writer-forgotten"],
  writes: ["inquiry"],
});

export const forgetWriter = defineCall("POST", `${base}/forget_writer`, {
  who: ["admin"],
  own: true,
  summary: "Forgets the writer of a visitor's message for good: its words can no longer be read, and its task closes.",
  input: z.strictObject({ inquiryId: Uuid }),
  output: Done,
  refusals: ["inquiry-not-found", "inquiry-of-client"],
  writes: ["inquiry"],
});
