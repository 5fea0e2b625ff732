import { setTimeout as sleep } from "node:timers/promises";
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { EndHold } from "@tablee/commands/capacity/end-hold";
import { scheduledBy } from "@tablee/commands/context";
import { Refused } from "@tablee/commands/refused";
import { reach } from "@tablee/platform/crash-points";
import { listen } from "@tablee/platform/notify";
import { expiredHolds } from "@tablee/projections/capacity-holds/queries";
import { type Job, Queue, Worker } from "bullmq";
import { Redis } from "ioredis";
import { WorkerContext } from "../worker-context.ts";
import { type Schedule, schedules } from "./schedule.ts";

interface WakeUp {
  /** Of the order, or of the account. */
  readonly key: string;
  readonly accountId: string;
  readonly step: number;
}

const SWEEP_MS = 1_000;
const LONGEST_GOODBYE_MS = 5_000;
const MOST_WAKE_UPS = 2_000;
/** The read models that schedules are read from: when one has moved, something may be due. */
const lists = ["due_orders:", "due_reminders:", "capacity_holds:", "credit_balances:"];

/**
 * The sweep reads what is due and puts wake-ups into the queues; their ids are derived from what is due, so that a wake-up that
 * waits already is not doubled, and one that was lost comes again with the next sweep. With Redis flushed, nothing is forgotten.
 */
@Injectable()
export class Schedules implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #queues = new Map<string, Queue<WakeUp>>();
  readonly #workers: Worker<WakeUp>[] = [];
  readonly #connections: Redis[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sweeping = false;
  #again = false;
  #stopListening: () => Promise<void> = async () => {};

  constructor(
    private readonly context: WorkerContext,
    private readonly bus: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const schedule of schedules) {
      const queue = new Queue<WakeUp>(schedule.queue, { connection: this.#connect() });
      queue.on("error", (err) => this.context.log.debug({ queue: schedule.queue, err }, "a queue is in trouble"));
      this.#queues.set(schedule.queue, queue);
      const worker = new Worker<WakeUp>(schedule.queue, (job) => this.#wake(schedule, job), {
        connection: this.#connect(),
        concurrency: 32,
      });
      worker.on("completed", () => reach("after", "acknowledgement", schedule.queue));
      worker.on("error", (err) => this.context.log.warn({ queue: schedule.queue, err }, "a queue's worker is in trouble"));
      this.#workers.push(worker);
    }
    this.#timer = setInterval(() => void this.#sweep(), SWEEP_MS);
    this.#stopListening = await listen(this.context.opened.pool, ["clock", "projection"], (channel, payload) => {
      if (channel === "clock" || lists.some((list) => payload?.startsWith(list))) void this.#sweep();
    });
    void this.#sweep();
  }

  #connect(): Redis {
    const connection = new Redis(this.context.config.REDIS_URL, { maxRetriesPerRequest: null });
    connection.on("error", () => {});
    this.#connections.push(connection);
    return connection;
  }

  /** One sweep at a time; what comes while one runs makes it run once more. */
  async #sweep(): Promise<void> {
    this.#again = true;
    if (this.#sweeping) return;
    this.#sweeping = true;
    try {
      while (this.#again) {
        this.#again = false;
        for (const schedule of schedules) await this.#enqueue(schedule);
        await this.#endHolds();
      }
    } catch (err) {
      this.context.log.warn({ err }, "the sweep failed; the next one tries again");
    } finally {
      this.#sweeping = false;
    }
  }

  async #enqueue({ queue, kind, due: list }: Schedule): Promise<void> {
    const { opened } = this.context;
    const due = await list(opened.dependencies.facts, opened.clock.now(), MOST_WAKE_UPS);
    if (due.length === 0) return;
    const jobs = due.map(({ key, account_id, step }) => ({
      name: kind,
      data: { key, accountId: account_id, step },
      opts: { jobId: `${kind}-${key}-${step}`, removeOnComplete: true, removeOnFail: true },
    }));
    await this.#queues.get(queue)!.addBulk(jobs);
  }

  async #wake({ queue, kind, command }: Schedule, job: Job<WakeUp>): Promise<void> {
    const { key, accountId, step } = job.data;
    try {
      await this.bus.execute(command(key, scheduledBy(kind, [key, step], this.context.opened.clock.now(), accountId), step));
    } catch (err) {
      if (!(err instanceof Refused)) throw err;
      this.context.log.info({ kind, key, code: err.code }, "a due command was refused");
    }
    reach("before", "acknowledgement", queue);
  }

  async #endHolds(): Promise<void> {
    const { opened } = this.context;
    const now = opened.clock.now();
    for (const { key, category, stream_id, order_id, until } of await expiredHolds(opened.dependencies.facts, now, 200)) {
      const command = new EndHold({ category, streamId: stream_id, orderId: order_id }, scheduledBy("end-hold", [key, until], now));
      // One that cannot be ended yet (its order is about to be locked) must not keep the others.
      await this.bus.execute(command).catch((err) => {
        if (!(err instanceof Refused)) throw err;
        this.context.log.warn({ key, code: err.code }, "the end of a hold was refused; the next sweep tries again");
      });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#stopListening();
    const closing = [...this.#workers, ...this.#queues.values()].map((each) => each.close());
    // With Redis away they would wait for it; what they leave undone comes again with the next sweep of whoever starts.
    await Promise.race([Promise.allSettled(closing), sleep(LONGEST_GOODBYE_MS)]);
    for (const connection of this.#connections) connection.disconnect();
  }
}
