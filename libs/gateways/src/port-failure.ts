/** A service outside did not do what it was asked. Its kind says what becomes of automatic work that asked it. */
abstract class PortFailure extends Error {
  /** Shown to staff and logged: never an address, nor anything else of a person. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** It may do it later: the same request is sent again, after longer and longer waits. */
export class TransientFailure extends PortFailure {
  override readonly name: string = "TransientFailure";
}

/** It never will: the request is set aside at once and shown, and is sent again only when a person asks for it. */
export class PermanentFailure extends PortFailure {
  override readonly name: string = "PermanentFailure";
}
