import { isLive, type Kind, type UnreadCaller } from "./unread-callers.ts";

/** HTTP/2's default window, bytes. */
const WINDOW = 65_535;
/** Messages that may wait for a live subscriber beyond its window, as on a real server, and the one for which it is let go. */
const MESSAGES = 64 + 1;
/** The bytes that may wait for a caller that is answered from the past, and the page of events that exceeds them. */
const BUFFERED = 256 * 1024;
const PAGE = 512;
/** A connection and its call in Node, without written data, bytes. */
const CONNECTION = 128 * 1024;

/** The bytes that may be written to a caller that reads nothing. While TCP accepts anything, a page goes to it whole. */
function mayWrite(kind: Kind, message: number): number {
  if (!isLive(kind)) return BUFFERED + PAGE * message;
  return kind === "tcp" ? (PAGE + MESSAGES) * message : WINDOW + MESSAGES * message;
}

/**
 * MB that a server may hold for callers. Frames are collected in buffers that grow by doubling, so twice their size.
 * @param message the size of the largest
 */
export const mayHold = (kinds: readonly Kind[], message: number): number =>
  Math.round(kinds.reduce((sum, kind) => sum + 2 * mayWrite(kind, message) + CONNECTION, 0) / 2 ** 20);

const TOO_SLOW = "Consumer too slow to handle event while live. Client resubscription required.";

/**
 * Judges a live subscriber that has read the rest: it received the events since its subscription without a gap, as many as its
 * window and the messages beyond it allow, and then a real server's error.
 * @param log the positions of the events appended since
 */
export function judgeLetGo({ kind, read }: UnreadCaller, log: readonly number[]): string[] {
  const violations: string[] = [];
  const must = (holds: boolean, what: string) =>
    void (holds || violations.push(`broken: a live subscriber with its ${kind} unread ${what}`));
  const { positions, status } = read;
  must(status?.code === "10" && status.message === TOO_SLOW, `is let go as too slow, not with ${JSON.stringify(status)}`);
  must(positions.join() === log.slice(0, positions.length).join(), "gets each event in order until it is let go");
  // With the largest windows TCP decides how much.
  const most = kind === "tcp" ? Number.POSITIVE_INFINITY : mayWrite(kind, read.largest);
  must(read.bytes <= most, `gets at most ${most} bytes, not ${read.bytes}`);
  return violations;
}

/** Judges a caller of the past that has read its rest: it receives the whole log, in order. */
export function judgeHeldBack({ kind, read }: UnreadCaller, log: readonly number[]): string[] {
  const from = read.positions.indexOf(log[0]!);
  const got = read.positions.slice(from, from + log.length);
  const status = kind === "read" && read.status?.code !== "0" ? `, and not ${JSON.stringify(read.status)}` : "";
  return got.join() === log.join() && status === ""
    ? []
    : [`broken: a '${kind}' from the start, left unread, gets everything in the end${status}`];
}
