import { Bloom, MIN_WORD } from "./bloom.ts";
import { breached } from "./breached.gen.ts";

/** Checks whether a password, or a similar one, is known from a breach. */
export interface PasswordCheck {
  isBreached(password: string): Promise<boolean>;
}

const known = Bloom.fromBase64(breached);
const looksLike: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const withoutEnds = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
const asLetters = (text: string): string => text.replace(/[013457@$!]/g, (sign) => looksLike[sign]!);

/** The common words that a typed password may be derived from: people add symbols at its ends, and replace letters by symbols. */
const origins = (password: string): string[] => {
  const typed = password.toLowerCase();
  const plain = typed.replace(/[^\p{L}\p{N}]+$/u, "");
  const word = withoutEnds(typed);
  return [typed, plain, word, asLetters(typed), asLetters(word), withoutEnds(asLetters(plain))];
};

/** The kept list of the most common passwords, which tools/generate makes; a real service knows many millions. */
export const embeddedPasswordCheck: PasswordCheck = {
  isBreached: async (password) => [...new Set(origins(password))].some((text) => text.length >= MIN_WORD && known.has(text)),
};
