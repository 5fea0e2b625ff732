import type { MemberQueue } from "./member-queue.ts";
import type { ReaderPorts } from "./ports.ts";

/** The longest distance from the end of the log at which the reader begins. */
const MAX_EVENTS = 50_000;

/**
 * Returns the position at which a reader begins with these members, and those that are level with it then: the others catch up on their
 * own.
 */
export async function startPosition(
  queues: readonly MemberQueue[],
  { identity, newest }: Pick<ReaderPorts, "identity" | "newest">,
): Promise<{ readonly start: bigint; readonly level: readonly MemberQueue[] }> {
  const own = queues.filter(({ member }) => member.identity === identity);
  const positions = own.map(({ done }) => done);
  const lowest = minOf(positions) ?? -1n;
  const recent = await newest(lowest, MAX_EVENTS);
  const head = recent[0]?.position ?? lowest;
  const furthest = recent.length >= MAX_EVENTS ? recent.at(-1)!.position : lowest;
  const start = minOf(positions.filter((position) => position >= furthest && position <= head)) ?? head;
  // A position beyond the end of the log, or of a different store, halts only its member.
  return { start, level: own.filter(({ done }) => done >= start && done <= head) };
}

const minOf = (positions: readonly bigint[]): bigint | undefined => positions.toSorted((a, b) => (a < b ? -1 : Number(a > b)))[0];
