import { withPlainSigns } from "./signs.ts";

/** Letters that Unicode does not take apart, and how people type them. */
const typedAs: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ß: "ss", ı: "i" };

/**
 * Returns a text in the form in which texts are compared: two texts that a reader takes for the same have one form. Case, accents in
 * either normal form, ligatures, widths, kinds of quotes and dashes, and invisible signs make no difference.
 */
export const folded = (text: string): string =>
  withPlainSigns(text)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[œæøłđðþßı]/g, (letter) => typedAs[letter]!);
