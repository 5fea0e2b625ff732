/** A smaller count is not published: it could tell of single households. */
const MIN_PUBLISHED = 10;

/** An exact public count; null where it is too small. */
export const publicCount = (count: number): number | null => (count < MIN_PUBLISHED ? null : count);

/**
 * The round number that a count exceeds, with two leading digits: 1,234 is more than 1,200. Null where it is too small. A reader cannot
 * tell from it when a single household joins or leaves.
 */
export function exceededCount(count: number): number | null {
  const below = count - 1;
  const step = 10 ** Math.max(1, String(below).length - 2);
  return publicCount(below - (below % step));
}
