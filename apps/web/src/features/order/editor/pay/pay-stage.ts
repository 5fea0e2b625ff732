import { CallError } from "@tablee/contracts/client";
import { codeOf } from "../../../../shared/api/error-code.ts";
import type { BilledAddition } from "../../requests.ts";

/** The stages of a payment: not started, to be confirmed, under way, or its outcome. */
type PayStage = "closed" | "confirm" | "loading" | "success" | "failed" | "undecided" | "sold-out" | "cutoff";

const results: Record<BilledAddition["result"], PayStage> = {
  billed: "success",
  declined: "failed",
  "no-payment-method": "failed",
  undecided: "undecided",
  "sold-out": "sold-out",
};

/** A failure without an answer belongs to the same attempt, which must not count twice; any answer settles it. */
const isSettled = (error: Error | null): boolean =>
  error === null || (error instanceof CallError && error.status !== 0 && error.status < 500);

interface Attempt<Answer> {
  readonly data: Answer | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
}

/** Derives the stage of a payment from the results of starting and of billing. */
export function stageOf(start: Attempt<unknown>, bill: Attempt<Pick<BilledAddition, "result">>): PayStage {
  if (bill.isPending) return "loading";
  const refusal = codeOf(bill.error ?? start.error);
  if (refusal === "additions-past-cutoff") return "cutoff";
  if (bill.data) return results[bill.data.result];
  if (bill.error) return isSettled(bill.error) ? "failed" : "undecided";
  if (refusal === "sold-out") return "sold-out";
  return start.data ? "confirm" : "closed";
}
