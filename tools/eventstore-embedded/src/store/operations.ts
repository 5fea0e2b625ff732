import { randomUUID } from "node:crypto";
import { type ExpectedRevision, judgeAppend, judgeHead, type StreamState } from "./expected-revision.ts";
import { isMetastream, METADATA_TYPE, metastreamOf, SOFT_DELETION, streamOfMetastream, withTruncateBefore } from "./stream-metadata.ts";
import type { ProposedEvent, Transaction } from "./transaction.ts";
import { parseUuid } from "./uuid.ts";

/**
 * The result of a write. Revision −1 and no position: nothing was requested and the stream has no events. `recreated`: the stream
 * was soft-deleted before.
 */
export type WriteResult =
  | { kind: "written"; revision: number; position: number | undefined; recreated?: boolean }
  | { kind: "wrong-expected-version"; current: number }
  | { kind: "stream-deleted" };

/** A write, run inside a group commit. It must not throw: that would fail the whole group. */
export type Operation = (transaction: Transaction) => WriteResult;

const EMPTY = Buffer.alloc(0);
const newId = () => parseUuid(randomUUID())!;

function metadataEvent(data: Buffer): ProposedEvent {
  return { id: newId(), type: METADATA_TYPE, contentType: "application/json", metadata: EMPTY, data };
}

function stateOf(transaction: Transaction, stream: string): StreamState {
  return {
    head: transaction.head(stream),
    softDeleted: transaction.metadata(stream).truncateBefore === Infinity,
    hasMetadata: () => transaction.head(metastreamOf(stream)).revision >= 0,
  };
}

/** Appends events. A soft-deleted stream that is written to, or whose metadata is set, is restored; its old events stay hidden. */
export function append(stream: string, expected: ExpectedRevision, events: ProposedEvent[]): Operation {
  return (transaction) => {
    if (transaction.isTombstoned(stream)) return { kind: "stream-deleted" };
    const state = stateOf(transaction, stream);
    const { head, softDeleted } = state;
    const verdict = judgeAppend(transaction, state, expected, events);
    if (verdict.kind === "deleted") return { kind: "stream-deleted" };
    if (verdict.kind === "wrong") return { kind: "wrong-expected-version", current: head.revision };
    if (verdict.kind === "already-appended") {
      return { kind: "written", revision: verdict.revision, position: transaction.event(head, verdict.revision)?.position };
    }
    const described = isMetastream(stream) ? stateOf(transaction, streamOfMetastream(stream)) : undefined;
    const firstNew = head.revision + 1;
    let position: number | undefined;
    for (const event of events) position = transaction.append(stream, event);
    if (softDeleted) hideBefore(transaction, stream, firstNew);
    if (described?.softDeleted) hideBefore(transaction, streamOfMetastream(stream), described.head.revision + 1);
    return { kind: "written", revision: head.revision, position, recreated: softDeleted };
  };
}

/** Changes `$tb` in a stream's metadata. */
function hideBefore(transaction: Transaction, stream: string, revision: number): void {
  transaction.append(metastreamOf(stream), metadataEvent(withTruncateBefore(transaction.metadata(stream), revision)));
}

/** Soft delete: hides every event so far, and removes the rest of the stream's metadata. */
export function softDelete(stream: string, expected: ExpectedRevision): Operation {
  return (transaction) => {
    if (transaction.isTombstoned(stream) || transaction.isTombstoned(metastreamOf(stream))) return { kind: "stream-deleted" };
    const state = stateOf(transaction, stream);
    const { head, hasMetadata } = state;
    const verdict = judgeHead(state, expected);
    if (verdict === "deleted") return { kind: "stream-deleted" };
    const isNothing = head.revision < 0 && !hasMetadata();
    if (verdict === "wrong" || isNothing) return { kind: "wrong-expected-version", current: head.revision };
    const position = transaction.append(metastreamOf(stream), metadataEvent(SOFT_DELETION));
    return { kind: "written", revision: head.revision, position };
  };
}

/** Hard delete: the name can never be used again. */
export function tombstone(stream: string, expected: ExpectedRevision): Operation {
  return (transaction) => {
    if (transaction.isTombstoned(stream)) return { kind: "stream-deleted" };
    const state = stateOf(transaction, stream);
    const verdict = judgeHead(state, expected);
    if (verdict === "deleted") return { kind: "stream-deleted" };
    if (verdict === "wrong") return { kind: "wrong-expected-version", current: state.head.revision };
    return { kind: "written", revision: state.head.revision, position: transaction.tombstone(stream, newId()) };
  };
}
