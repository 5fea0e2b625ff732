/** The gRPC status codes that this server answers with. */
export const Status = {
  OK: 0,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;

type StatusCode = (typeof Status)[keyof typeof Status];

/** A call's failure: status, message and the trailers from which clients rebuild a typed error (`exception` and its companions). */
export class RpcError extends Error {
  readonly code: StatusCode;
  readonly trailers: Record<string, string>;

  constructor(code: StatusCode, message: string, trailers: Record<string, string> = {}) {
    super(message);
    this.name = "RpcError";
    this.code = code;
    this.trailers = trailers;
  }
}

/** Turns a thrown value into the status of a call: our own errors keep theirs, any other is INTERNAL. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  return new RpcError(Status.INTERNAL, error instanceof Error ? error.message : String(error));
}
