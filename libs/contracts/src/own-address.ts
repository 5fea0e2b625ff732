const base = "https://own.invalid";

/**
 * Whether a text is an address of our own site: a path, with a query perhaps. What a browser would read as another site's is none:
 * `//`, a backslash, signs that it leaves out.
 */
export function isOwnAddress(text: string): boolean {
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text)) return false;
  return URL.canParse(text, base) && new URL(text, base).origin === base;
}
