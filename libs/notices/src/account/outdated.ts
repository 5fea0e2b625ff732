import type { AccountMatter, OpenAccount } from "../matter.ts";

/**
 * Why a notice about an account would no longer tell what is so; undefined when it does. An owner is warned of the latest guesses only,
 * and not again where an earlier version recorded the warning on the account itself.
 */
export function outdatedAccountNotice({ happenedAt }: AccountMatter, { guessed }: OpenAccount): string | undefined {
  if (guessed?.at !== happenedAt) return "told-since";
  return guessed.isWarned ? "told-already" : undefined;
}
