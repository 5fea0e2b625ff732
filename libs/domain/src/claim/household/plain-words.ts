import { numberWords, ordinalWords } from "./number-words.ts";
import { articles, bellWords, genericWords, noUnit, streetTypes, unitParts, unitWords } from "./words.ts";

/** A way to read the words of an address. */
export type Words = (words: readonly string[]) => readonly string[];

/** Five words at most make a number: `quatre-vingt-dix-neuf`, with its hyphens. */
const NUMBER_WORDS = 7;

/** Reads the number at the beginning of some words: its digits (`21th` for `Twenty-First`), and the words after it. */
function numberAt(words: readonly string[]): { readonly digits: string; readonly rest: readonly string[] } | undefined {
  if (!/^[a-z]/.test(words[0] ?? "")) return undefined;
  for (let length = Math.min(NUMBER_WORDS, words.length); length > 0; length -= 1) {
    const text = words.slice(0, length).join("").replaceAll("-", "");
    const ordinal = ordinalWords.get(text);
    const digits = numberWords.get(text) ?? (ordinal && `${ordinal}th`);
    if (digits && words[length - 1] !== "-") return { digits: `${digits}`, rest: words.slice(length) };
  }
  return undefined;
}

/** Puts digits in the place of number words: `four` is `4`. */
function withDigits(words: readonly string[]): readonly string[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  const { digits, rest } = numberAt(words) ?? { digits: first, rest: others };
  return [digits, ...withDigits(rest)];
}

const isKnown = (word: string): boolean =>
  genericWords.has(word) || unitWords.has(word) || unitParts.has(word) || noUnit.has(word) || bellWords.has(word);

/** An article that is written together with its name: `D'Iberville`, `Delorimier`, `Lafontaine`. */
const gluedArticle = /^(?:d[eu]?s?|l[ae]?s?)*(?=[a-z]{4})/;

const isLot = (words: readonly string[], at: number): boolean => words[at] === "lot" && /^\d/.test(words[at + 1] ?? "");

/** The words of the line of an address: digits for its house and for its unit, which may be a lot. */
export function plainLine(words: readonly string[]): readonly string[] {
  const line = words.flatMap((word, at) => (at === 0 || unitWords.has(word) || word === "lot" ? [at] : [])).reverse();
  const read = line.reduce((read: readonly string[], at) => {
    const from = at === 0 && !unitWords.has(read[0]!) && read[0] !== "lot" ? 0 : at + 1;
    const found = numberAt(read.slice(from));
    return found ? [...read.slice(0, from), found.digits, ...found.rest] : read;
  }, words);
  return read.map((word, at) => (isLot(read, at) ? "apt" : word));
}

/** The parts in which people write the abbreviation of Notre-Dame: `N.-D.`, `N.-Dame`, `ND`. */
const notreDames = [["n", "d"], ["n", "dame"], ["nd"]] as const;

/** True if only the type of a street and articles are before a word: the name begins with it. */
const beginsName = (words: readonly string[], at: number): boolean =>
  at > 0 && words.slice(1, at).every((word) => streetTypes.has(word) || articles.has(word));

/** Writes Notre-Dame out where a street's name begins with its abbreviation; `2 nd Ave` is no Notre-Dame. */
const withNotreDame: Words = (words) => {
  const at = words.findIndex((word, i) => word.startsWith("n") && beginsName(words, i));
  const short = notreDames.find((parts) => at > 0 && parts.every((part, i) => words[at + i] === part));
  const isOrdinal = short?.length === 1 && at === 1 && (words.length === 2 || streetTypes.has(words[2]!));
  return short && !isOrdinal ? [...words.slice(0, at), "notre", "dame", ...words.slice(at + short.length)] : words;
};

/** The words of a street without articles, and with digits for number words. */
export const plainStreet: Words = (words) => plainAsSpelled(withNotreDame(words));

/** The same words as a street is spelled: Notre-Dame may be abbreviated. */
export const plainAsSpelled: Words = (words) =>
  withDigits(words)
    .filter((word) => !articles.has(word))
    .map((word) => (isKnown(word) ? word : word.replace(gluedArticle, "")));

/** The words of a unit: its number may be an ordinal, or that of its bell. */
export const plainUnit: Words = (words) => {
  const plain = withDigits(words).map((word) => (word === "lot" ? "apt" : word.replace(/^(\d+)(st|nd|rd|th|e|eme|ieme)$/, "$1")));
  const others = plain.filter((word, at) => !bellWords.has(word) && !bellWords.has(plain[at - 1] ?? ""));
  return others.some((word) => /[a-z0-9]/.test(word) && !unitWords.has(word)) ? others : plain.filter((word) => !bellWords.has(word));
};
