import { setTimeout as sleep } from "node:timers/promises";
import { readRequest } from "../../../tools/eventstore-embedded/test/read-request.ts";
import { BareConnection } from "./bare-connection.ts";
import type { BareRead } from "./bare-read.ts";

/**
 * The ways in which a caller leaves its answer unread. The first three subscribe from the end: `socket` leaves its socket unread,
 * at HTTP/2's default windows; `window` reads the socket and never enlarges the call's window; `tcp` gave HTTP/2's largest
 * windows before it left its socket, so that only TCP holds the server back. `past` subscribes from the start, `read` reads the
 * whole log, and neither takes a byte.
 */
const KINDS = ["socket", "window", "tcp", "past", "read"] as const;
export type Kind = (typeof KINDS)[number];

const OF_EACH_KIND = 20;
/** The time until the server has written all that it may. */
const SETTLING_MS = 500;
/** The time limit for 200,000 events to one caller beside others, on a busy machine. */
const TAKING_MS = 180_000;

export interface UnreadCaller {
  readonly kind: Kind;
  readonly connection: BareConnection;
  readonly read: BareRead;
}

export const isLive = (kind: Kind): boolean => kind === "socket" || kind === "window" || kind === "tcp";

/** Callers of each kind, each on a connection of its own: half of them read a category only, half of them `$all`. */
export async function openUnread(url: string, prefix: string): Promise<UnreadCaller[]> {
  const wanted = KINDS.flatMap((kind) =>
    Array.from({ length: OF_EACH_KIND }, (_, i) => ({ kind, prefix: i % 2 === 0 ? prefix : undefined })),
  );
  const callers = await Promise.all(wanted.map((caller) => open(url, caller.kind, caller.prefix)));
  await sleep(SETTLING_MS);
  return callers;
}

async function open(url: string, kind: Kind, prefix: string | undefined): Promise<UnreadCaller> {
  const connection = new BareConnection(url, kind === "tcp");
  const read = connection.read(readRequest({ from: isLive(kind) ? "end" : "start", subscription: kind !== "read", prefix }));
  if (kind === "socket" || kind === "tcp") {
    read.take();
    await read.caughtUp;
  } else await read.answered;
  if (kind !== "window") connection.hold();
  return { kind, connection, read };
}

/** Reads the rest of a caller's answer, until its call ends or for some minutes. */
export async function takeRest({ connection, read }: UnreadCaller): Promise<void> {
  connection.release();
  read.take();
  await Promise.race([read.ended, sleep(TAKING_MS)]);
}

/** Reads the rest of a caller's answer until the event at a position, or for some minutes. */
export async function takeUntil({ connection, read }: UnreadCaller, position: number): Promise<void> {
  connection.release();
  read.take();
  for (const from = Date.now(); (read.positions.at(-1) ?? 0) < position && Date.now() - from < TAKING_MS; ) await sleep(20);
}
