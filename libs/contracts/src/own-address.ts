const base = "https://own.invalid";

/**
 * Whether a text is an address of our own site: a path, with a query perhaps. What a browser would read as another site's is none:
 * `//`, also where dots in the path leave it, a backslash, signs that it leaves out.
 */
export function isOwnAddress(text: string): boolean {
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text)) return false;
  if (!URL.canParse(text, base)) return false;
  const { origin, pathname } = new URL(text, base);
  return origin === base && !pathname.startsWith("//");
}
