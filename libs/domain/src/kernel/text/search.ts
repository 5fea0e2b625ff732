import { folded } from "./folded.ts";

/** The words of a query, folded: every one of them has to occur, in any order. */
export const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the text in which a query's words are searched: apostrophes and hyphens may be typed, replaced by spaces or left out. */
export function searchText(text: string): string {
  const apart = wordsOf(text).join(" ");
  const together = wordsOf(folded(text).replace(/['-]/g, "")).join(" ");
  return apart === together ? apart : `${apart} ${together}`;
}

/** True if a text has all words of a query, or parts of words. */
export function isFound(text: string, query: string): boolean {
  const words = wordsOf(query);
  const searched = searchText(text);
  return words.every((word) => searched.includes(word));
}
