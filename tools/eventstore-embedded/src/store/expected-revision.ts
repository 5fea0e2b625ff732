import { idOf } from "./records.ts";
import type { ProposedEvent, Transaction, WorkingHead } from "./transaction.ts";

/** What a writer expects of a stream: a revision (the head's), or a condition. */
export type ExpectedRevision = number | "any" | "no_stream" | "stream_exists";

/** `append`: go on; `already-appended`: these very events are there, the last at this revision; `wrong`: refuse. */
export type Verdict = { kind: "append" } | { kind: "already-appended"; revision: number } | { kind: "wrong" };

const APPEND: Verdict = { kind: "append" };
const WRONG: Verdict = { kind: "wrong" };

/** Whether the head is as expected, without a look at event ids: the rule of deletions. */
export function headIsAsExpected(head: WorkingHead, softDeleted: boolean, expected: ExpectedRevision): boolean {
  if (expected === "any") return true;
  if (expected === "no_stream") return head.revision < 0 || softDeleted;
  if (expected === "stream_exists") return head.revision >= 0 && !softDeleted;
  return expected === head.revision;
}

/**
 * The rule of appends: like the head rule, but an append that was made before counts as made.
 * With a revision or `no_stream` the ids must stand at exactly the revisions that follow; with `any` and `stream_exists`
 * anywhere in the stream. A part of them there and a part not is always wrong.
 */
export function judgeAppend(
  transaction: Transaction,
  head: WorkingHead,
  softDeleted: boolean,
  expected: ExpectedRevision,
  events: ProposedEvent[],
): Verdict {
  const asExpected = headIsAsExpected(head, softDeleted, expected);
  if (head.revision < 0 || events.length === 0) return asExpected ? APPEND : WRONG;
  if (expected === head.revision) return APPEND;
  if (expected === "any" || expected === "stream_exists") {
    if (!asExpected) return WRONG;
    const revisions = events.map(({ id }) => transaction.revisionOfId(head, id));
    const found = revisions.filter((revision) => revision !== undefined);
    if (found.length === 0) return APPEND;
    return found.length === events.length ? { kind: "already-appended", revision: Math.max(...found) } : WRONG;
  }
  const first = expected === "no_stream" ? 0 : expected + 1;
  if (first > head.revision) return WRONG;
  const same = events.filter(({ id }, i) => first + i <= head.revision && isAt(transaction, head, first + i, id)).length;
  if (same === events.length) return { kind: "already-appended", revision: first + events.length - 1 };
  return same === 0 && asExpected ? APPEND : WRONG;
}

function isAt(transaction: Transaction, head: WorkingHead, revision: number, id: Buffer): boolean {
  const event = transaction.event(head, revision);
  return event !== undefined && id.equals(idOf(event.record));
}
