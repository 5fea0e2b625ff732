import { Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { queues as queueNames, queueOf } from "@tablee/automation/schedules";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { pauseQueue, queues } from "@tablee/contracts/calls/operations";
import { type DueKind, dueKinds } from "@tablee/domain/due/vocabulary";
import { dueSummary } from "@tablee/projections/due/queries";
import { Queue } from "bullmq";
import type { Redis } from "ioredis";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { openRedis } from "../redis.ts";
import { SetAsideService } from "./set-aside.service.ts";

/** The kind of due thing that each queue wakes for, which also names what it sets aside. */
const kinds = new Map<string, DueKind>(dueKinds.map((kind) => [queueOf(kind), kind]));

@Injectable()
export class QueuesService implements OnApplicationShutdown {
  readonly #redis: Redis;
  readonly #queues: ReadonlyMap<string, Queue>;

  constructor(
    private readonly api: ApiContext,
    private readonly aside: SetAsideService,
  ) {
    this.#redis = openRedis(api.config);
    this.#queues = new Map(queueNames.map((name) => [name, new Queue(name, { connection: this.#redis })]));
    for (const queue of this.#queues.values()) queue.on("error", () => {});
  }

  async all(): Promise<OutputOf<typeof queues>> {
    const now = this.api.clock.now();
    const due = new Map((await dueSummary(this.api.reads, now)).map((row) => [queueOf(row.kind), row]));
    const aside = await this.aside.counts();
    const counts = await Promise.all(queueNames.map((name) => this.#counts(name).catch(() => undefined)));
    return {
      queues: queueNames.map((queue, i) => {
        const list = due.get(queue);
        const work = kinds.get(queue) ?? null;
        return {
          queue,
          waiting: 0,
          active: 0,
          completed: 0,
          paused: false,
          ...counts[i],
          work,
          setAside: work === null ? 0 : (aside.get(work) ?? 0),
          due: list?.due ?? 0,
          oldestDue: list?.oldest ?? null,
        };
      }),
      reachable: counts.every((count) => count !== undefined),
      asOf: now,
    };
  }

  async pause({ queue: name, paused }: InputOf<typeof pauseQueue>): Promise<{ done: true }> {
    const queue = this.#queues.get(name);
    if (!queue) throw new Failure("not-found");
    await (paused ? queue.pause() : queue.resume());
    return { done: true };
  }

  async #counts(name: string) {
    const queue = this.#queues.get(name)!;
    const [counts, paused] = await Promise.all([queue.getJobCounts("waiting", "active", "completed"), queue.isPaused()]);
    return {
      waiting: counts.waiting ?? 0,
      active: counts.active ?? 0,
      completed: counts.completed ?? 0,
      paused,
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.#queues.values()].map((queue) => queue.close()));
    this.#redis.disconnect();
  }
}
