import { setTimeout as sleep } from "node:timers/promises";
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { isAway } from "@tablee/commands/away";
import type { CommandContext } from "@tablee/commands/context";
import type { PreviewedOrder } from "@tablee/commands/generation/commit-chunk";
import { CommitGeneration } from "@tablee/commands/generation/commit-generation";
import { currentWeek, generationDeadline, weekToGenerate } from "@tablee/domain/calendar/calendar";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addWeeks } from "@tablee/domain/kernel/time";
import { WrongExpectedRevision } from "@tablee/event-store/errors";
import { listen } from "@tablee/platform/notify";
import { regionsWithoutRun } from "@tablee/projections/generation-runs/queries";
import { createRun, migrateScratch, type RunRow, rowsOf, takeRun, updateRun } from "@tablee/projections/generation-scratch/scratch";
import { Queue, Worker } from "bullmq";
import { Redis } from "ioredis";
import { WorkerContext } from "../worker-context.ts";
import { type Previews, preview } from "./preview.ts";

const SWEEP_MS = 2_000;
const CHUNK = 400;

/** Computes previews and commits runs. Runs wait in their table; a wake-up only says that one may be waiting. */
@Injectable()
export class GenerationWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #previews: Previews = new Map();
  #queue: Queue | undefined;
  #worker: Worker | undefined;
  readonly #connections: Redis[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sweeping = false;
  #stopListening: () => Promise<void> = async () => {};

  constructor(
    private readonly context: WorkerContext,
    private readonly bus: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { opened, log } = this.context;
    await migrateScratch(opened.pool);
    this.#queue = new Queue("generation", { connection: this.#connect() });
    this.#queue.on("error", (err) => log.debug({ err }, "the generation queue is in trouble"));
    this.#worker = new Worker("generation", () => this.#work(), {
      connection: this.#connect(),
      concurrency: 1,
      lockDuration: 120_000,
    });
    this.#worker.on("error", (err) => log.warn({ err }, "the generation queue is in trouble"));
    this.#timer = setInterval(() => void this.#sweep(), SWEEP_MS);
    this.#stopListening = await listen(opened.pool, ["generation", "clock"], () => void this.#sweep());
    void this.#sweep();
  }

  /** BullMQ leaves connections that it was given to whoever gave them. */
  #connect(): Redis {
    const connection = new Redis(this.context.config.REDIS_URL, { maxRetriesPerRequest: null });
    connection.on("error", () => {});
    this.#connections.push(connection);
    return connection;
  }

  /** Makes sure that what waits is looked after, and that a week that nobody committed is committed at its deadline. */
  async #sweep(): Promise<void> {
    if (this.#sweeping) return;
    this.#sweeping = true;
    try {
      await this.#commitOverdue();
      await this.#queue?.add("look", {}, { jobId: "look", removeOnComplete: true, removeOnFail: true });
    } catch (err) {
      this.context.log.warn({ err }, "the sweep for generation failed; the next one tries again");
    } finally {
      this.#sweeping = false;
    }
  }

  async #commitOverdue(): Promise<void> {
    const { opened } = this.context;
    const now = opened.clock.now();
    for (let week = addWeeks(currentWeek(now), 1); week <= weekToGenerate(now); week = addWeeks(week, 1)) {
      if (generationDeadline(week) > now) continue;
      for (const region of await regionsWithoutRun(opened.dependencies.facts, week)) {
        const run_id = idFrom("deadline-run", region, week);
        await createRun(opened.pool, {
          run_id,
          region,
          week,
          requested_by: { id: "generation-deadline", name: "generation-deadline" },
          requested_at: now,
        });
      }
    }
  }

  async #work(): Promise<void> {
    for (let run = await takeRun(this.context.opened.pool); run; run = await takeRun(this.context.opened.pool)) {
      try {
        await (run.state === "running" ? this.#preview(run) : this.#commit(run));
      } catch (err) {
        if (isPassing(err)) {
          // Still taken: whoever looks when its time is over goes on where it came to.
          this.context.log.warn({ run: run.run_id, err }, "a run was interrupted; trying again");
          continue;
        }
        this.context.log.error({ run: run.run_id, err }, "a run failed");
        await updateRun(this.context.opened.pool, run.run_id, { state: "failed", error: err instanceof Error ? err.message : String(err) });
      }
    }
  }

  async #preview(run: RunRow): Promise<void> {
    const { pool, dependencies } = this.context.opened;
    await preview(pool, dependencies.facts, run, this.#previews);
    if (run.requested_by.id !== "generation-deadline") return;
    const commit_by = { id: "generation-deadline", name: "generation-deadline", kind: "system" as const, reason: "the deadline passed" };
    await updateRun(pool, run.run_id, { state: "commit-requested", commit_by });
  }

  async #commit(run: RunRow): Promise<void> {
    const { pool, clock } = this.context.opened;
    const { run_id: runId, region, week, menu_revision: menuRevision, summary, commit_by: by } = run;
    if (!by || menuRevision === null || !summary) throw new Error("a run was to be committed before it was previewed");
    const actor =
      by.kind === "system"
        ? ({ kind: "system", id: by.id } as const)
        : ({ kind: "staff", id: by.id, role: by.role ?? "merchandiser", reason: by.reason } as const);
    const commandId = idFrom("commit-generation", runId);
    const context: CommandContext = { commandId, actor, correlationId: commandId, at: clock.now() };
    await updateRun(pool, runId, { phase: "committing", done: 0, total: summary.orders });
    const onProgress = async (done: number) => void (await updateRun(pool, runId, { done }));
    const input = {
      runId,
      region,
      week,
      menuRevision,
      subscriptions: summary.orders,
      chunks: chunksOf(rowsOf(pool, runId, CHUNK)),
      onProgress,
    };
    await this.bus.execute(new CommitGeneration(input, context));
    await updateRun(pool, runId, { state: "committed", phase: "done", finished_at: new Date().toISOString() });
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#stopListening();
    const closing = [this.#worker?.close(), this.#queue?.close()];
    // With Redis away they would wait for it.
    await Promise.race([Promise.allSettled(closing), sleep(5_000)]);
    for (const connection of this.#connections) connection.disconnect();
  }
}

/** Trouble of servers, or between writers, that says nothing about the run itself. */
const isPassing = (err: unknown): boolean => err instanceof WrongExpectedRevision || isAway(err);

async function* chunksOf(chunks: ReturnType<typeof rowsOf>): AsyncGenerator<PreviewedOrder[]> {
  for await (const rows of chunks) {
    yield rows.map((row) => ({
      subscriptionId: row.subscription_id,
      accountId: row.account_id,
      plan: row.plan,
      slot: row.slot,
      paused: row.paused,
      picks: row.picks,
      inputHash: row.input_hash,
    }));
  }
}
