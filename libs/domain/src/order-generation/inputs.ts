import { canonicalJson, hashText } from "../kernel/hash.ts";
import type { SubscriptionId } from "../kernel/ids.ts";
import type { Region } from "../kernel/place/region.ts";
import type { Week } from "../kernel/time.ts";
import type { MenuItem, Ranking } from "../menu/vocabulary.ts";
import type { Plan, Tastes } from "../subscription/vocabulary.ts";

/** The inputs that generation reads of one subscription. */
export interface SubscriptionInput {
  readonly subscriptionId: SubscriptionId;
  readonly plan: Plan;
  readonly tastes: Tastes;
  /** The items it was sent, and in which week. */
  readonly recent: readonly (readonly [sku: string, week: Week])[];
  /** The customer's own ratings by SKU, 1 to 5 (review/vocabulary.ts), or 0 for one of which less is wanted: 1 is not picked again. */
  readonly ratings: Readonly<Record<string, number>>;
  /** `hashInput` of the above, kept where the input is kept. */
  readonly hash: string;
}

/** The inputs that generation reads of a week and region. */
export interface WeekInput {
  readonly region: Region;
  readonly week: Week;
  readonly items: readonly MenuItem[];
  readonly ranking: Ranking;
  /** The revision of the menu's stream: publication and every ranking. */
  readonly menuRevision: number;
  /** Units that are still free, by SKU. */
  readonly unitsLeft: ReadonlyMap<string, number>;
}

type Hashed = Omit<SubscriptionInput, "hash">;
const hashedParts = ({ subscriptionId, plan, tastes, recent, ratings }: Hashed) => [subscriptionId, plan, tastes, recent, ratings];

/** A hash of what one subscription brings to generation: equal inputs have equal hashes, however they were stored. */
export const hashInput = (input: Hashed): string => hashText(canonicalJson(hashedParts(input)));

/**
 * The hashes of the same inputs that orders of earlier versions hold: they depended on the order of keys, the log's or that of the session
 * in which the tastes were chosen.
 */
export function earlierHashesOf(input: Hashed): readonly string[] {
  const { diets, allergens, dislikes } = input.tastes;
  return [
    { diets, allergens, dislikes },
    { diets, dislikes, allergens },
  ].map((tastes) => hashText(JSON.stringify(hashedParts({ ...input, tastes }))));
}

/** A hash of exactly the inputs of a subscription's result. */
export const hashOfResult = (week: Pick<WeekInput, "region" | "week" | "menuRevision">, policyVersion: string, inputHash: string): string =>
  `${week.region}:${week.week}:${week.menuRevision}:${policyVersion}:${inputHash}`;
