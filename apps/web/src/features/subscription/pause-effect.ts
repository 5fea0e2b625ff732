import type { SubscriptionSettings } from "./requests.ts";

type Week = SubscriptionSettings["weeks"][number];

export interface PauseEffect {
  /** The boxes that the pause skips, and those before its end that are skipped already. */
  readonly skipped: readonly Week[];
  /** The first open box after the end of the pause. */
  readonly next?: {
    readonly week: Week;
    /**
     * The most that it can cost: discounts and credit of the boxes that are skipped move on to it. Unknown while a skipped box
     * after the end may come back and take some of its own.
     */
    readonly maxCents?: number;
  };
}

/**
 * Returns the effect of a pause on the weeks that have a box already.
 * @param firstBox The day of the first box after the pause; none if it lasts until the customer resumes.
 */
export function pauseEffect(weeks: readonly Week[], firstBox: string | undefined): PauseEffect {
  const isBefore = ({ deliveryDate }: Week) => firstBox === undefined || deliveryDate < firstBox;
  const skipped = weeks.filter((week) => week.standing !== "comes" && isBefore(week));
  const later = weeks.filter((week) => !isBefore(week));
  const next = later.find(({ standing }) => standing === "open");
  if (!next) return { skipped };
  const mayComeBack = later.some(({ standing }) => standing === "skipped");
  return { skipped, next: { week: next, ...(!mayComeBack && { maxCents: next.chargeCents }) } };
}
