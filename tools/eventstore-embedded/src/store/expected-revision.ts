import { idOf } from "./records.ts";
import type { ProposedEvent, Transaction, WorkingHead } from "./transaction.ts";

/** A writer's expectation of a stream: a revision (the head's), or a condition. */
export type ExpectedRevision = number | "any" | "no_stream" | "stream_exists";

/** The state that an expectation is checked against. */
export type StreamState = { head: WorkingHead; softDeleted: boolean; hasMetadata(): boolean };

/** `deleted`: it was to exist and is soft-deleted; `wrong`: refuse. */
type HeadVerdict = "as-expected" | "deleted" | "wrong";

/** `append`: continue; `already-appended`: these very events are there, the last at this revision; otherwise refuse. */
type AppendVerdict = { kind: "append" | "deleted" | "wrong" } | { kind: "already-appended"; revision: number };

const APPEND: AppendVerdict = { kind: "append" };
const WRONG: AppendVerdict = { kind: "wrong" };

/** Checks the head against the expectation, without a look at event ids: the rule of deletions. A stream that has only metadata exists. */
export function judgeHead({ head, softDeleted, hasMetadata }: StreamState, expected: ExpectedRevision): HeadVerdict {
  if (expected === "stream_exists" && softDeleted) return "deleted";
  const holds =
    expected === "any" ||
    (expected === "no_stream" && (head.revision < 0 || softDeleted)) ||
    (expected === "stream_exists" && (head.revision >= 0 || hasMetadata())) ||
    expected === head.revision;
  return holds ? "as-expected" : "wrong";
}

/**
 * The rule of appends: like the head rule, but an append that was made before counts as made.
 * With a revision or `no_stream` the ids must stand at exactly the revisions that follow, and a part of them is wrong.
 * With `any` and `stream_exists` they may stand anywhere in the stream: when the first does, all must.
 */
export function judgeAppend(
  transaction: Transaction,
  state: StreamState,
  expected: ExpectedRevision,
  events: ProposedEvent[],
): AppendVerdict {
  const { head } = state;
  const verdict = judgeHead(state, expected);
  if (verdict === "deleted") return { kind: "deleted" };
  const asExpected = verdict === "as-expected";
  if (head.revision < 0 || events.length === 0) return asExpected ? APPEND : WRONG;
  if (expected === head.revision) return APPEND;
  if (expected === "any" || expected === "stream_exists") return asExpected ? judgeIds(transaction, head, events) : WRONG;
  const first = expected === "no_stream" ? 0 : expected + 1;
  if (first > head.revision) return WRONG;
  const same = events.filter(({ id }, i) => first + i <= head.revision && isAt(transaction, head, first + i, id)).length;
  if (same === events.length) return { kind: "already-appended", revision: first + events.length - 1 };
  return same === 0 && asExpected ? APPEND : WRONG;
}

function judgeIds(transaction: Transaction, head: WorkingHead, events: ProposedEvent[]): AppendVerdict {
  let last: number | undefined;
  for (const [i, { id }] of events.entries()) {
    last = transaction.revisionOfId(head, id);
    if (last === undefined) return i === 0 ? APPEND : WRONG;
  }
  return { kind: "already-appended", revision: last! };
}

function isAt(transaction: Transaction, head: WorkingHead, revision: number, id: Buffer): boolean {
  const event = transaction.event(head, revision);
  return event !== undefined && id.equals(idOf(event.record));
}
