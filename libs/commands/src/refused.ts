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

const MAX_TRIES = 5;

/**
 * Repeats work that is refused because something changed while it ran, five times at most. `work` gets the number of its try, from 1 on.
 * @throws Refused with the code, if the last try is refused as well
 */
export async function retryOn<Result>(code: RefusalCode, work: (tries: number) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work(tries);
    } catch (error) {
      if (!isRefused(error, code) || tries === MAX_TRIES) throw error;
    }
  }
}
