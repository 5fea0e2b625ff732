import { Injectable, type OnApplicationShutdown } from "@nestjs/common";
import { queues as queueNames, queueOf } from "@tablee/automation/schedules";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { pauseQueue, queues } from "@tablee/contracts/calls/operations";
import { dueSummary } from "@tablee/projections/due/queries";
import { Queue } from "bullmq";
import type { Redis } from "ioredis";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { openRedis } from "../redis.ts";

@Injectable()
export class QueuesService implements OnApplicationShutdown {
  readonly #redis: Redis;
  readonly #queues: ReadonlyMap<string, Queue>;

  constructor(private readonly api: ApiContext) {
    this.#redis = openRedis(api.config);
    this.#queues = new Map(queueNames.map((name) => [name, new Queue(name, { connection: this.#redis })]));
    for (const queue of this.#queues.values()) queue.on("error", () => {});
  }

  async all(): Promise<OutputOf<typeof queues>> {
    const now = this.api.clock.now();
    const due = new Map((await dueSummary(this.api.reads, now)).map((row) => [queueOf(row.kind), row]));
    const counts = await Promise.all(queueNames.map((name) => this.#counts(name).catch(() => undefined)));
    return {
      queues: queueNames.map((queue, i) => {
        const list = due.get(queue);
        return {
          queue,
          waiting: 0,
          active: 0,
          failed: 0,
          completed: 0,
          paused: false,
          ...counts[i],
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
    const [counts, paused] = await Promise.all([queue.getJobCounts("waiting", "active", "failed", "completed"), queue.isPaused()]);
    return {
      waiting: counts.waiting ?? 0,
      active: counts.active ?? 0,
      failed: counts.failed ?? 0,
      completed: counts.completed ?? 0,
      paused,
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.#queues.values()].map((queue) => queue.close()));
    this.#redis.disconnect();
  }
}
