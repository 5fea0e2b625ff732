import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from "@nestjs/common";
import type { Pool } from "@tablee/platform/postgres";
import { WorkerContext } from "../worker-context.ts";

const EVERY_MS = 10 * 60_000;

/** What of the vault is over after a while, by the machine's clock, and may be forgotten. */
const expired = {
  session: "expires_at < now()",
  /** Attempts that no longer count. */
  rate_limit: "expire < extract(epoch FROM now()) * 1000",
  /** As long as a request may be repeated under its key. */
  idempotency: "created_at < now() - interval '30 days'",
} as const;

/** Deletes sessions, attempts and idempotency keys whose time is over. Answers how many of each. */
export async function sweepVault(pool: Pool): Promise<Record<keyof typeof expired, number>> {
  const swept = { session: 0, rate_limit: 0, idempotency: 0 };
  for (const [table, condition] of Object.entries(expired) as [keyof typeof expired, string][])
    swept[table] = (await pool.query(`DELETE FROM vault.${table} WHERE ${condition}`)).rowCount ?? 0;
  return swept;
}

/** Sweeps the vault when it starts and every ten minutes. Several workers may: what one has deleted another does not find. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(private readonly context: WorkerContext) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => this.#sweep(), EVERY_MS);
    this.#sweep();
  }

  #sweep(): void {
    const { opened, log } = this.context;
    this.#sweeping = sweepVault(opened.pool).then(
      (swept) => log.info(swept, "the vault was swept"),
      (err) => log.warn({ err }, "the vault could not be swept; the next sweep tries again"),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }
}
