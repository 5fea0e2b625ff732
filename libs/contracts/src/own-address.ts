const base = "https://own.invalid";

/**
 * True if a text is an address of our own site: a path, perhaps with a query. False for what a browser would read as a different site's:
 * `//`, also where dots in the path lead to it, a backslash, characters that browsers strip.
 */
export function isOwnAddress(text: string): boolean {
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text)) return false;
  if (!URL.canParse(text, base)) return false;
  const { origin, pathname } = new URL(text, base);
  return origin === base && !pathname.startsWith("//");
}
