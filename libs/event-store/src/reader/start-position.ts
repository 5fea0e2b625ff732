import type { MemberQueue } from "./member-queue.ts";
import type { ReaderPorts } from "./ports.ts";

/** The reader begins no further from the end of the log than this. */
const MAX_EVENTS = 50_000;

/** Where a reader begins with these members, and who of them is level with it then: the others catch up by themselves. */
export async function startPosition(
  seats: readonly MemberQueue[],
  { identity, newest }: Pick<ReaderPorts, "identity" | "newest">,
): Promise<{ readonly start: bigint; readonly level: readonly MemberQueue[] }> {
  const own = seats.filter(({ member }) => member.identity === identity);
  const positions = own.map(({ done }) => done);
  const lowest = minOf(positions) ?? -1n;
  const recent = await newest(lowest, MAX_EVENTS);
  const head = recent[0]?.position ?? lowest;
  const furthest = recent.length >= MAX_EVENTS ? recent.at(-1)!.position : lowest;
  const start = minOf(positions.filter((position) => position >= furthest && position <= head)) ?? head;
  // A position beyond the end of the log, or of another store, halts its member alone.
  return { start, level: own.filter(({ done }) => done >= start && done <= head) };
}

const minOf = (positions: readonly bigint[]): bigint | undefined => positions.toSorted((a, b) => (a < b ? -1 : Number(a > b)))[0];
