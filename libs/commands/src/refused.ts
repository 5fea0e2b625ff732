import type { Refusal } from "@tablee/domain/kernel/errors";
import type { Meaning, RefusalCode } from "@tablee/domain/kernel/refusals";

/** A command that a rule of the domain refused; the API finds status and words for the code. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: RefusalCode;
  /** The meaning for policies and schedules: nothing to do, or something that must exist is missing. */
  readonly meaning: Meaning;
  readonly details: Readonly<Record<string, unknown>>;
  constructor({ refused, meaning, details }: Refusal) {
    super(refused);
    this.code = refused;
    this.meaning = meaning;
    this.details = details;
  }
}

/** True if an error is the refusal of this code. */
export const isRefused = (error: unknown, code: RefusalCode): boolean => error instanceof Refused && error.code === code;
