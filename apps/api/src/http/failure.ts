import type { ErrorCode } from "@tablee/contracts/errors";

/** Ends a call with one of the codes of libs/contracts/errors. */
export class Failure extends Error {
  override readonly name = "Failure";
  constructor(
    readonly code: ErrorCode,
    readonly details: Readonly<Record<string, unknown>> = {},
    readonly fields?: readonly { path: string; code: string; message: string }[],
  ) {
    super(code);
  }
}

/** The caller must sign in first: the answer's body is the bare text `require_login`. */
export class LoginRequired extends Error {
  override readonly name = "LoginRequired";
}
