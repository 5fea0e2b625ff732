/**
 * What becomes due by the clock. Part of the ids of wake-ups and of the commands that they trigger: never renamed.
 * Every list of due things (queues, use cases, words, metrics) is keyed by this union, so that a missing entry does not compile.
 */
export const dueKinds = [
  "cutoff",
  "billing",
  "addition",
  "dispatch",
  "delivery",
  "maturation",
  "reminder",
  "credit-expiry",
  "corporate-credit",
  "hold",
  "resumption",
  "long-pause",
] as const;

export type DueKind = (typeof dueKinds)[number];
