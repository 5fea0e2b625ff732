import { z } from "zod";

/** The kinds of work that a person must do. */
export const taskKinds = [
  "contradicting-webhook",
  "uncovered-week",
  "undecided-payment",
  "delayed-generation",
  "guessed-account",
  "data-request",
  "points-dispute",
  "inquiry",
  "unpaid-returnable",
] as const;
export const TaskKind = z.enum(taskKinds).meta({ id: "TaskKind" });
export type TaskKind = z.infer<typeof TaskKind>;

/** Kinds that only a person's decision closes, and the roles that may decide, beside administrators. Events close the others. */
export const settledBy = {
  "contradicting-webhook": ["finance"],
  "guessed-account": ["support"],
  "unpaid-returnable": ["support", "finance"],
} as const;
export type SettledByHand = keyof typeof settledBy;
