import { setTimeout as sleep } from "node:timers/promises";
import { nextDueThings } from "@tablee/api/operations/due-list";
import { IdleCheck } from "@tablee/api/operations/idle-check";
import { addMinutes } from "@tablee/domain/kernel/time";
import { Redis } from "ioredis";
import { type Act, actsOf } from "./acts.ts";
import type { Product, Week } from "./product.ts";
import { WorkerProcess } from "./worker-process.ts";

/** The death of a worker: at a crash point, or from outside, this many milliseconds after it started to work. */
export type Kill = { readonly at: string } | { readonly afterMs: number };

export interface Lived {
  readonly week: Week;
  /** For each kill in turn, whether it happened before everything was done. */
  readonly killed: readonly boolean[];
}

/** The time for one instant's work before the clock moves by a minute, as a real one would: some work waits for that. */
const MINUTE_MS = 10_000;
/** The maximum of such minutes: a job whose worker died is retried within a real minute. */
const MAX_MINUTES = 15;

/**
 * Prepares a week and lets workers make its orders, lock, bill and deliver them, charge additions and pay refunds, one after
 * another, each killed as requested; the last one survives. Unless patient, the obstacles that a dead worker leaves are removed
 * at once: its leases, and Redis with its jobs.
 */
export async function live(product: Product, kills: readonly Kill[], options: { readonly patient?: boolean; readonly log?: string } = {}) {
  const week = await product.nextWeek();
  const acts = actsOf(week);
  const killed: boolean[] = [];
  for (const kill of [...kills, undefined]) {
    const worker = new WorkerProcess({
      ...(options.log ? { TABLEE_CRASH_LOG: options.log } : {}),
      ...(kill && "at" in kill ? { TABLEE_CRASH_AT: kill.at } : {}),
    });
    const afterMs = kill && "afterMs" in kill ? kill.afterMs : undefined;
    const dead = await diesBeforeAllIsDone(product, worker, acts, afterMs).finally(() => worker.kill());
    if (!options.patient) await endWhatIsWaitedFor(product);
    if (kill) killed.push(dead);
    else if (dead) throw new Error("a worker died without being killed");
    if (!dead) break;
  }
  return { week, killed } satisfies Lived;
}

/** Plays with a worker until everything due is done, or until it is gone. */
async function diesBeforeAllIsDone(product: Product, worker: WorkerProcess, acts: Act[], afterMs: number | undefined): Promise<boolean> {
  const gone = new AbortController();
  void worker.gone.then(() => gone.abort());
  try {
    await worker.ready;
    if (afterMs !== undefined)
      void sleep(afterMs, undefined, { signal: gone.signal }).then(
        () => worker.kill(),
        () => {},
      );
    await play(product, acts, gone.signal);
    return false;
  } catch (error) {
    if (!gone.signal.aborted) throw error;
    if (!(await worker.gone)) throw new Error("a worker ended by itself", { cause: error });
    return true;
  }
}

/** Moves the clock from one due instant, or act from outside, to the next until nothing is due any more. */
async function play(product: Product, acts: Act[], signal: AbortSignal): Promise<void> {
  const { clock, movable, dependencies } = product.opened;
  const idle = new IdleCheck(product.opened);
  for (let minutes = 0; ; ) {
    const now = clock.now();
    const done = await isDone(idle, now, signal);
    if (!done && ++minutes > MAX_MINUTES) throw new Error(`what is due at ${now} is not done`);
    const [act] = acts;
    if (done && act && act.at <= now) {
      await act.happens(product);
      acts.shift();
      continue;
    }
    const due = done ? (await nextDueThings(dependencies.db, now))[0]?.at : addMinutes(now, 1);
    const next = done && act && (!due || act.at < due) ? act.at : due;
    if (!next) return;
    signal.throwIfAborted();
    await movable!.freezeAt(next);
  }
}

async function isDone(idle: IdleCheck, now: string, signal: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + MINUTE_MS;
  while (!(await idle.isIdle(now))) {
    if (Date.now() > deadline) return false;
    await sleep(20, undefined, { signal });
  }
  return true;
}

async function endWhatIsWaitedFor(product: Product): Promise<void> {
  const { pool } = product.opened;
  await pool.query("UPDATE vault.lease SET until = clock_timestamp()");
  await pool.query("UPDATE scratch.run SET taken_until = clock_timestamp() WHERE taken_until IS NOT NULL");
  const redis = new Redis(process.env.REDIS_URL!);
  await redis.flushall();
  redis.disconnect();
}
