import { setTimeout as sleep } from "node:timers/promises";
import { RpcError, Status } from "../grpc/status.ts";
import { requireRevision } from "../messages/revisions.ts";
import { DiskFailure } from "../store/disk-failure.ts";
import type { ExpectedRevision } from "../store/expected-revision.ts";
import { append, type Operation, type WriteResult } from "../store/operations.ts";
import type { ProposedEvent } from "../store/transaction.ts";
import type { Services } from "./services.ts";

/** The target of a write. */
export type Target = { stream: string; expected: ExpectedRevision };

/** The maximum size of a key in the directory of streams. */
const MAX_NAME_BYTES = 1_900;

/** @throws RpcError UNKNOWN for an empty stream name, INVALID_ARGUMENT for one that the store cannot hold */
export function requireStreamName(stream: string): void {
  if (stream === "") throw new RpcError(Status.UNKNOWN, "A stream's name must not be empty");
  if (Buffer.byteLength(stream) > MAX_NAME_BYTES) {
    throw new RpcError(Status.INVALID_ARGUMENT, `A stream's name must not have more than ${MAX_NAME_BYTES} bytes`);
  }
}

/** @throws RpcError for a name that is none, UNKNOWN for a revision of 2^63 or more */
export function requireTarget({ stream, expected }: Target): void {
  requireStreamName(stream);
  if (typeof expected === "number") requireRevision(expected);
}

/** @throws RpcError `maximum-append-size-exceeded` for events whose data has too many bytes */
export function requireAppendSize({ maxAppendBytes }: Services, bytes: number): void {
  if (bytes <= maxAppendBytes) return;
  throw new RpcError(Status.INVALID_ARGUMENT, `Maximum Append Size of ${maxAppendBytes} Exceeded.`, {
    exception: "maximum-append-size-exceeded",
    "maximum-append-size": String(maxAppendBytes),
  });
}

export const streamDeleted = (stream: string) =>
  new RpcError(Status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, { exception: "stream-deleted", "stream-name": stream });

/** @throws RpcError UNAVAILABLE when the disk takes no more: this server is as good as gone */
export async function write({ store }: Services, operation: Operation): Promise<WriteResult> {
  try {
    return await store.writer.write(operation);
  } catch (error) {
    throw error instanceof DiskFailure ? new RpcError(Status.UNAVAILABLE, error.message) : error;
  }
}

/** Appends, with the faults that a test has requested. */
export async function writeAppend(services: Services, { stream, expected }: Target, events: ProposedEvent[]): Promise<WriteResult> {
  const fault = services.faults.takeForAppend();
  if (fault.refuse) throw fault.refuse;
  const result = await write(services, append(stream, expected, events));
  if (result.kind === "written" && result.recreated) services.faults.recreated(stream);
  if (fault.delayMs > 0) await sleep(fault.delayMs);
  if (fault.loseAck) throw new RpcError(Status.UNAVAILABLE, "The acknowledgement was lost on demand");
  return result;
}
