interface Sides {
  readonly paidCents: readonly number[];
  readonly forCents: readonly number[];
  readonly taxes: readonly { readonly cents: Cents }[];
}

/** True if the amount paid equals the amounts it paid for: the ledger could not take an unbalanced event that moves value. */
export const isBalanced = ({ paidCents, forCents, taxes }: Sides): boolean =>
  total(paidCents) === total(forCents) + total(taxes.map(({ cents }) => cents));
const total = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

import type { Cents } from "../kernel/money.ts";
