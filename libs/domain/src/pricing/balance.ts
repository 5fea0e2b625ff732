interface Sides {
  readonly paidCents: readonly number[];
  readonly forCents: readonly number[];
  readonly taxes: readonly { readonly cents: Cents }[];
}

/** Whether what was paid is what it was paid for: an event that moves value is written balanced, or the books could not take it. */
export const isBalanced = ({ paidCents, forCents, taxes }: Sides): boolean =>
  total(paidCents) === total(forCents) + total(taxes.map(({ cents }) => cents));
const total = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

import type { Cents } from "../kernel/money.ts";
