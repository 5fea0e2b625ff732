import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { jsonEvent } from "@eventstore/db-client";
import { Follower } from "./follower.ts";
import { readLog } from "./read-log.ts";
import { StoreProcess } from "./store-process.ts";

const AN_APPEND = 250;

/** Subscribers stop taking anything while many events are appended, and then go on: the server waits for none of them and forgets none. */
export async function outrun(subscribers: number, events: number) {
  const server = await StoreProcess.start();
  const followers = Array.from({ length: subscribers }, () => new Follower(() => server.client, "outrun-"));
  try {
    const append = async (count: number) =>
      server.client.appendToStream(
        "outrun-1",
        Array.from({ length: count }, (_, number) => jsonEvent({ id: randomUUID(), type: "Counted", data: { number } })),
      );
    await append(AN_APPEND);
    await Promise.all(followers.map((follower) => follower.until(AN_APPEND)));
    const before = memoryOf(server.pid);
    for (const follower of followers) follower.pause();
    const from = performance.now();
    for (let done = AN_APPEND; done < events; done += AN_APPEND) await append(AN_APPEND);
    const seconds = (performance.now() - from) / 1000;
    const after = memoryOf(server.pid);
    for (const follower of followers) follower.resume();
    await Promise.all(followers.map((follower) => follower.until(events)));
    const log = (await readLog(server.client, "outrun-")).map(({ id }) => id).join();
    const wrong = followers.filter(({ seen }) => seen.join() !== log).length;
    const figures = {
      "events/s": Math.round((events - AN_APPEND) / seconds),
      "let go": followers.reduce((sum, { interruptions }) => sum + interruptions, 0),
      memory: `${before} to ${after} MB`,
    };
    return { figures, violations: wrong === 0 ? [] : [`broken: ${wrong} slow subscribers did not see each event once and in order`] };
  } finally {
    await Promise.all(followers.map((follower) => follower.stop()));
    await server.stop();
  }
}

/** Resident memory of a process, MB. */
const memoryOf = (pid: number): number => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024);
