import { QueueFull } from "@tablee/access/sign-in/password-hash";
import { AccessDenied, StoreUnavailable } from "@tablee/event-store/errors";
import { TransientFailure } from "@tablee/gateways/port-failure";

/** Connection lost, refused or timed out; server shutting down or starting; too many connections; statement cancelled. */
const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "57014",
  "08006",
  "08001",
]);

/** The clients' own words for it, where they give no code: pg's pool, and ioredis. */
const awayWords =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable|Connection is closed|Command timed out|Stream isn't writeable|max retries per request/;

/**
 * True if a server was unreachable or refused access, a service failed temporarily, or this process's queue is full: the same call may
 * succeed later.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailable || error instanceof AccessDenied || error instanceof QueueFull || error instanceof TransientFailure)
    return true;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === "string" && awayCodes.has(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return error instanceof Error && awayWords.test(error.message);
}
