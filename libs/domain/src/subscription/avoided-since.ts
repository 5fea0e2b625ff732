import type { Instant } from "../kernel/time.ts";
import { avoidedFor } from "./allergens.ts";
import type { RecurringItem } from "./terms.ts";
import type { Allergen, Tastes } from "./vocabulary.ts";

/** By allergen that a household avoids, the instant since which it has done so without a break. */
export type AvoidedSince = Readonly<Partial<Record<Allergen, Instant>>>;

/** The avoided allergens after tastes were chosen at an instant. */
export const avoidedAfter = (before: AvoidedSince, { allergens }: Tastes, at: Instant): AvoidedSince =>
  Object.fromEntries(avoidedFor(allergens).map((allergen) => [allergen, before[allergen] ?? at]));

/** True if an item was chosen after every exclusion: it is to come although it may contain what is excluded. */
export const isChosenLast = ({ avoided }: { readonly avoided: AvoidedSince }, { since }: Pick<RecurringItem, "since">): boolean =>
  Object.values(avoided).every((excludedAt) => excludedAt < since);

/**
 * Returns the allergens of an item that its household has excluded since it chose the item to come with every box: it comes no more unless
 * it is chosen again.
 */
export const excludedSinceChosen = (
  { avoided }: { readonly avoided: AvoidedSince },
  { since }: Pick<RecurringItem, "since">,
  contents: readonly Allergen[],
): readonly Allergen[] => contents.filter((allergen) => (avoided[allergen] ?? "") >= since);
