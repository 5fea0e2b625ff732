import { type Cents, sum } from "../../kernel/money.ts";
import type { AdditionPrice } from "../../pricing/vocabulary.ts";

/** The part of an addition that determines whether it is paid. */
interface AnyAddition {
  readonly status: "open" | "billing" | "billed" | "dropped";
}

/** An order's additions: keyed by id in a decider's state, a list in rows and answers. */
type Additions<A extends AnyAddition> = readonly A[] | Readonly<Record<string, A>>;

export const isPaidAddition = ({ status }: AnyAddition): boolean => status === "billed";

/** True while a set of additions waits for its charge. */
export const isAdding = (additions: Additions<AnyAddition>): boolean => Object.values(additions).some(({ status }) => status === "billing");

/** The additions of an order that are paid, in the order in which they were started. */
export const paidAdditions = <A extends AnyAddition>(additions: Additions<A>): A[] => Object.values(additions).filter(isPaidAddition);

interface WithLines<Line> {
  readonly lines: readonly Line[];
  readonly additions?: Additions<AnyAddition & { readonly lines: readonly Line[] }>;
}

/** The order's own lines, and those of its paid additions. */
export const linesInBox = <Line>({ lines, additions = [] }: WithLines<Line>): Line[] => [
  ...lines,
  ...paidAdditions(additions).flatMap((addition) => addition.lines),
];

type Amounts = Pick<AdditionPrice, "discountedFoodCents" | "totalCents" | "volumeDiscountCents">;

interface WithPrices {
  readonly price: Amounts;
  readonly additions: Additions<AnyAddition & { readonly price: Amounts }>;
}

const inAll = ({ price, additions }: WithPrices, amount: keyof Amounts): Cents =>
  sum([price[amount], ...paidAdditions(additions).map((addition) => addition.price[amount])]);

/** The food of an order and of its paid additions after every discount: what earns points. */
export const foodInAll = (order: WithPrices): Cents => inAll(order, "discountedFoodCents");

/** The total of an order and its paid additions, taxes and delivery included. */
export const totalInAll = (order: WithPrices): Cents => inAll(order, "totalCents");

/** True if everything that was paid for an order and its additions is refunded. */
export const isRefundedWhole = (order: WithPrices & { readonly refundedCents: Cents }): boolean =>
  order.refundedCents > 0 && order.refundedCents >= totalInAll(order);

/** The volume discount that an order and its paid additions have had. */
export const volumeGiven = (order: WithPrices): Cents => inAll(order, "volumeDiscountCents");
