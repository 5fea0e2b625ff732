import { setTimeout as sleep } from "node:timers/promises";
import { RpcError, Status } from "../grpc/status.ts";
import { DiskFailure } from "../store/disk-failure.ts";
import type { Operation, WriteResult } from "../store/operations.ts";
import { MAX_TYPE_BYTES } from "../store/records.ts";
import type { ProposedEvent } from "../store/transaction.ts";
import type { Services } from "./services.ts";

/** The largest append, bytes: the server's default of 1 MiB. */
export const MAX_APPEND_BYTES = 1024 * 1024;
/** What fits into a key of the directory of streams. */
const MAX_NAME_BYTES = 1_900;

/** @throws RpcError INVALID_ARGUMENT for a stream name that the store cannot hold */
export function requireStreamName(stream: string): void {
  if (stream === "" || Buffer.byteLength(stream) > MAX_NAME_BYTES) {
    throw new RpcError(Status.INVALID_ARGUMENT, `A stream's name must have 1 to ${MAX_NAME_BYTES} bytes`);
  }
}

/** What an event counts towards the largest append, bytes. */
export const sizeOf = ({ type, data, metadata }: ProposedEvent) => 2 * type.length + data.length + metadata.length;

/** @throws RpcError INVALID_ARGUMENT for an event that the store cannot hold */
export function requireStorable({ type }: ProposedEvent): void {
  if (Buffer.byteLength(type) > MAX_TYPE_BYTES) throw new RpcError(Status.INVALID_ARGUMENT, "An event's type is too long");
}

export const maximumAppendSizeExceeded = () =>
  new RpcError(Status.INVALID_ARGUMENT, `Maximum Append Size of ${MAX_APPEND_BYTES} Exceeded.`, {
    exception: "maximum-append-size-exceeded",
    "maximum-append-size": String(MAX_APPEND_BYTES),
  });

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

/** Writes, suffering the faults that a test has asked for. */
export async function writeAppend(services: Services, operation: Operation): Promise<WriteResult> {
  const fault = services.faults.takeForAppend();
  if (fault.refuse) throw fault.refuse;
  const result = await write(services, operation);
  if (fault.delayMs > 0) await sleep(fault.delayMs);
  if (fault.loseAck) throw new RpcError(Status.UNAVAILABLE, "The acknowledgement was lost on demand");
  return result;
}
