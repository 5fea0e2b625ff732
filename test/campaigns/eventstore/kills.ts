import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { jsonEvent } from "@eventstore/db-client";
import type { Random } from "@tablee/demo/random";
import { Follower } from "./follower.ts";
import { readLog } from "./read-log.ts";
import { StoreProcess } from "./store-process.ts";

const WRITERS = 32;
const MAX_EVENTS = 10;
const DEADLINE_MS = 1_000;

/** Credentials select the client's classic append. */
const classic = { credentials: { username: "anybody", password: "anybody" } };

interface Acknowledged {
  readonly revision: bigint;
  readonly position: bigint;
}

/** Kills the server repeatedly under 32 writers, half of whom use the batched append, and a subscriber to everything. */
export async function kill(times: number, random: Random) {
  const server = await StoreProcess.start();
  const stop = new AbortController();
  /** By stream: ids in the order of their revisions. */
  const written = new Map<string, string[]>();
  const answers = new Map<string, Acknowledged>();
  const restarts: number[] = [];
  let appends = 0;

  async function append(stream: string, ids: readonly string[], at: number, options: object): Promise<void> {
    const events = ids.map((id, i) => jsonEvent({ id, type: "Counted", data: { number: at + i } }));
    const expectedRevision = at === 0 ? "no_stream" : BigInt(at - 1);
    for (;;) {
      try {
        const { position, nextExpectedRevision } = await server.client.appendToStream(stream, events, {
          expectedRevision,
          deadline: DEADLINE_MS,
          ...options,
        });
        answers.set(ids.at(-1)!, { revision: nextExpectedRevision, position: position?.commit ?? -1n });
        return;
      } catch (error) {
        if ((error as { type?: string }).type === "wrong-expected-version") throw error;
        await sleep(20);
      }
    }
  }

  async function write(writer: number): Promise<void> {
    const stream = `killed-${writer}`;
    const held: string[] = [];
    written.set(stream, held);
    while (!stop.signal.aborted) {
      const ids = Array.from({ length: 1 + random.below(MAX_EVENTS) }, () => randomUUID());
      await append(stream, ids, held.length, writer % 2 === 0 ? classic : {});
      held.push(...ids);
      appends++;
    }
  }

  const follower = new Follower(() => server.client, "killed-");
  try {
    const writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    for (let i = 0; i < times; i++) {
      const target = appends + 200 + random.below(300);
      while (appends < target) await Promise.race([sleep(5), writers]);
      restarts.push(await server.killAndRestart());
    }
    stop.abort();
    await writers;
    const events = [...written.values()].flat().length;
    await follower.until(events);
    const violations = [...(await judge(server, written, answers)), ...(await judgeFollower(server, follower))];
    const figures = {
      kills: times,
      "appends acknowledged": appends,
      "events acknowledged": events,
      "slowest restart, ms": Math.round(Math.max(...restarts)),
    };
    return { figures, violations };
  } finally {
    stop.abort();
    await follower.stop();
    await server.stop();
  }
}

/**
 * Checks that acknowledged events are present once, in their order, at the positions answered; that positions rise; and that
 * there is nothing else.
 */
async function judge(
  { client }: StoreProcess,
  written: ReadonlyMap<string, readonly string[]>,
  answers: ReadonlyMap<string, Acknowledged>,
): Promise<string[]> {
  const log = await readLog(client, "killed-");
  const violations: string[] = [];
  const must = (holds: boolean, what: string) => void (holds || violations.push(`broken: ${what}`));
  for (const [stream, ids] of written) {
    const found = log.filter((event) => event.stream === stream);
    must(found.map(({ id }) => id).join() === ids.join(), `${stream} has what was acknowledged, once and in order`);
    must(
      found.every(({ revision }, i) => revision === BigInt(i)),
      `${stream} has no gap`,
    );
  }
  must(log.length === [...written.values()].flat().length, "nothing stands in the log that was not acknowledged");
  must(
    log.every(({ position }, i) => i === 0 || position > log[i - 1]!.position),
    "positions rise",
  );
  const byId = new Map(log.map((event) => [event.id, event]));
  for (const [id, { revision, position }] of answers) {
    const event = byId.get(id);
    must(event?.revision === revision && event.position === position, `event ${id} stands where its acknowledgement said`);
  }
  return violations;
}

/** Checks that a subscriber that resumed by position saw everything, once and in order. */
async function judgeFollower({ client }: StoreProcess, { seen }: Follower): Promise<string[]> {
  const log = await readLog(client, "killed-");
  return seen.join() === log.map(({ id }) => id).join() ? [] : ["broken: a subscriber sees each event once and in order, across kills"];
}
