import { Injectable } from "@nestjs/common";
import { type IntervalKind, intervalKinds, intervals } from "@tablee/automation/intervals";
import { readByDeadline, requestOverdueRuns } from "@tablee/generation/runs/deadline";
import { advisoryLockOf } from "@tablee/platform/advisory-locks";
import { listen } from "@tablee/platform/notify";
import { withAdvisoryLock } from "@tablee/platform/wait/with-advisory-lock";
import { modelsBehind } from "../generation/read-models.ts";
import { type Part, WorkerContext } from "../worker-context.ts";
import { compareShares } from "./compare-shares.ts";
import { Recurring } from "./recurring.ts";

/** Commits a week at its deadline unless a person did so. The requested run wakes a worker. */
const requestOverdue =
  ({ opened, log }: WorkerContext) =>
  async (): Promise<void> => {
    const { pool, clock, dependencies } = opened;
    const isBehind = async () => Object.keys(await modelsBehind(opened, readByDeadline)).length > 0;
    await requestOverdueRuns({ pool, facts: dependencies.db, now: clock.now() }, isBehind, log);
  };

/** Deletes expired rows from the vault. Several workers may run it at once, since a row is deleted only once. */
const sweepVault =
  ({ opened, log }: WorkerContext) =>
  async (): Promise<void> =>
    log.info(await opened.dependencies.access.sweep(), "the vault was swept");

/** Prepares the work of an interval. */
type Prepare = (context: WorkerContext) => () => Promise<void>;

const works: Readonly<Record<IntervalKind, Prepare>> = {
  "generation-deadline": requestOverdue,
  "share-sweep": compareShares,
  "vault-sweep": sweepVault,
};

/** Runs the work of intervals in a worker process. */
@Injectable()
export class Intervals implements Part {
  readonly #recurring = new Map<IntervalKind, Recurring>();
  #stopListening: () => Promise<void> = async () => {};

  constructor(private readonly context: WorkerContext) {}

  async start(): Promise<void> {
    const { opened, log } = this.context;
    for (const kind of intervalKinds) {
      const { everyMs, alone } = intervals[kind];
      const work = works[kind](this.context);
      const run = alone ? async () => void (await withAdvisoryLock(opened.pool, advisoryLockOf("interval", kind), work)) : work;
      const failed = (err: unknown) => log.warn({ interval: kind, err }, "what recurs failed; the next run tries again");
      const recurring = new Recurring(everyMs, run, failed);
      this.#recurring.set(kind, recurring);
      recurring.hurry();
    }
    this.#stopListening = await listen(opened.pool, ["clock"], () => {
      for (const [kind, recurring] of this.#recurring) if (intervals[kind].followsClock) recurring.hurry();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#stopListening();
    await Promise.all([...this.#recurring.values()].map((each) => each.stop()));
  }
}
