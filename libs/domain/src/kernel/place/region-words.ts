import type { Pair } from "../words.ts";
import type { Region } from "./region.ts";

export const regionWords = {
  bc: ["British Columbia", "Colombie-Britannique"],
  ab: ["Alberta", "Alberta"],
  on: ["Ontario", "Ontario"],
  qc: ["Quebec", "Québec"],
} satisfies Readonly<Record<Region, Pair>>;
