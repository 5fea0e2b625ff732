import type { Refusal } from "@tablee/domain/kernel/errors";

/** A rule of the domain said no to a command; the API finds status and words for the code. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.code = refusal.refused;
    this.details = refusal.details;
  }
}
