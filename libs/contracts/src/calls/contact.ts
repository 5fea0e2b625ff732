import { InquiryText, InquiryTopic, needsName, WriterName } from "@tablee/domain/inquiry/vocabulary";
import { OrderIdText, Uuid } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { KnownPerson, NamedBox, Nothing } from "../schemas.ts";
import { Email } from "../signup-schemas.ts";

const base = "/api/v1/contact";

export const contactForm = defineCall("GET", `${base}/form`, {
  who: "visitor",
  own: true,
  summary: "What the contact form opens with: the client's name, address, and boxes to come and of late; for a visitor, none of these.",
  input: Nothing,
  output: z.strictObject({
    writer: KnownPerson,
    /** The boxes that a message can be about: the next one first, then those that came, the latest first. */
    boxes: z.array(NamedBox),
    messageLength: z.int(),
    /** Months after which a visitor's message is erased. */
    keptMonths: z.int(),
  }),
  reads: ["orders"],
});

export const sendInquiry = defineCall("POST", `${base}/send_inquiry`, {
  who: "visitor",
  own: true,
  personal: true,
  idempotent: true,
  summary: "Sends a message to the team: it waits in support's list until a member of staff closes it as answered.",
  input: z
    .strictObject({
      /** Only a message about a new area may leave it out. */
      name: WriterName.optional(),
      email: Email,
      topic: InquiryTopic,
      /** One of the client's own boxes. */
      orderId: OrderIdText.optional(),
      message: InquiryText,
    })
    .refine(({ name, topic }) => name !== undefined || !needsName(topic), { path: ["name"], error: "name-too-short" }),
  output: z.strictObject({ inquiryId: Uuid }),
  refusals: ["order-not-found", "too-many-attempts"],
  reads: ["orders"],
  writes: ["inquiry"],
});
