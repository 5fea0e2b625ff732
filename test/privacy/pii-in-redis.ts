import { Redis } from "ioredis";
import { marksIn, type Place } from "./pii-markers.ts";

/** Searches for texts in every key of Redis and in its value, read according to its type: a dump compresses longer texts. */
export async function marksInKeys(url: string, marks: readonly string[]): Promise<Place> {
  const redis = new Redis(url);
  const keys = await redis.keys("*");
  const found = [];
  for (const key of keys) found.push(...marksIn(JSON.stringify([key, await heldBy(redis, key)]), marks, `redis ${key}`));
  await redis.quit();
  return { count: keys.length, found };
}

/** @throws Error for an unknown type: a value that cannot be read cannot be called clean */
async function heldBy(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  switch (type) {
    case "none":
      return null;
    case "string":
      return redis.get(key);
    case "hash":
      return redis.hgetall(key);
    case "list":
      return redis.lrange(key, 0, -1);
    case "set":
      return redis.smembers(key);
    case "zset":
      return redis.zrange(key, "0", "-1");
    case "stream":
      return redis.xrange(key, "-", "+");
    default:
      throw new Error(`a key of the type ${type}`);
  }
}
