import type { Dated } from "../kernel/policy.ts";

/** Days, hours and minutes of a delivery week (DECISIONS: weeks, cutoffs, generation; payment). */
interface CalendarPolicy extends Dated {
  /** Weeks that customers see and change. */
  readonly openWeeks: number;
  /** The cutoff is the local midnight that ends the day this many days before delivery. */
  readonly cutoffDaysBefore: number;
  readonly lockMinutesAfterCutoff: number;
  readonly billingMinutesAfterCutoff: number;
  /** Hours after the first attempt at which a soft decline is tried again. */
  readonly billingRetryHours: readonly number[];
  /** Minutes for which a started charge belongs to the process that began it; after them, a different process asks for its outcome. */
  readonly chargeWaitMinutes: number;
  /** Minutes between a failed payment and its notice: another card that is given within them changes what there is to say. */
  readonly paymentNoticeMinutes: number;
  /** Late additions end at this local time, this many days before delivery. */
  readonly lateAdditionsUntil: { readonly daysBefore: number; readonly time: string };
  /** When the sixth week's preview opens, and when it is committed automatically: weekday and Toronto time. */
  readonly generationOpens: { readonly weekday: 1; readonly time: string };
  readonly generationCommits: { readonly weekday: 3; readonly time: string };
  /** Generation makes no order this close to its cutoff: its household could hardly change it. */
  readonly generationClosesHoursBeforeCutoff: number;
  /** A hold on stock or a slot ends after this many minutes unless it is confirmed. */
  readonly holdMinutes: number;
}

export const calendarPolicies: readonly CalendarPolicy[] = [
  {
    version: "calendar-1",
    from: "2024-01-01",
    openWeeks: 6,
    cutoffDaysBefore: 4,
    lockMinutesAfterCutoff: 1,
    billingMinutesAfterCutoff: 60,
    billingRetryHours: [4, 12, 20],
    chargeWaitMinutes: 2,
    paymentNoticeMinutes: 10,
    lateAdditionsUntil: { daysBefore: 2, time: "12:00" },
    generationOpens: { weekday: 1, time: "06:00" },
    generationCommits: { weekday: 3, time: "12:00" },
    generationClosesHoursBeforeCutoff: 48,
    holdMinutes: 15,
  },
];
