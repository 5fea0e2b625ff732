import { Email, Phone } from "@tablee/contracts/signup-schemas";
import { PersonName } from "@tablee/domain/account/vocabulary";
import { EMAIL_LENGTH, typedAddress } from "@tablee/domain/kernel/text/email-address";
import { letterCount } from "@tablee/domain/kernel/text/letters";
import { PASSWORD_LENGTHS, passwordForm } from "@tablee/domain/kernel/text/password";

/** The problem with a typed text: missing, or invalid in a named way. */
export type Problem = "missing" | "short" | "long" | "malformed";

/** Characters that each text may have, as the server counts them. */
export const longest = { name: 60, unit: 20, instructions: 300 } as const;

const isBlank = (text: string): boolean => text.trim() === "";
const isLonger = (text: string, max: number): boolean => text.trim().length > max;

export function nameProblem(text: string): Problem | undefined {
  if (isBlank(text)) return "missing";
  if (isLonger(text, longest.name)) return "long";
  if (letterCount(text) < 2) return "short";
  return PersonName.safeParse(text).success ? undefined : "malformed";
}

export function emailProblem(text: string): Problem | undefined {
  if (isBlank(text)) return "missing";
  if (typedAddress(text).length > EMAIL_LENGTH) return "long";
  return Email.safeParse(text).success ? undefined : "malformed";
}

/** A password may be of spaces: they are counted as they are. */
export function passwordProblem(text: string): Problem | undefined {
  if (text === "") return "missing";
  const { length } = passwordForm(text);
  if (length < PASSWORD_LENGTHS.min) return "short";
  return length > PASSWORD_LENGTHS.max ? "long" : undefined;
}

export function phoneProblem(text: string): Problem | undefined {
  if (isBlank(text)) return "missing";
  return Phone.safeParse(text).success ? undefined : "malformed";
}

/** A text that may be left out. */
export const optionalProblem = (text: string, most: number): Problem | undefined => (isLonger(text, most) ? "long" : undefined);
