import type { z } from "zod";

/** Money is a whole number of cents (CAD). Nothing else in the product is allowed to be money. */
export type Cents = number & z.core.$brand<"Cents">;

/** @throws RangeError when `amount` is not a safe whole number. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return (amount === 0 ? 0 : amount) as Cents;
}

export const zero = cents(0);

export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
};

export const min = (a: Cents, b: Cents): Cents => (a < b ? a : b);
export const max = (a: Cents, b: Cents): Cents => (a > b ? a : b);

/** `amount × partsPerMillion / 1 000 000`, rounded half away from zero. Rates are whole parts per million: 9.975 % is 99 750. */
export function share(amount: Cents, partsPerMillion: number): Cents {
  const exact = BigInt(amount) * BigInt(partsPerMillion);
  const sign = exact < 0n ? -1n : 1n;
  return cents(Number(sign * ((sign * exact * 2n + 1_000_000n) / 2_000_000n)));
}

/**
 * Splits an amount by weights so that the shares add up to it exactly (largest remainder; ties go to the earlier share).
 * With no weight at all, everything goes to the first share.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((a, b) => a + b, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : zero));
  const sign = amount < 0 ? -1 : 1;
  const exact = weights.map((weight) => (Math.abs(amount) * weight) / total);
  const shares = exact.map(Math.floor);
  const missing = Math.abs(amount) - shares.reduce((a, b) => a + b, 0);
  const byRemainder = exact.map((value, index) => ({ index, remainder: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder); // Stable: ties stay in their order.
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = shares[index]! + 1;
  return shares.map((value) => cents(sign * value));
}
