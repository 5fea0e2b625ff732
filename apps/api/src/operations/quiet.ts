import type { Opened } from "@tablee/commands/open-commands";
import { lastOverdueWeek } from "@tablee/domain/calendar/calendar";
import { categoryOf } from "@tablee/domain/streams";
import { allReadModels } from "@tablee/projections/all-read-models";
import { dueSummary } from "@tablee/projections/due-orders/queries";
import { uncoveredWeeks } from "@tablee/projections/generation-inputs/queries";
import { deadlineRunsOf } from "@tablee/projections/generation-scratch/runs";
import { menuOf } from "@tablee/projections/menus/queries";

/** Tells when everything that was written has been seen by everybody, and nothing is due: when the clock may go on. */
export class Quiet {
  readonly #opened: Opened;
  /** Position of the newest event of each category, as far as the log was looked at. */
  readonly #newest = new Map<string, bigint>();
  #lookedAt = 0n;

  constructor(opened: Opened) {
    this.#opened = opened;
  }

  /** Whether, at this moment, nothing is due at `now` and every read model and policy has seen all that concerns it. */
  async isQuiet(now: string): Promise<boolean> {
    const head = await this.#look();
    if (!(await this.#allSeen())) return false;
    if (await this.#somethingDue(now)) return false;
    return (await this.#look()) === head;
  }

  async #look(): Promise<bigint> {
    for (const { stream, position } of await this.#opened.store.newest(this.#lookedAt)) {
      if (position > this.#lookedAt) this.#lookedAt = position;
      const category = categoryOf(stream);
      if (position > (this.#newest.get(category) ?? -1n)) this.#newest.set(category, position);
    }
    return this.#lookedAt;
  }

  #newestOf(categories: readonly string[]): bigint {
    return categories.reduce((newest, category) => {
      const position = this.#newest.get(category) ?? -1n;
      return position > newest ? position : newest;
    }, -1n);
  }

  async #allSeen(): Promise<boolean> {
    const { pool } = this.#opened;
    const models = await pool.query<{ model: string; position: string }>("SELECT model, position FROM read.projection WHERE NOT paused");
    const positions = new Map(models.rows.map((row) => [row.model, BigInt(row.position)]));
    if (!allReadModels.every((model) => (positions.get(model.name) ?? -1n) >= this.#newestOf(model.categories))) return false;
    const policies = await pool.query<{ position: string; categories: string[] }>(
      "SELECT position, categories FROM vault.policy_checkpoint",
    );
    return policies.rows.every((row) => BigInt(row.position) >= this.#newestOf(row.categories));
  }

  /** A week whose deadline has passed waits for its run; what the run could not make waits for another one in its own time. */
  async #generationOverdue(now: string): Promise<boolean> {
    const { pool, dependencies } = this.#opened;
    for (const { region, week } of await uncoveredWeeks(dependencies.facts, lastOverdueWeek(now), now)) {
      if (!(await menuOf(dependencies.facts, region, week))) continue;
      if ((await deadlineRunsOf(pool, region, week)).count === 0) return true;
    }
    return false;
  }

  async #somethingDue(now: string): Promise<boolean> {
    const due = await dueSummary(this.#opened.dependencies.facts, now);
    if (due.some((row) => row.due > 0) || (await this.#generationOverdue(now))) return true;
    const { rows } = await this.#opened.pool.query<{ waiting: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM scratch.run WHERE state IN ('queued', 'running', 'commit-requested', 'committing'))
           OR EXISTS (SELECT 1 FROM read.capacity_holds WHERE until <= $1)
           OR EXISTS (SELECT 1 FROM read.due_reminders WHERE due_at <= $1)
           OR EXISTS (SELECT 1 FROM read.credit_balances WHERE expires_at <= $1) AS waiting`,
      [now],
    );
    return rows[0]!.waiting;
  }
}
