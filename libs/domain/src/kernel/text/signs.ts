/** The signs that keyboards have, and the signs that web pages, contacts and text programs put in their place. */
const typedAs: readonly (readonly [string, RegExp])[] = [
  ["'", /[\u2018-\u201b\u02bb\u02bc\u2032\u2035\u00b4\u0060\uff07]/g],
  ['"', /[\u201c-\u201f\u00ab\u00bb\u2033\uff02]/g],
  ["-", /[\p{Pd}\u2043\u2212\u02d7]/gu],
  [" ", /\s/g],
];

/** Removes signs without a shape of their own: joiners, soft hyphens, byte-order marks, marks of direction. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, "");

/** Returns a text with the quotes, dashes and spaces that a keyboard types. */
export const withPlainSigns = (text: string): string =>
  typedAs.reduce((result, [plain, signs]) => result.replace(signs, plain), withoutInvisible(text));
