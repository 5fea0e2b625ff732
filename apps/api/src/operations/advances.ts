import type { Pool } from "@tablee/platform/postgres";

/** A move of the clock, as every process sees it. */
export interface Advance {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly steps: number;
  readonly done: boolean;
  readonly error: string | null;
}

const BEAT_MS = 2_000;
/** A process that has moved the clock and shown no life for so long is gone. */
const SILENCE = "10 seconds";

/** The last move of the clock, stored beside the clock: one at a time, over all processes. */
export class Advances {
  constructor(private readonly pool: Pool) {}

  /** The last move; one whose process is gone has stopped half way. */
  async last(): Promise<Advance | null> {
    const { rows } = await this.pool.query<{ advance: Advance | null; alone: boolean }>(
      `SELECT advance, conducted_at < now() - interval '${SILENCE}' AS alone FROM vault.clock`,
    );
    const { advance = null, alone = false } = rows[0] ?? {};
    return advance && !advance.done && alone ? { ...advance, done: true, error: "the process that moved the clock is gone" } : advance;
  }

  /** Begins a move unless one is under way; returns whether it did. */
  async begin(advance: Advance): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE vault.clock SET advance = $1, conducted_at = now()
       WHERE advance IS NULL OR (advance->>'done')::boolean OR conducted_at < now() - interval '${SILENCE}'`,
      [JSON.stringify(advance)],
    );
    return rowCount === 1;
  }

  /** @throws if a different process has taken over the clock since */
  async note(advance: Advance): Promise<void> {
    const { rowCount } = await this.pool.query("UPDATE vault.clock SET advance = $1, conducted_at = now() WHERE advance->>'id' = $2", [
      JSON.stringify(advance),
      advance.id,
    ]);
    if (rowCount === 0) throw new Error("the clock is moved by another process");
  }

  /** Shows life while `work` takes its time. */
  async whileConducting<Result>({ id }: Advance, work: () => Promise<Result>): Promise<Result> {
    const beat = () => this.pool.query("UPDATE vault.clock SET conducted_at = now() WHERE advance->>'id' = $1", [id]);
    const timer = setInterval(() => void beat().catch(() => {}), BEAT_MS);
    return work().finally(() => clearInterval(timer));
  }
}
