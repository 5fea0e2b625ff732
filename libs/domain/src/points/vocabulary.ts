import { z } from "zod";
import { isPlain } from "../account/vocabulary.ts";
import { withoutPasted } from "../kernel/text/tidy.ts";

/** The lines of the history that a customer may dispute. */
export const disputedLines = ["box", "stamp-card", "redeemed", "expired"] as const;
export const DisputedLine = z.enum(disputedLines).meta({ id: "DisputedLine" });
export type DisputedLine = z.infer<typeof DisputedLine>;

/** Characters of a customer's message about a line. */
export const MAX_DISPUTE_TEXT = 1_000;

/** A text of one line or several, shown as it was typed: hidden and control characters are refused. */
export const DisputeText = z
  .string()
  .overwrite((text) => withoutPasted(text).trim())
  .min(3)
  .max(MAX_DISPUTE_TEXT)
  .refine((text) => isPlain(text.replaceAll(/\r?\n/g, "")), "text-not-plain");

/** The outcome of a dispute: points were added or taken off, or the line was explained and stays. */
export const disputeOutcomes = ["adjusted", "explained"] as const;
export const DisputeOutcome = z.enum(disputeOutcomes);
export type DisputeOutcome = z.infer<typeof DisputeOutcome>;
