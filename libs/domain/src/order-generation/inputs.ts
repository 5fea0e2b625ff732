import { hashText } from "../kernel/hash.ts";
import type { Region } from "../kernel/region.ts";
import type { Week } from "../kernel/time.ts";
import type { MenuItem, Ranking } from "../menu/vocabulary.ts";
import type { Plan, Tastes } from "../subscription/vocabulary.ts";

/** What generation reads of one subscription, and nothing else. */
export interface SubscriptionInput {
  readonly subscriptionId: string;
  readonly plan: Plan;
  readonly tastes: Tastes;
  /** What it was sent, and in which week. */
  readonly recent: readonly (readonly [sku: string, week: Week])[];
  /** The customer's own ratings, 1 to 5. */
  readonly ratings: Readonly<Record<string, number>>;
  /** `hashInput` of the above, kept where the input is kept. */
  readonly hash: string;
}

/** What generation reads of a week and region. */
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

/** A hash of what one subscription brings to generation; equal inputs, equal hash. */
export const hashInput = (input: Omit<SubscriptionInput, "hash">): string =>
  hashText(JSON.stringify([input.subscriptionId, input.plan, input.tastes, input.recent, input.ratings]));

/** A hash of exactly what a subscription's result was made from. */
export const hashOfResult = (week: Pick<WeekInput, "region" | "week" | "menuRevision">, policyVersion: string, inputHash: string): string =>
  `${week.region}:${week.week}:${week.menuRevision}:${policyVersion}:${inputHash}`;
