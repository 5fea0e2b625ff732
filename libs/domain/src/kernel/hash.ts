/**
 * A 64-bit hash of a text as two unsigned 32-bit halves (two rounds of MurmurHash3's mixing over UTF-16 units).
 * Fast and well spread, not cryptographic: for fixed orders and for noticing that inputs changed.
 */
export function hash64(text: string): readonly [number, number] {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x85ebca6b);
    b = Math.imul(b ^ unit, 0xc2b2ae35);
    a ^= b >>> 15;
    b ^= a >>> 13;
  }
  a = Math.imul(a ^ (a >>> 16), 0x7feb352d) ^ (b >>> 13);
  b = Math.imul(b ^ (b >>> 16), 0x846ca68b) ^ (a >>> 13);
  return [(a ^ (a >>> 16)) >>> 0, (b ^ (b >>> 15)) >>> 0];
}

export const hashText = (text: string): string => {
  const [a, b] = hash64(text);
  return a.toString(16).padStart(8, "0") + b.toString(16).padStart(8, "0");
};

/** Serialises a value as JSON with sorted keys: equal values give equal texts, however they were stored. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`)
    .join()}}`;
}
