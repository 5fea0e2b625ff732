import type { AskedLine } from "@tablee/commands/order/making/order-lines";
import type { CreditKind } from "@tablee/domain/credit/vocabulary";
import { idFrom } from "@tablee/domain/kernel/ids";
import { pauseReasons } from "@tablee/domain/subscription/vocabulary";
import type { Mood } from "@tablee/simulation/gateway";
import { orderIds, recipes, skuOf, weeks } from "../fixtures/constants.ts";

/** The arguments of an action: `n` is the number of its week, and its other details are derived from the random numbers `a` and `b`. */
export interface Details {
  readonly n: number;
  readonly a: number;
  readonly b: number;
  readonly mood: Mood;
  /** The process is killed before its step of this number; the next action finds its partial work. */
  readonly dies: number | undefined;
}

export const linesOf = ({ a, b }: Details): AskedLine[] =>
  recipes.filter((number) => (a >> number) % 2 === 1).map((number) => ({ sku: skuOf(number), quantity: 1 + ((b >> number) % 2) }));
/** The week of an action, with some of the others. */
export const severalOf = ({ n, a }: Pick<Details, "n" | "a">): number[] =>
  [...weeks.keys()].filter((week) => week === n || (a >> week) % 2 === 1);
export const orderIdsOf = (numbers: readonly number[]) => numbers.map((n) => orderIds[n]!);
export const reasonOf = ({ a }: Details) => pauseReasons[a % pauseReasons.length]!;
/** A few ids, so that additions are started again and paid more than once. */
export const additionOf = ({ n, b }: Details) => idFrom("addition", n, b % 2);
/** A few ids, so that a change is requested again. */
export const changeOf = ({ a, b }: Details) => idFrom("change", a % 7, b % 7);
/** The editing session of an action: a second one now and then. */
export const sessionOf = ({ b }: Details): string => (b % 5 === 0 ? "another-session" : "simulated-session");
/** Codes that an account may enter; now and then none. */
export const codeOf = ({ a }: Details) => [undefined, "MERCI10", "RETOUR20", "HIVER30", "FIDELE3"][a % 5];

/** Credit that is given, in cents, and for how many days: purchased credit never expires. */
export const moneyOf = ({ a, b }: Details): { readonly kind: CreditKind; readonly cents: number; readonly days?: number } =>
  a % 3 === 0
    ? { kind: "purchased", cents: 100 + 7 * b }
    : { kind: "promotional", cents: 100 + 7 * b, ...(a % 3 === 1 && { days: 1 + (b % 20) }) };

export const refundByTwoOf = ({ n, a }: Details) => idFrom("refund by two", n, a % 3);
