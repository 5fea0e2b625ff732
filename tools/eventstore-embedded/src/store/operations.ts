import { randomUUID } from "node:crypto";
import { type ExpectedRevision, headIsAsExpected, judgeAppend } from "./expected-revision.ts";
import { METADATA_TYPE, metastreamOf, withTruncateBefore } from "./stream-metadata.ts";
import type { ProposedEvent, Transaction } from "./transaction.ts";
import { parseUuid } from "./uuid.ts";

/** How a write ended. Revision −1 and no position: nothing was asked for and the stream has no events. */
export type WriteResult =
  | { kind: "written"; revision: number; position: number | undefined }
  | { kind: "wrong-expected-version"; current: number }
  | { kind: "stream-deleted" };

/** A write, run inside a group commit. It must not throw: that would fail the whole group. */
export type Operation = (transaction: Transaction) => WriteResult;

const EMPTY = Buffer.alloc(0);
const newId = () => parseUuid(randomUUID())!;

function metadataEvent(data: Buffer): ProposedEvent {
  return { id: newId(), type: METADATA_TYPE, contentType: "application/json", metadata: EMPTY, data };
}

/** Appends events; a soft-deleted stream comes back, its old events staying hidden. */
export function append(stream: string, expected: ExpectedRevision, events: ProposedEvent[]): Operation {
  return (transaction) => {
    if (transaction.isTombstoned(stream)) return { kind: "stream-deleted" };
    const head = transaction.head(stream);
    const metadata = transaction.metadata(stream);
    const softDeleted = metadata.truncateBefore === Infinity;
    const verdict = judgeAppend(transaction, head, softDeleted, expected, events);
    if (verdict.kind === "wrong") return { kind: "wrong-expected-version", current: head.revision };
    if (verdict.kind === "already-appended") {
      return { kind: "written", revision: verdict.revision, position: transaction.event(head, verdict.revision)?.position };
    }
    if (softDeleted && events.length > 0) {
      transaction.append(metastreamOf(stream), metadataEvent(withTruncateBefore(metadata, head.revision + 1)));
    }
    let position: number | undefined;
    for (const event of events) position = transaction.append(stream, event);
    return { kind: "written", revision: head.revision, position };
  };
}

/** Soft delete: hides every event so far. */
export function softDelete(stream: string, expected: ExpectedRevision): Operation {
  return (transaction) => {
    if (transaction.isTombstoned(stream)) return { kind: "stream-deleted" };
    const head = transaction.head(stream);
    const metadata = transaction.metadata(stream);
    if (!headIsAsExpected(head, metadata.truncateBefore === Infinity, expected)) {
      return { kind: "wrong-expected-version", current: head.revision };
    }
    const position = transaction.append(metastreamOf(stream), metadataEvent(withTruncateBefore(metadata, Infinity)));
    return { kind: "written", revision: head.revision, position };
  };
}

/** Hard delete: the name can never be used again. */
export function tombstone(stream: string, expected: ExpectedRevision): Operation {
  return (transaction) => {
    if (transaction.isTombstoned(stream)) return { kind: "stream-deleted" };
    const head = transaction.head(stream);
    const softDeleted = transaction.metadata(stream).truncateBefore === Infinity;
    if (!headIsAsExpected(head, softDeleted, expected)) return { kind: "wrong-expected-version", current: head.revision };
    return { kind: "written", revision: head.revision, position: transaction.tombstone(stream, newId()) };
  };
}
