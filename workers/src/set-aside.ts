import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "@tablee/platform/postgres";
import type { Trouble } from "./trouble.ts";

/** The subject of a piece of work: for a policy an event, by its stream and revision; for a schedule a due thing, by its key and step. */
export interface Item {
  readonly subject: string;
  readonly step: number;
}

export interface AsideItem extends Item {
  readonly work: string;
  /** True until the time of the item's next try. */
  readonly waits: boolean;
}

const LOOK_MS = 5_000;
const MAX_AT_ONCE = 32;

/**
 * The items that a policy or a schedule could not process. Staff see them, and they hold up nothing behind them. Each is retried
 * after five seconds, then after waits that double up to an hour; one that failed for good waits until a person asks for it.
 */
export class SetAside {
  readonly #pool: Pool;
  readonly #work: string;
  readonly #store: string;

  /** `work` is the policy's name or the schedule's kind. */
  constructor(pool: Pool, work: string, store: string) {
    this.#pool = pool;
    this.#work = work;
    this.#store = store;
  }

  /** Sets an item aside, or records that a retry failed. `type` names it for staff. */
  async add({ subject, step }: Item, type: string, { kind, code }: Pick<Trouble, "kind" | "code">): Promise<void> {
    await this.#pool.query(
      `INSERT INTO vault.set_aside (work, store, subject, step, type, code, outcome, next_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $7 = 'lasting' THEN 'infinity' ELSE now() + interval '5 seconds' END)
       ON CONFLICT (work, store, subject, step) DO UPDATE SET code = $6, outcome = $7, tries = set_aside.tries + 1,
         next_at = CASE WHEN $7 = 'lasting' THEN 'infinity'
                        ELSE now() + least(interval '5 seconds' * power(2, least(set_aside.tries, 10)), interval '1 hour') END`,
      [this.#work, this.#store, subject, step, type, code, kind],
    );
  }

  async remove({ subject, step }: Item): Promise<void> {
    await this.#pool.query("DELETE FROM vault.set_aside WHERE work = $1 AND store = $2 AND subject = $3 AND step = $4", [
      this.#work,
      this.#store,
      subject,
      step,
    ]);
  }

  /** Retries everything at once except what failed for good: a restart may have repaired the cause. */
  async hurry(): Promise<void> {
    await this.#pool.query("UPDATE vault.set_aside SET next_at = now() WHERE work = $1 AND store = $2 AND next_at < 'infinity'", [
      this.#work,
      this.#store,
    ]);
  }

  /** Yields the items to retry, as their times come, until `signal` aborts. The caller removes each or adds it again before the next. */
  async *offered(looks: AsideLooks, signal: AbortSignal): AsyncGenerator<readonly Item[]> {
    while (!signal.aborted) {
      const { rows } = await this.#pool.query<Item>(
        `SELECT subject, step FROM vault.set_aside WHERE work = $1 AND store = $2 AND next_at <= now() ORDER BY next_at LIMIT ${MAX_AT_ONCE}`,
        [this.#work, this.#store],
      );
      if (rows.length > 0) yield rows;
      else while (!signal.aborted && !(await looks.next(signal)).has(this.#work));
    }
  }
}

/** Checks every five seconds which policies and schedules of a process have items to retry: one query for all of them. */
export class AsideLooks {
  readonly #pool: Pool;
  readonly #store: string;
  readonly #works: readonly string[];
  #next: Promise<ReadonlySet<string>> | undefined;

  constructor(pool: Pool, store: string, works: readonly string[]) {
    this.#pool = pool;
    this.#store = store;
    this.#works = works;
  }

  /** Returns the names of the policies and schedules that the next check finds; none once the signal has aborted. */
  async next(signal: AbortSignal): Promise<ReadonlySet<string>> {
    this.#next ??= sleep(LOOK_MS, undefined, { ref: false }).then(() => this.#look());
    const ended = Promise.withResolvers<ReadonlySet<string>>();
    const end = () => ended.resolve(new Set());
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
    try {
      return await Promise.race([this.#next, ended.promise]);
    } finally {
      signal.removeEventListener("abort", end);
    }
  }

  async #look(): Promise<ReadonlySet<string>> {
    this.#next = undefined;
    const { rows } = await this.#pool.query<{ work: string }>(
      "SELECT DISTINCT work FROM vault.set_aside WHERE work = ANY($1) AND store = $2 AND next_at <= now()",
      [this.#works, this.#store],
    );
    return new Set(rows.map(({ work }) => work));
  }
}

/** Reads the items that some kinds of work have set aside. */
export async function setAsideOf(pool: Pool, works: readonly string[], store: string): Promise<Map<string, AsideItem[]>> {
  const { rows } = await pool.query<AsideItem>(
    "SELECT work, subject, step, next_at > now() AS waits FROM vault.set_aside WHERE work = ANY($1) AND store = $2",
    [works, store],
  );
  return Map.groupBy(rows, ({ work }) => work);
}
