import { timingSafeEqual } from "node:crypto";

/** Compares two signatures in a time that does not depend on how much of them is equal. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
