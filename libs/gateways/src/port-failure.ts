/** A failed request to an outside service. Its class determines the outcome of the automatic work that made it. */
abstract class PortFailure extends Error {
  /** Shown to staff and logged: never holds an address, nor other personal data. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** It may succeed later: the same request is retried, with growing waits. */
export class TransientFailure extends PortFailure {
  override readonly name: string = "TransientFailure";
}

/** It never will: the request is set aside at once and shown, and is retried only at a person's request. */
export class PermanentFailure extends PortFailure {
  override readonly name: string = "PermanentFailure";
}
