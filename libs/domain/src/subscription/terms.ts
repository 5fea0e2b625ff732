import type { Week } from "../kernel/time.ts";

/** A value that holds from a week on; the last entry whose week has come counts. */
export type FromWeek<Value> = readonly { readonly fromWeek: Week; readonly value: Value }[];

/** A later change for the same or an earlier week replaces what was planned from then on. */
export const effective = <Value>(values: FromWeek<Value>, fromWeek: Week, value: Value): FromWeek<Value> => [
  ...values.filter((entry) => entry.fromWeek < fromWeek),
  { fromWeek, value },
];

/** What holds in a week; before the first entry's week, the first entry. */
export const inWeek = <Value>(values: FromWeek<Value>, week: Week): Value => {
  const held = values.filter((entry) => entry.fromWeek <= week).at(-1) ?? values[0];
  if (held === undefined) throw new RangeError("a subscription without terms");
  return held.value;
};
