import { setTimeout as sleep } from "node:timers/promises";
import { BreakOffs } from "./break-offs.ts";
import { Follower } from "./follower.ts";
import { AN_APPEND, newBatch, OrdinaryCaller, PREFIX, timesOf } from "./ordinary-caller.ts";
import { readLog } from "./read-log.ts";
import type { Memory } from "./spawn-store.ts";
import { isLive, type Kind, openUnread, takeRest, takeUntil, type UnreadCaller } from "./unread-callers.ts";
import { judgeHeldBack, judgeLetGo, mayHold } from "./what-may-wait.ts";

/** In the log before the callers open: more than a server buffers for one of them. */
const BEFORE = 10_000;
const FOLLOWERS = 20;
const APPENDS_A_BREAK_OFF = 8;
const APPENDS_BEFORE_KILL = 8;
/** The time until the server has noticed what its callers did. */
const SETTLING_MS = 1_000;
/** The number of each kind of caller of the past that takes everything in the end; the others disconnect. */
const TAKEN_OF_A_KIND = 2;
/** The difference between two servers of the same events for other reasons, MB: how far their caches are filled, V8's own bookkeeping. */
const KEPT_SLACK = 16;
/** V8's young generation, three times 16 MB, which the process keeps once it was used. */
const YOUNG_GENERATION = 48;
/** A step may take this many times as long as on the other server: judged by the median, because the slowest depends on the machine. */
const SLOWER = 2;

/**
 * Appends the same events to two servers, step by step in turn, so that the machine's other work affects both. One has no other
 * callers; at the other, 20 paused subscribers of the npm client and a hundred bare callers read nothing, and more break off.
 */
export async function outrun(events: number) {
  const [alone, beset] = [await OrdinaryCaller.start(), await OrdinaryCaller.start()];
  const { server } = beset;
  const followers: Follower[] = [];
  const ids: string[] = [];
  const violations: string[] = [];
  const must = (holds: boolean, what: string) => void (holds || violations.push(`broken: ${what}`));
  const append = async () => {
    const batch = newBatch();
    for (const caller of (ids.length / AN_APPEND) % 2 === 0 ? [alone, beset] : [beset, alone]) await caller.step(batch);
    ids.push(...batch.map(({ id }) => id));
  };
  try {
    while (ids.length < BEFORE) await append();
    for (let i = 0; i < FOLLOWERS; i++) followers.push(new Follower(() => server.client, PREFIX));
    await Promise.all(followers.map((follower) => follower.until(BEFORE)));
    for (const follower of followers) follower.pause();
    const unread = await openUnread(server.url, PREFIX);
    const breakOffs = new BreakOffs(server.url, PREFIX);
    for (const { took } of [alone, beset]) took.length = 0;
    while (ids.length < events) {
      if ((ids.length / AN_APPEND) % APPENDS_A_BREAK_OFF === 0) breakOffs.begin();
      await append();
    }
    breakOffs.stop();
    await sleep(SETTLING_MS);
    const [plain, loaded] = [await alone.server.memory(), await server.memory()];
    const [usual, slowed] = [timesOf(alone), timesOf(beset)];
    must(
      slowed.median <= SLOWER * usual.median,
      `a step takes ${slowed.median} ms before those that take nothing, and ${usual.median} alone`,
    );

    const log = (await readLog(server.client, PREFIX)).map(({ position }) => Number(position));
    must(log.join() === beset.subscribed.join(), "a subscriber that takes everything is served beside those that take nothing");
    violations.push(...(await takeAll(unread, log)));
    const gone = await server.memory();

    const largest = Math.max(...unread.map(({ read }) => read.largest));
    const allowed = mayHold([...unread.map(({ kind }) => kind), ...followers.map((): Kind => "socket")], largest);
    const beside = (what: keyof Memory, most: number) =>
      must(loaded[what] - plain[what] <= most, `${loaded[what]} MB are ${what}, and alone ${plain[what]}: at most ${most} may be more`);
    beside("kept", allowed + KEPT_SLACK);
    // malloc keeps freed memory in pieces: at most as much again as the callers may have held at some time.
    beside("resident", 2 * allowed + KEPT_SLACK + YOUNG_GENERATION);
    must(gone.kept - plain.kept <= KEPT_SLACK, `${gone.kept} MB are kept once the callers are gone, and alone ${plain.kept}`);

    const letGo = unread.filter(({ read }) => read.status?.code === "10").length;
    violations.push(...(await killBefore(beset, followers, ids)));
    const figures = {
      "npm subscribers, paused": followers.length,
      "bare callers, unread": unread.length,
      "broken off meanwhile": breakOffs.count,
      "let go as too slow, of the bare": letGo,
      "a step's median beside, ms": slowed.median,
      "a step's median alone, ms": usual.median,
      "slowest step, beside and alone, ms": `${slowed.slowest}, ${usual.slowest}`,
      "kept in memory beside, MB": loaded.kept,
      "kept in memory alone, MB": plain.kept,
      "kept once they are gone, MB": gone.kept,
      "resident, beside and alone, MB": `${loaded.resident}, ${plain.resident}`,
      "may be held for them, MB": allowed,
    };
    return { figures, violations };
  } finally {
    await Promise.all(followers.map((follower) => follower.stop()));
    await Promise.all([alone.stop(), beset.stop()]);
  }
}

/** Reads the rest of all callers in parallel, and ends them. */
async function takeAll(unread: readonly UnreadCaller[], log: readonly number[]): Promise<string[]> {
  const [live, past, reads] = [unread.filter(({ kind }) => isLive(kind)), ofKind(unread, "past"), ofKind(unread, "read")];
  await Promise.all([...[...live, ...reads].map(takeRest), ...past.map((caller) => takeUntil(caller, log.at(-1)!))]);
  for (const { connection } of unread) connection.cut();
  await sleep(SETTLING_MS);
  const since = log.slice(BEFORE);
  return [...live.flatMap((caller) => judgeLetGo(caller, since)), ...[...past, ...reads].flatMap((caller) => judgeHeldBack(caller, log))];
}

const ofKind = (unread: readonly UnreadCaller[], wanted: Kind) => unread.filter(({ kind }) => kind === wanted).slice(0, TAKEN_OF_A_KIND);

/**
 * Kills the server before callers that leave everything unread; acknowledged events are present afterwards, and every subscriber
 * sees each once.
 */
async function killBefore(beset: OrdinaryCaller, followers: readonly Follower[], ids: string[]): Promise<string[]> {
  const { server } = beset;
  const unread = await openUnread(server.url, PREFIX);
  for (const follower of followers) follower.resume();
  const append = async () => {
    const batch = newBatch();
    await beset.step(batch);
    ids.push(...batch.map(({ id }) => id));
  };
  for (let i = 0; i < APPENDS_BEFORE_KILL; i++) await append();
  await server.killAndRestart();
  for (const { connection } of unread) connection.cut();
  await append();
  const violations: string[] = [];
  const log = (await readLog(server.client, PREFIX)).map(({ id }) => id).join();
  if (log !== ids.join()) violations.push("broken: a kill before callers that leave everything unread loses nothing that was acknowledged");
  await Promise.all(followers.map((follower) => follower.until(ids.length)));
  const wrong = followers.filter(({ seen }) => seen.join() !== log).length;
  if (wrong > 0) violations.push(`broken: ${wrong} paused subscribers did not see each event once and in order`);
  return violations;
}
