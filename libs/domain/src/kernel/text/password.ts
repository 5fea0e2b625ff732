import { z } from "zod";

/** In characters: more would cost the server time, and an attacker nothing. */
export const PASSWORD_LENGTHS = { min: 10, max: 128 } as const;
/** The longest password as typed: decomposed, a letter takes up to four characters. */
export const MAX_TYPED = 4 * PASSWORD_LENGTHS.max;

/**
 * The form in which a password is judged, counted and hashed: NFC, since keyboards and browsers differ in the form that they send (NIST SP
 * 800-63B, 3.1.1.2). NFKC would make different passwords equal.
 */
export const passwordForm = (typed: string): string => typed.normalize("NFC");

/** The forms that a typed password may have been hashed in: NFC now, and until November 2026 whichever the browser sent. */
export const hashedForms = (typed: string): readonly string[] => [...new Set([passwordForm(typed), typed, typed.normalize("NFD")])];

/** A password as it is chosen, at sign-up or later, or repeated. */
export const NewPassword = z.string().overwrite(passwordForm).min(PASSWORD_LENGTHS.min, "password-too-short").max(PASSWORD_LENGTHS.max);
export const RepeatedPassword = z.string().overwrite(passwordForm).max(200);

/** A password that proves who is asking, as it was typed. */
export const GivenPassword = z
  .string()
  .min(1)
  .max(MAX_TYPED)
  .refine((typed) => passwordForm(typed).length <= PASSWORD_LENGTHS.max);
