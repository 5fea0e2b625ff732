import type { Dated } from "../kernel/policy.ts";

/** The rules by which orders are filled (DECISIONS: weeks, cutoffs, generation). */
export interface GenerationPolicy extends Dated {
  /** Weeks in which nothing is repeated. */
  readonly noRepeatWeeks: { readonly "ready-to-cook": number; readonly "ready-to-eat": number };
  /** Maximum portions of one item in an order: a plan of meals may double an item when too few others are left. */
  readonly maxPortions: { readonly "ready-to-cook": number; readonly "ready-to-eat": number };
  /** A box gets no two dishes of one protein and cut while others are left that were not sent lately. */
  readonly variesMains: boolean;
}

export const generationPolicies: readonly GenerationPolicy[] = [
  {
    version: "generation-1",
    from: "2024-01-01",
    noRepeatWeeks: { "ready-to-cook": 8, "ready-to-eat": 2 },
    maxPortions: { "ready-to-cook": 1, "ready-to-eat": 2 },
    variesMains: false,
  },
  {
    version: "generation-2",
    from: "2026-11-16",
    noRepeatWeeks: { "ready-to-cook": 8, "ready-to-eat": 2 },
    maxPortions: { "ready-to-cook": 1, "ready-to-eat": 2 },
    variesMains: true,
  },
];
