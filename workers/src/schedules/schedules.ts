import { setTimeout as sleep } from "node:timers/promises";
import { Injectable } from "@nestjs/common";
import { queueOf, schedules } from "@tablee/automation/schedules";
import { scheduledBy } from "@tablee/commands/context";
import { type DueKind, dueKinds } from "@tablee/domain/due/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { reach } from "@tablee/platform/crash-points";
import { listen } from "@tablee/platform/notify";
import { dueReadModels, kindsDue } from "@tablee/projections/due/queries";
import { type Job, Queue, Worker } from "bullmq";
import { Redis } from "ioredis";
import { Recurring } from "../intervals/recurring.ts";
import { type AsideItem, SetAside, setAsideOf } from "../set-aside.ts";
import { troubleOf } from "../trouble.ts";
import { type Part, WorkerContext } from "../worker-context.ts";
import { RecentWakeUps } from "./recent-wake-ups.ts";

interface WakeUp {
  readonly key: string;
  readonly accountId?: AccountId;
  readonly step: number;
}

const SWEEP_MS = 1_000;
/** One in this many sweeps without anything due looks at set-aside items. */
const REMOVES_EVERY = 10;
const LONGEST_GOODBYE_MS = 5_000;
const MAX_WAKE_UPS = 2_000;

// BullMQ takes no colon in an id.
const jobIdOf = (kind: DueKind, key: string, step: number): string => `${kind}-${key}-${step}`.replaceAll(":", "_");

/**
 * The sweep reads due things and puts wake-ups into the queues; their ids are derived from the due things, so that a waiting
 * wake-up is not doubled, and a lost one comes again with a sweep some seconds later. With Redis flushed, nothing is lost.
 */
@Injectable()
export class Schedules implements Part {
  readonly #queues = new Map<DueKind, Queue<WakeUp>>();
  readonly #recent = new Map<DueKind, RecentWakeUps>();
  readonly #workers: Worker<WakeUp>[] = [];
  readonly #connections: Redis[] = [];
  #store = "";
  /** Sweeps that found nothing due. */
  #sweeps = 0;
  #recurring: Recurring | undefined;
  #stopListening: () => Promise<void> = async () => {};

  constructor(private readonly context: WorkerContext) {}

  async start(): Promise<void> {
    this.#store = await this.context.opened.store.identity();
    for (const kind of dueKinds) {
      await this.#aside(kind).hurry();
      const name = queueOf(kind);
      const queue = new Queue<WakeUp>(name, { connection: this.#connect() });
      queue.on("error", (err) => this.context.log.debug({ queue: name, err }, "a queue is in trouble"));
      this.#queues.set(kind, queue);
      this.#recent.set(kind, new RecentWakeUps());
      const worker = new Worker<WakeUp>(name, (job) => this.#wake(kind, job), { connection: this.#connect(), concurrency: 32 });
      worker.on("completed", () => reach("after", "acknowledgement", name));
      worker.on("failed", (job, err) => this.context.log.debug({ queue: name, job: job?.id, err }, "a wake-up was interrupted"));
      worker.on("error", (err) => this.context.log.warn({ queue: name, err }, "a queue's worker is in trouble"));
      this.#workers.push(worker);
    }
    const failed = (err: unknown) => this.context.log.warn({ err }, "the sweep failed; the next one tries again");
    const sweep = new Recurring(SWEEP_MS, () => this.#sweep(), failed);
    this.#recurring = sweep;
    this.#stopListening = await listen(this.context.opened.pool, ["clock", "projection"], (channel, payload) => {
      if (channel === "clock" || dueReadModels.some((model) => payload?.startsWith(`${model}:`))) sweep.hurry();
    });
    sweep.hurry();
  }

  #aside(kind: DueKind): SetAside {
    return new SetAside(this.context.opened.pool, kind, this.#store);
  }

  #connect(): Redis {
    const connection = new Redis(this.context.config.REDIS_URL, { maxRetriesPerRequest: null });
    connection.on("error", () => {});
    this.#connections.push(connection);
    return connection;
  }

  async #sweep(): Promise<void> {
    const { pool, clock, dependencies } = this.context.opened;
    const due = await kindsDue(dependencies.db, clock.now());
    // An item that was set aside stays due while it waits: with nothing due, the sweep only removes items that are done.
    if (due.size === 0 && this.#sweeps++ % REMOVES_EVERY !== 0) return;
    const aside = await setAsideOf(pool, dueKinds, this.#store);
    for (const kind of dueKinds) if (due.has(kind) || aside.has(kind)) await this.#enqueue(kind, aside.get(kind) ?? []);
  }

  async #enqueue(kind: DueKind, aside: readonly AsideItem[]): Promise<void> {
    const { opened } = this.context;
    // The waiting items are the oldest, and must not displace the due things behind them.
    const max = MAX_WAKE_UPS + aside.length;
    const due = await opened.dependencies.steps.facts.due(kind, opened.clock.now(), max);
    const isDue = new Set(due.map(({ key, step }) => `${key} ${step}`));
    const waits = new Set<string>();
    for (const item of aside) {
      const name = `${item.subject} ${item.step}`;
      if (item.waits) waits.add(name);
      // The item is no longer due: it was done, or became pointless.
      if (!isDue.has(name) && due.length < max) await this.#aside(kind).remove(item);
    }
    const dueJobs = due
      .filter(({ key, step }) => !waits.has(`${key} ${step}`))
      .map(({ key, account_id, step }) => ({
        id: jobIdOf(kind, key, step),
        data: { key, step, ...(account_id !== null && { accountId: account_id }) },
      }));
    const jobs = this.#recent
      .get(kind)!
      .missing(dueJobs, performance.now())
      .map(({ id: jobId, data }) => ({ name: kind, data, opts: { jobId, removeOnComplete: true, removeOnFail: true } }));
    if (jobs.length > 0) await this.#queues.get(kind)!.addBulk(jobs);
  }

  async #wake(kind: DueKind, job: Job<WakeUp>): Promise<void> {
    const { key, accountId, step } = job.data;
    const { opened, log } = this.context;
    try {
      const context = scheduledBy(kind, [key, step], opened.clock.now(), accountId);
      await schedules[kind].act({ key, step }, context)(this.context.send);
    } catch (err) {
      this.#recent.get(kind)!.forget(jobIdOf(kind, key, step));
      const trouble = troubleOf(err);
      if (!trouble) log.info({ kind, key, code: String(err) }, "a due command was refused");
      // An interrupted step comes again with the next sweep.
      else if (trouble.kind === "interrupted") throw err;
      else {
        log.error({ kind, key, code: trouble.code, err }, "a due thing was set aside");
        await this.#aside(kind).add({ subject: key, step }, kind, trouble);
      }
    }
    reach("before", "acknowledgement", queueOf(kind));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#stopListening();
    const closing = [this.#recurring?.stop(), ...[...this.#workers, ...this.#queues.values()].map((each) => each.close())];
    // With Redis unavailable they would wait for it; the next sweep of any worker picks up unfinished work.
    await Promise.race([Promise.allSettled(closing), sleep(LONGEST_GOODBYE_MS)]);
    for (const connection of this.#connections) connection.disconnect();
  }
}
