import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Injectable } from "@nestjs/common";
import { Refused } from "@tablee/commands/refused";
import { isUnavailable } from "@tablee/commands/unavailable";
import { WrongExpectedRevision } from "@tablee/event-store/errors";
import { keptPreviews } from "@tablee/generation/preview/kept-previews";
import { GENERATION_CHANNEL } from "@tablee/generation/runs/requests";
import { type Working, workOnRuns } from "@tablee/generation/runs/work";
import { listen } from "@tablee/platform/notify";
import { Queue, Worker } from "bullmq";
import { Redis } from "ioredis";
import { Recurring } from "../intervals/recurring.ts";
import { type Part, WorkerContext } from "../worker-context.ts";
import { commitRun } from "./commit-run.ts";
import { modelsBehind, reportWaiting, targetsAhead } from "./read-models.ts";

const SWEEP_MS = 2_000;

/** Wakes for runs and lets the generation package work on them. Runs wait in their table; a wake-up only means that one may be waiting. */
@Injectable()
export class GenerationWorker implements Part {
  /** Identifies this worker in a run's lease. */
  readonly #name = randomUUID();
  readonly #working: Working;
  #queue: Queue | undefined;
  #worker: Worker | undefined;
  readonly #connections: Redis[] = [];
  #sweep: Recurring | undefined;
  #stopListening: () => Promise<void> = async () => {};

  constructor(private readonly context: WorkerContext) {
    const { opened, log } = context;
    this.#working = {
      pool: opened.pool,
      facts: opened.dependencies.db,
      log,
      previews: keptPreviews(),
      now: () => opened.clock.now(),
      commit: (run) => commitRun(context, run),
      judge: judgeRun,
      behind: (models) => modelsBehind(opened, models),
      stillBehind: (targets) => targetsAhead(opened, targets),
      report: (...said) => reportWaiting(opened, ...said),
    };
  }

  async start(): Promise<void> {
    const { opened, log } = this.context;
    this.#queue = new Queue("generation", { connection: this.#connect() });
    this.#queue.on("error", (err) => log.debug({ err }, "the generation queue is in trouble"));
    this.#worker = new Worker("generation", () => workOnRuns(this.#working, this.#name), {
      connection: this.#connect(),
      concurrency: 1,
    });
    this.#worker.on("error", (err) => log.warn({ err }, "the generation queue is in trouble"));
    const failed = (err: unknown) => log.warn({ err }, "the sweep for generation failed; the next one tries again");
    const sweep = new Recurring(SWEEP_MS, () => this.#wake(), failed);
    this.#sweep = sweep;
    this.#stopListening = await listen(opened.pool, [GENERATION_CHANNEL], () => sweep.hurry());
    sweep.hurry();
  }

  /** BullMQ does not close connections that were handed to it. */
  #connect(): Redis {
    const connection = new Redis(this.context.config.REDIS_URL, { maxRetriesPerRequest: null });
    connection.on("error", () => {});
    this.#connections.push(connection);
    return connection;
  }

  async #wake(): Promise<void> {
    await this.#queue?.add("look", {}, { jobId: "look", removeOnComplete: true, removeOnFail: true });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#stopListening();
    const closing = [this.#sweep?.stop(), this.#worker?.close(), this.#queue?.close()];
    // With Redis unavailable they would wait for it.
    await Promise.race([Promise.allSettled(closing), sleep(5_000)]);
    for (const connection of this.#connections) connection.disconnect();
  }
}

/** Classifies the error of a run. Trouble of servers, or a conflict between writers, does not concern the run itself. */
function judgeRun(error: unknown): ReturnType<Working["judge"]> {
  if (error instanceof WrongExpectedRevision || isUnavailable(error)) return "passing";
  return error instanceof Refused && error.code === "preview-stale" ? "stale" : "failed";
}
