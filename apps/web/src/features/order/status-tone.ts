import type { OrderCard } from "@tablee/contracts/schemas";
import type { Tone } from "@tablee/ui/components/badge";

/** The colour of each state; the word beside it says the same. */
export const statusTone: Record<OrderCard["status"], Tone> = {
  open: "good",
  skipped: "neutral",
  "minimum-not-met": "attention",
  locked: "info",
  billing: "info",
  billed: "info",
  delivered: "good",
  failed: "danger",
};
