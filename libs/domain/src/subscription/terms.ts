import type { Instant, Week } from "../kernel/time.ts";
import type { Tastes } from "./vocabulary.ts";

/** Values that apply from a week on; in a week, the last entry that has begun counts. */
export type FromWeek<Value> = readonly { readonly fromWeek: Week; readonly value: Value }[];

/** A later change for the same or an earlier week replaces what was planned from then on. */
export const effective = <Value>(values: FromWeek<Value>, fromWeek: Week, value: Value): FromWeek<Value> => [
  ...values.filter((entry) => entry.fromWeek < fromWeek),
  { fromWeek, value },
];

/** The value in force in a week; before the first entry's week, the first entry. */
export const inWeek = <Value>(values: FromWeek<Value>, week: Week): Value => {
  const held = values.filter((entry) => entry.fromWeek <= week).at(-1) ?? values[0];
  if (held === undefined) throw new RangeError("a subscription without terms");
  return held.value;
};

/**
 * The tastes as last changed. They judge every existing box, also one of a week before they count for new boxes: a box moved to a later day
 * is open after its week has closed for its subscription's day.
 */
export const tastesNow = (terms: { readonly tastes: FromWeek<Tastes> }): Tastes => {
  const last = terms.tastes.at(-1);
  if (last === undefined) throw new RangeError("a subscription without terms");
  return last.value;
};

/** A market item that comes with every box. */
export interface RecurringItem {
  readonly sku: string;
  readonly quantity: number;
  readonly since: Instant;
}

/** The market items that come with every box, as last chosen. */
export const recurringNow = (state: { readonly recurring: FromWeek<readonly RecurringItem[]> }): readonly RecurringItem[] =>
  state.recurring.at(-1)?.value ?? [];
