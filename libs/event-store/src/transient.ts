import { ErrorType } from "@eventstore/db-client";
import { TimeoutError } from "p-timeout";

/** A read whose client was disposed while it ran: it ended early, without an error of its own. */
export class BrokenOff extends Error {
  override readonly name = "BrokenOff";
}

/** The client's name for an error of its own; undefined for any other. */
export const typeOf = (error: unknown): string | undefined => (error as { type?: string } | null)?.type;
const transientTypes: ReadonlySet<string> = new Set([
  ErrorType.UNAVAILABLE,
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.NOT_LEADER,
  ErrorType.CANCELLED,
]);

/** Errors after which the same call may succeed: raw gRPC errors of the connection, failed discovery, a leader that moved. */
export function isTransient(error: unknown): boolean {
  if (error instanceof BrokenOff || error instanceof TimeoutError) return true;
  const type = typeOf(error);
  if (type !== undefined) return transientTypes.has(type);
  const code = (error as { code?: number } | null)?.code;
  if (code === 14 || code === 4 || code === 10 || code === 1) return true;
  return error instanceof Error && /Failed to (discover|connect)|UNAVAILABLE|ECONNREFUSED/.test(error.message);
}
