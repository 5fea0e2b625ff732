import type { Person } from "./vocabulary.ts";

type WeakPassword = "password-repeated" | "password-brand" | "password-personal";

/** How long the code that verifies an address of mail is good, from its request. */
export const EMAIL_CODE_MINUTES = 10;
/** How long the link to a new password works, from its request. */
export const RESET_LINK_MINUTES = 60;

const brand = ["tablee", "laurier"];
/** Fewer different characters are a pattern, whatever the length. */
const MIN_CHARACTERS = 4;
/** Shorter pieces of a name stand in too many words. */
const MIN_PIECE = 3;
/** The fewest letters a password must keep once guessable parts are removed. */
const MAX_LEFT = 2;

const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const piecesOf = ({ firstName, lastName, email }: Pick<Person, "firstName" | "lastName" | "email">): string[] =>
  [firstName, lastName, email].flatMap((text) => folded(text).split(/[^\p{L}]+/u)).filter((piece) => piece.length >= MIN_PIECE);

/** Whether nothing much but these pieces, digits and signs makes up the password. */
function isMadeOf(password: string, pieces: readonly string[]): boolean {
  const letters = folded(password).replace(/[^\p{L}]/gu, "");
  const left = pieces.toSorted((a, b) => b.length - a.length).reduce((rest, piece) => rest.replaceAll(piece, ""), letters);
  return left.length < letters.length && left.length <= MAX_LEFT;
}

/**
 * Why a password can be guessed by who knows the rules and the person: one character or word again and again, our own name, or the
 * person's own name and address. Its length is the contract's business, lists of breaches are the gateway's.
 */
export function weaknessOf(password: string, person: Pick<Person, "firstName" | "lastName" | "email">): WeakPassword | undefined {
  const typed = folded(password);
  if (new Set(typed).size < MIN_CHARACTERS || /^(.+)\1+$/su.test(typed)) return "password-repeated";
  if (isMadeOf(password, brand)) return "password-brand";
  return isMadeOf(password, [...brand, ...piecesOf(person)]) ? "password-personal" : undefined;
}
