import type { Region } from "./region.ts";
import type { Pair } from "./words.ts";

export const regionWords = {
  bc: ["British Columbia", "Colombie-Britannique"],
  ab: ["Alberta", "Alberta"],
  on: ["Ontario", "Ontario"],
  qc: ["Quebec", "Québec"],
} satisfies Readonly<Record<Region, Pair>>;
