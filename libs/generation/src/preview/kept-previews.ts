import type { Region } from "@tablee/domain/kernel/region";
import type { Week } from "@tablee/domain/kernel/time";
import type { GenerationResult } from "@tablee/domain/order-generation/result";
import { LruCache } from "@tablee/platform/lru-cache";

/** What the last preview of a week and region made, so that the next one computes only what changed. */
export type KeptPreviews = LruCache<string, GenerationResult>;

/** Subscriptions in all previews that are kept: those of a week of every region at 100,000 customers, or of many small weeks. */
const MOST_KEPT = 150_000;

export const keptPreviews = (): KeptPreviews => new LruCache(MOST_KEPT);

const keyOf = (region: Region, week: Week): string => `${region}:${week}`;

export const lastPreview = (previews: KeptPreviews, region: Region, week: Week): GenerationResult | undefined =>
  previews.get(keyOf(region, week));

export function keepPreview(previews: KeptPreviews, result: GenerationResult): void {
  const { region, week } = result.week.input;
  previews.set(keyOf(region, week), result, result.results.length + 1);
}
