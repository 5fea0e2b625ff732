import { withPlainSigns } from "./signs.ts";

/**
 * Returns a number or a code as a keyboard types it: people copy them from web pages, contacts and PDFs, with dashes and digits of other
 * kinds and with signs that nothing shows. Such a text has nothing to disguise.
 */
export const tidied = (text: string): string => withPlainSigns(text).normalize("NFKC").trim();

/** Returns a code without the spaces and dashes that people group it by, in capitals. */
export const bareCode = (text: string): string => tidied(text).replace(/[\s-]/g, "").toUpperCase();

/** An id, which is in small letters, as people type or paste it. */
export const typedId = (text: string): string => tidied(text).toLowerCase();

/** A number that is shown in capitals, with its dashes. */
export const typedNumber = (text: string): string => tidied(text).toUpperCase();

/** Six digits that a mail or an authenticator shows. */
export const isSixDigits = (text: string): boolean => /^\d{6}$/.test(bareCode(text));

/** Returns a sentence without the signs that pasting adds: spaces without a width, and tabs. What could disguise a text stays. */
export const withoutPasted = (text: string): string =>
  text
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, "")
    .replaceAll("\t", " ")
    .trim();
