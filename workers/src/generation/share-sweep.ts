import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from "@nestjs/common";
import { mendShares } from "@tablee/commands/capacity/mend-shares";
import { scheduledBy } from "@tablee/commands/context";
import { currentWeek, weekToGenerate } from "@tablee/domain/calendar/calendar";
import { type Region, regions } from "@tablee/domain/kernel/region";
import { addWeeks, type Week } from "@tablee/domain/kernel/time";
import { isCommitting } from "@tablee/generation/runs/queries";
import { advisoryLocks } from "@tablee/platform/advisory-locks";
import { allReadModels } from "@tablee/projections/all-read-models";
import { behind } from "@tablee/projections/runtime/level";
import { WorkerContext } from "../worker-context.ts";

/** One region's week at a time: all open weeks of all regions within half an hour. */
const EVERY_MS = 60_000;
const read = allReadModels.filter(({ name }) => ["orders", "stock_levels", "slot_levels"].includes(name));

/** Compares shares of stock and places with the orders of open weeks, a region's week at a time, mends what differs, and alarms. */
@Injectable()
export class ShareSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;
  #sweeping: Promise<void> | undefined;
  readonly #suspected = new Map<string, ReadonlySet<string>>();

  constructor(private readonly context: WorkerContext) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => {
      this.#sweeping ??= this.#next().finally(() => {
        this.#sweeping = undefined;
      });
    }, EVERY_MS);
  }

  async #next(): Promise<void> {
    const { opened, log } = this.context;
    try {
      const now = opened.clock.now();
      const weeks: Week[] = [];
      for (let week = currentWeek(now); week <= weekToGenerate(now); week = addWeeks(week, 1)) weeks.push(week);
      const turn = this.#turn++ % (weeks.length * regions.length);
      await this.#alone(() => this.#sweep(regions[turn % regions.length]!, weeks[Math.floor(turn / regions.length)]!));
    } catch (err) {
      log.warn({ err }, "the comparison of shares failed; the next one comes in a minute");
    }
  }

  /** One worker at a time compares. */
  async #alone(work: () => Promise<void>): Promise<void> {
    const client = await this.context.opened.pool.connect();
    const key = advisoryLocks["share-sweep"];
    try {
      const { rows } = await client.query<{ ours: boolean }>("SELECT pg_try_advisory_lock($1) AS ours", [key]);
      if (rows[0]!.ours) await work().finally(() => client.query("SELECT pg_advisory_unlock($1)", [key]));
    } finally {
      client.release();
    }
  }

  /** While a commit runs, or a read model is behind, what differs says nothing. */
  async #sweep(region: Region, week: Week): Promise<void> {
    const { opened, log } = this.context;
    const { pool, store, clock, dependencies } = opened;
    if ((await isCommitting(pool, region, week)) || Object.keys(await behind(read, store, pool)).length > 0) return;
    const key = `${region} ${week}`;
    const context = scheduledBy("share-sweep", [region, week, clock.now(), this.#turn], clock.now());
    const suspected = this.#suspected.get(key) ?? new Set();
    const { mended, suspects } = await mendShares(dependencies.steps, { region, week, suspected }, context);
    this.#suspected.set(key, suspects);
    if (mended.length > 0) log.error({ region, week, orders: mended }, "shares of orders were not what the orders say, and were mended");
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }
}
