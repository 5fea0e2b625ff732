import { timingSafeEqual } from "node:crypto";

/** Whether two signatures are the same, in a time that does not tell how much of them is. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
