import { keyedHash } from "@tablee/platform/person-keys";
import type { Pool } from "@tablee/platform/postgres";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

export const HOUR_S = 3_600;

/** Counts points by key; see Limits. */
export type Limiter = RateLimiterPostgres;

/** A limit was reached: the caller may try again after `retryAfterSeconds`. */
export class TooManyAttempts extends Error {
  override readonly name = "TooManyAttempts";
  readonly retryAfterSeconds: number;

  constructor({ msBeforeNext }: { readonly msBeforeNext: number }) {
    super("too many attempts");
    this.retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  }
}

/** vault.rate_limit: counted points, for all processes together. Keys are hashes: the table names no account and no address. */
export class Limits {
  readonly #pool: Pool;
  readonly #masterKey: string;

  constructor(pool: Pool, masterKey: string) {
    this.#pool = pool;
    this.#masterKey = masterKey;
  }

  /** Counts up to `points` in `durationS` seconds for each key; one more, and the key is refused for `blockS` seconds from then. */
  limiter(keyPrefix: string, points: number, durationS: number, blockS = 0): Limiter {
    const table = { schemaName: "vault", tableName: "rate_limit", tableCreated: true };
    // Expired points are deleted by sweep().
    return new RateLimiterPostgres({
      storeClient: this.#pool,
      ...table,
      keyPrefix,
      points,
      duration: durationS,
      blockDuration: blockS,
      clearExpiredByTimeout: false,
    });
  }

  /** The key of a counter: a hash of its scope and subject. */
  key(scope: string, text: string): string {
    return keyedHash(this.#masterKey, `attempt:${scope}`, text);
  }

  /** Deletes points that no longer count. Returns how many rows. */
  async sweep(): Promise<number> {
    return (await this.#pool.query("DELETE FROM vault.rate_limit WHERE expire < extract(epoch FROM now()) * 1000")).rowCount ?? 0;
  }
}

/** @throws TooManyAttempts, when the limiter refuses */
export async function taken<Taken>(consuming: Promise<Taken>): Promise<Taken> {
  return consuming.catch((rejection: unknown) => {
    throw rejection instanceof RateLimiterRes ? new TooManyAttempts(rejection) : rejection;
  });
}
