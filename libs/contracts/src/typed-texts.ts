import { isPlain } from "@tablee/domain/account/vocabulary";
import { GIFT_MESSAGE_LENGTH } from "@tablee/domain/gift-card/vocabulary";
import { letterCount } from "@tablee/domain/kernel/text/letters";
import { bareCode, tidied, withoutPasted } from "@tablee/domain/kernel/text/tidy";
import { z } from "zod";

export const TypedPostalCode = z.string().overwrite(tidied).max(10);
/** A code of an offer. */
export const TypedCode = z.string().overwrite(bareCode).min(2).max(40);
/** A code that a mail shows; the server judges what it is. */
export const MailedCode = z.string().overwrite(bareCode).max(20);
/** The six digits of an authenticator. */
export const AuthenticatorCode = z
  .string()
  .overwrite(bareCode)
  .regex(/^\d{6}$/);

const hasLetters = (text: string): boolean => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 2;

/** True for a text of one or several lines without hidden or control characters. */
const isPlainText = (text: string): boolean => isPlain(text.replaceAll(/\r?\n/g, ""));

/** A short text that labels and drivers' screens show: hidden characters would change how it reads. */
export const OnOneLine = z.string().overwrite(withoutPasted).max(20).refine(isPlain, "text-not-plain");
/** A text of several lines for drivers. */
export const DriverText = z.string().overwrite(withoutPasted).max(300).refine(isPlainText, "text-not-plain");

/** A buyer's message on a gift card, of several lines. */
export const GiftMessage = z.string().overwrite(withoutPasted).max(GIFT_MESSAGE_LENGTH).refine(isPlainText, "text-not-plain");

/** The reason why a member of staff acts: kept with the event, in words that others read. */
export const Reason = z
  .string()
  .overwrite(withoutPasted)
  .min(3)
  .max(300)
  .refine(isPlainText, "text-not-plain")
  .refine(hasLetters)
  .meta({ id: "Reason" });

/** The name of a member of staff, under which others read their acts: by the rule of customers' names. */
export const StaffName = z
  .string()
  .trim()
  .max(80)
  .refine((name) => letterCount(name) >= 2, "name-too-short")
  .refine(isPlain, "name-not-plain");
