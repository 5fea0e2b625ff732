import type { StoredEvent } from "@tablee/event-store/events";

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A read model that never parks cannot apply this event: it halts there, and its rebuild fails there. */
export class NotApplied extends Error {
  override readonly name = "NotApplied";
  readonly position: bigint;

  constructor({ type, revision, stream, position }: StoredEvent, cause: unknown) {
    super(`${type}, number ${revision} of ${stream}, at position ${position}: ${messageOf(cause)}`, { cause });
    this.position = position;
  }
}

/**
 * True if Postgres will never take this row: a value that its column cannot hold (SQLSTATE classes 22 and 23), or one that is too long for
 * an index (54); or it cannot be written as a parameter at all.
 */
export function isRefusedRow(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  if (typeof code === "string") return /^(22|23|54)\w{3}$/.test(code);
  return error instanceof TypeError || error instanceof RangeError;
}
