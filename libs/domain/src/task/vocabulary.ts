import { z } from "zod";

/** What a person must do. */
export const taskKinds = [
  "contradicting-webhook",
  "uncovered-week",
  "undecided-payment",
  "delayed-generation",
  "guessed-account",
  "data-request",
] as const;
export const TaskKind = z.enum(taskKinds);
export type TaskKind = z.infer<typeof TaskKind>;

/** Kinds that nothing but a person's word closes, and the roles whose word it is, beside the administrators'. Events close the others. */
export const settledBy = { "contradicting-webhook": ["finance"], "guessed-account": ["support"] } as const;
export type SettledByHand = keyof typeof settledBy;
