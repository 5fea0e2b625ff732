import type { Again } from "./vocabulary.ts";

/** The answers as ratings of a product, 1 to 5: order generation ranks by them. */
export const ratings = {
  never: 1,
  "probably-not": 2,
  possibly: 3,
  "most-likely": 4,
  definitely: 5,
} as const satisfies Readonly<Record<Again, number>>;
