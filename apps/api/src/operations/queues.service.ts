import { Injectable, type OnApplicationShutdown } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { pauseQueue, queues } from "@tablee/contracts/calls/operations";
import { dueSummary } from "@tablee/projections/due-orders/queries";
import { Queue } from "bullmq";
import type { Redis } from "ioredis";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { openRedis } from "../redis.ts";

/** The wake-up queues and the kind of due thing that each wakes for. */
const kinds = {
  generation: null,
  cutoffs: "cutoff",
  billing: "billing",
  additions: "addition",
  dispatch: "dispatch",
  deliveries: "delivery",
  maturation: "maturation",
  reminders: null,
  credits: null,
} as const;
type QueueName = keyof typeof kinds;
const names = Object.keys(kinds) as QueueName[];

@Injectable()
export class QueuesService implements OnApplicationShutdown {
  readonly #redis: Redis;
  readonly #queues: ReadonlyMap<string, Queue>;

  constructor(private readonly api: ApiContext) {
    this.#redis = openRedis(api.config);
    this.#queues = new Map(names.map((name) => [name, new Queue(name, { connection: this.#redis })]));
    for (const queue of this.#queues.values()) queue.on("error", () => {});
  }

  async all(): Promise<OutputOf<typeof queues>> {
    const now = this.api.clock.now();
    const due = new Map((await dueSummary(this.api.reads, now)).map((row) => [row.kind as string, row]));
    const counts = await Promise.all(names.map((name) => this.#counts(name).catch(() => undefined)));
    return {
      queues: names.map((queue, i) => {
        const list = due.get(kinds[queue] ?? "");
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

  async #counts(name: QueueName) {
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
