import type { Opened } from "@tablee/commands/open-commands";
import { lastOverdueWeek } from "@tablee/domain/calendar/calendar";
import { categoryOf } from "@tablee/domain/streams";
import { countUnfinished, deadlineRunsOf } from "@tablee/generation/runs/queries";
import { allReadModels } from "@tablee/projections/all-read-models";
import { dueNow, dueSummary } from "@tablee/projections/due/queries";
import { uncoveredWeeks } from "@tablee/projections/generation-inputs/queries";
import { menuOf } from "@tablee/projections/menus/queries";
import { runningPositions } from "@tablee/projections/runtime/control/queries";
import { typesOf } from "./policy-types.ts";

/** Checks that every event has been processed and nothing is due, so that the clock may advance. */
export class IdleCheck {
  readonly #opened: Opened;
  /** The position of the newest event of each category and of each type, as far as the log was read. */
  readonly #newest = new Map<string, bigint>();
  #lookedAt = 0n;

  constructor(opened: Opened) {
    this.#opened = opened;
  }

  /** True if, at this moment, nothing is due at `now` and every read model and policy has seen all events that concern it. */
  async isIdle(now: string): Promise<boolean> {
    return (await this.waitingFor(now)) === null;
  }

  /** The work still awaited at `now`, by name and count, or null when idle. */
  async waitingFor(now: string): Promise<string | null> {
    const head = await this.#look();
    const waiting = (await this.#notSeen()) ?? (await this.#due(now));
    if (waiting !== null) return waiting;
    return (await this.#look()) === head ? null : "the log, which is being written";
  }

  async #look(): Promise<bigint> {
    for (const { stream, type, position } of await this.#opened.store.newest(this.#lookedAt)) {
      if (position > this.#lookedAt) this.#lookedAt = position;
      for (const name of [categoryOf(stream), type]) if (position > (this.#newest.get(name) ?? -1n)) this.#newest.set(name, position);
    }
    return this.#lookedAt;
  }

  /** By the names of categories, or of types. */
  #newestOf(names: readonly string[]): bigint {
    return names.reduce((newest, name) => {
      const position = this.#newest.get(name) ?? -1n;
      return position > newest ? position : newest;
    }, -1n);
  }

  async #notSeen(): Promise<string | null> {
    const { pool } = this.#opened;
    const positions = await runningPositions(pool);
    const late = allReadModels.find((model) => (positions.get(model.name) ?? -1n) < this.#newestOf(model.categories));
    if (late) return `the read model ${late.name}`;
    const policies = await pool.query<{ policy: string; position: string; categories: string[] }>(
      "SELECT policy, position, categories FROM vault.policy_checkpoint",
    );
    // A policy acts on some types only: an event of a different type that it has not passed yet is not waited for.
    const behind = policies.rows.find((row) => BigInt(row.position) < this.#newestOf(typesOf(row.policy) ?? row.categories));
    return behind ? `the policy ${behind.policy}` : null;
  }

  /** A week whose deadline has passed waits for its run; orders that the run could not make wait for a later run. */
  async #generationOverdue(now: string): Promise<boolean> {
    const { pool, dependencies } = this.#opened;
    for (const { region, week } of await uncoveredWeeks(dependencies.db, lastOverdueWeek(now), now)) {
      if (!(await menuOf(dependencies.db, region, week))) continue;
      if ((await deadlineRunsOf(pool, region, week)).count === 0) return true;
    }
    return false;
  }

  async #due(now: string): Promise<string | null> {
    const late = await this.#late(now);
    if (late) return late;
    if (await this.#generationOverdue(now)) return "the generation of a week";
    const runs = await countUnfinished(this.#opened.pool);
    return runs > 0 ? `${runs} runs of a generation` : null;
  }

  /** The overdue work, except what failed for good: that waits for a person. */
  async #late(now: string): Promise<string | null> {
    const { pool, dependencies } = this.#opened;
    const { rows } = await pool.query<{ name: string }>(
      "SELECT work || ' ' || subject || ' ' || step AS name FROM vault.set_aside WHERE outcome = 'lasting'",
    );
    const failed = new Set(rows.map(({ name }) => name));
    for (const { kind, due } of await dueSummary(dependencies.db, now)) {
      if (due === 0) continue;
      const listed = failed.size === 0 ? [] : await dueNow(dependencies.db, kind, now, due);
      const left = due - listed.filter(({ key, step }) => failed.has(`${kind} ${key} ${step}`)).length;
      if (left > 0) return `${left} of what is due: ${kind}`;
    }
    return null;
  }
}
