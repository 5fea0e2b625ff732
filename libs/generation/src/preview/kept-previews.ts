import type { Region } from "@tablee/domain/kernel/place/region";
import type { Week } from "@tablee/domain/kernel/time";
import type { GenerationResult } from "@tablee/domain/order-generation/result";
import { LRUCache } from "lru-cache";

/** The results of the last preview of each week and region, so that the next one computes only what changed. */
export type KeptPreviews = LRUCache<string, GenerationResult>;

/**
 * The maximum number of subscriptions in all kept previews: those of a week of every region at 100,000 customers, or of many small weeks.
 */
const MAX_KEPT = 150_000;

export const keptPreviews = (): KeptPreviews =>
  new LRUCache({ maxSize: MAX_KEPT, sizeCalculation: ({ results }) => Math.min(results.length + 1, MAX_KEPT) });

const keyOf = (region: Region, week: Week): string => `${region}:${week}`;

export const lastPreview = (previews: KeptPreviews, region: Region, week: Week): GenerationResult | undefined =>
  previews.get(keyOf(region, week));

export function keepPreview(previews: KeptPreviews, result: GenerationResult): void {
  const { region, week } = result.week.input;
  previews.set(keyOf(region, week), result);
}
