import { z } from "zod";
import { isPlain } from "../account/vocabulary.ts";
import { type AccountId, accountId, idFrom } from "../kernel/ids.ts";
import { EmailAddress } from "../kernel/text/email-address.ts";
import { letterCount } from "../kernel/text/letters.ts";
import { withoutPasted } from "../kernel/text/tidy.ts";

/** The subjects that the contact form offers, in its order. */
export const inquiryTopics = ["box", "delivery", "area", "food", "payment", "account", "other"] as const;
export const InquiryTopic = z.enum(inquiryTopics).meta({ id: "InquiryTopic" });
export type InquiryTopic = z.infer<typeof InquiryTopic>;

/** The states of a message to the team, as staff filter by them. The words of a forgotten one can no longer be read. */
export const inquiryStates = ["open", "answered", "forgotten"] as const;
export const InquiryState = z.enum(inquiryStates).meta({ id: "InquiryState" });
export type InquiryState = z.infer<typeof InquiryState>;

/** The reasons why the writer of a message was forgotten: its term ended, staff did it, or the writer's account was erased. */
export const WriterForgottenBecause = z.enum(["term", "staff", "erasure"]).meta({ id: "WriterForgottenBecause" });
export type WriterForgottenBecause = z.infer<typeof WriterForgottenBecause>;

/** Characters of a message to the team. */
export const MAX_INQUIRY_TEXT = 2_000;

/** A message of several lines, shown as it was typed: hidden and control characters are refused. */
export const InquiryText = z
  .string()
  .overwrite((text) => withoutPasted(text).trim())
  .min(3)
  .max(MAX_INQUIRY_TEXT)
  .refine((text) => isPlain(text.replaceAll(/\r?\n/g, "")), "text-not-plain");

/** The writer's name: by the rule of customers' names. */
export const WriterName = z
  .string()
  .trim()
  .max(80)
  .refine((name) => letterCount(name) >= 2, "name-too-short")
  .refine(isPlain, "name-not-plain");

/** A message about deliveries to a new area only leaves an address: it needs no name. */
export const needsName = (topic: string): boolean => topic !== "area";

/** The person who writes, with a name unless the subject needs none, and the address for the answer. */
export const InquiryWriter = z.strictObject({ name: WriterName.optional(), email: EmailAddress });
export type InquiryWriter = z.infer<typeof InquiryWriter>;

/** The id that a visitor has as a writer: the message's own, since a visitor has no account. Its key seals the message. */
export const visitingWriterOf = (inquiryId: string): AccountId => accountId(idFrom("inquiry-writer", inquiryId));

/** The account of a message's writer; undefined for a visitor's. */
export const accountOfWriter = (inquiryId: string, writerId: AccountId): AccountId | undefined =>
  writerId === visitingWriterOf(inquiryId) ? undefined : writerId;
