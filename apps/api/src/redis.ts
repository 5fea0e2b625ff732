import type { Config } from "@tablee/platform/config";
import { Redis } from "ioredis";

const COMMAND_MS = 2_000;

/**
 * A connection to Redis for request handlers: it fails at once while Redis is unavailable, and after 2 s without an answer. Not
 * for workers that wait for jobs.
 */
export function openRedis({ REDIS_URL }: Pick<Config, "REDIS_URL">): Redis {
  const redis = new Redis(REDIS_URL, { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: COMMAND_MS });
  redis.on("error", () => {});
  return redis;
}
