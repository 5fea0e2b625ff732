import type { Refusal } from "@tablee/domain/kernel/errors";
import type { Meaning, RefusalCode } from "@tablee/domain/kernel/refusals";

/** A rule of the domain said no to a command; the API finds status and words for the code. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: RefusalCode;
  /** Whether a policy or schedule has nothing to do, or misses what must exist. */
  readonly meaning: Meaning;
  readonly details: Readonly<Record<string, unknown>>;
  constructor({ refused, meaning, details }: Refusal) {
    super(refused);
    this.code = refused;
    this.meaning = meaning;
    this.details = details;
  }
}

/** Whether something failed because a rule of this code said no. */
export const isRefused = (error: unknown, code: RefusalCode): boolean => error instanceof Refused && error.code === code;
