import { keyedHash } from "@tablee/platform/person-keys";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";

export const HOUR_S = 3_600;

/** Counts points per key, `points` in `durationS` seconds, in Postgres, for all API processes together. */
export const limiter = (api: ApiContext, keyPrefix: string, points: number, durationS: number): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: api.pool,
    schemaName: "vault",
    tableName: "rate_limit",
    tableCreated: true,
    keyPrefix,
    points,
    duration: durationS,
  });

/** What is counted, as a hash: the table names no account and no address. */
export const limitKey = (api: ApiContext, scope: string, text: string): string =>
  keyedHash(api.config.TABLEE_MASTER_KEY, `attempt:${scope}`, text);

/** @throws Failure too-many-attempts, when the limiter refuses */
export async function taken<Taken>(consuming: Promise<Taken>): Promise<Taken> {
  return consuming.catch((rejection: unknown) => {
    throw rejection instanceof RateLimiterRes ? tooMany(rejection) : rejection;
  });
}

export const tooMany = ({ msBeforeNext }: Pick<RateLimiterRes, "msBeforeNext">): Failure =>
  new Failure("too-many-attempts", { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) });
