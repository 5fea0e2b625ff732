import { Refused } from "@tablee/commands/refused";
import { isUnavailable } from "@tablee/commands/unavailable";
import { WrongExpectedRevision } from "@tablee/event-store/errors";
import { PermanentFailure, TransientFailure } from "@tablee/gateways/port-failure";

/**
 * The reason why a step of automatic work is not done, by the type of its error:
 * - missing: a fact that must exist does not;
 * - passing: a service outside may do it later;
 * - lasting: a service outside never will;
 * - interrupted: one of our servers is unavailable, or others wrote at the same moment;
 * - unexpected: any other error, most likely a mistake of ours.
 */
export type TroubleKind = "missing" | "passing" | "lasting" | "interrupted" | "unexpected";

export interface Trouble {
  readonly kind: TroubleKind;
  readonly code: string;
  readonly error: unknown;
}

/** Undefined if a rule refused: then there is nothing to do, and the step is done. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof Refused) return error.meaning === "rule" ? undefined : { kind: "missing", code: error.code, error };
  if (error instanceof PermanentFailure) return { kind: "lasting", code: error.code, error };
  if (error instanceof TransientFailure) return { kind: "passing", code: error.code, error };
  const code = error instanceof Error ? error.name : "unknown";
  return { kind: isUnavailable(error) || error instanceof WrongExpectedRevision ? "interrupted" : "unexpected", code, error };
}
