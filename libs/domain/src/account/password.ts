import { folded } from "../kernel/text/folded.ts";
import type { Person } from "./vocabulary.ts";

type WeakPassword = "password-repeated" | "password-brand" | "password-personal";

/** Minutes for which the code that verifies an email address is valid, from its request. */
export const EMAIL_CODE_MINUTES = 10;
/** Minutes for which the link to a new password is valid, from its request. */
export const RESET_LINK_MINUTES = 60;

const brand = ["tablee", "laurier"];
/** Fewer distinct characters form a pattern, at any length. */
const MIN_CHARACTERS = 4;
/** Shorter pieces of a name occur in too many words. */
const MIN_PIECE = 3;
/** The most letters that may remain once guessable parts are removed, for a password to count as guessable. */
const MAX_LEFT = 2;

const piecesOf = ({ firstName, lastName, email }: Pick<Person, "firstName" | "lastName" | "email">): string[] =>
  [firstName, lastName, email].flatMap((text) => folded(text).split(/[^\p{L}]+/u)).filter((piece) => piece.length >= MIN_PIECE);

/** True if these pieces, digits and symbols make up nearly all of the password. */
function isMadeOf(password: string, pieces: readonly string[]): boolean {
  const letters = folded(password).replace(/[^\p{L}]/gu, "");
  const left = pieces.toSorted((a, b) => b.length - a.length).reduce((rest, piece) => rest.replaceAll(piece, ""), letters);
  return left.length < letters.length && left.length <= MAX_LEFT;
}

/**
 * Returns the reason why a password is easy to guess for someone who knows the rules and the person: one repeated character or word, our
 * own name, or the person's name and email address. The contract checks its length, the gateway the lists of breaches.
 */
export function weaknessOf(password: string, person: Pick<Person, "firstName" | "lastName" | "email">): WeakPassword | undefined {
  const typed = folded(password);
  if (new Set(typed).size < MIN_CHARACTERS || /^(.+)\1+$/su.test(typed)) return "password-repeated";
  if (isMadeOf(password, brand)) return "password-brand";
  return isMadeOf(password, [...brand, ...piecesOf(person)]) ? "password-personal" : undefined;
}
