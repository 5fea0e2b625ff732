import { type Cents, cents } from "../kernel/money.ts";
import type { Dated } from "../kernel/policy.ts";

/** A price a serving from a number of recipes (or meals) on. */
export interface Tier {
  readonly from: number;
  readonly perServing: Cents;
}

/** Everything that prices an order, except tax (DECISIONS: plans and prices). All amounts in cents. */
export interface PricePolicy extends Dated {
  readonly readyToCook: Readonly<Record<2 | 4, readonly Tier[]>>;
  readonly readyToEat: readonly Tier[];
  /** On market and add-on lines, each from an amount of them on; in parts per million. */
  readonly volumeDiscounts: readonly { readonly from: Cents; readonly ppm: number }[];
  readonly orderMinimum: Cents;
  readonly deliveryFee: Cents;
  readonly freeDeliveryFrom: Cents;
  /** From this amount on the cart shows what is missing for free delivery. */
  readonly deliveryCreditFrom: Cents;
}

const tiers = (...rows: readonly (readonly [number, number])[]): Tier[] =>
  rows.map(([from, amount]) => ({ from, perServing: cents(amount) }));

export const pricePolicies: readonly PricePolicy[] = [
  {
    version: "prices-1",
    from: "2024-01-01",
    readyToCook: {
      2: tiers([2, 1475], [3, 1395], [4, 1325], [5, 1275], [6, 1245]),
      4: tiers([2, 1295], [3, 1235], [4, 1195], [5, 1155], [6, 1130]),
    },
    readyToEat: tiers([6, 1395], [8, 1345], [10, 1295], [12, 1250], [14, 1225]),
    volumeDiscounts: [
      { from: cents(4000), ppm: 50_000 },
      { from: cents(8000), ppm: 100_000 },
    ],
    orderMinimum: cents(5900),
    deliveryFee: cents(799),
    freeDeliveryFrom: cents(9900),
    deliveryCreditFrom: cents(8500),
  },
];

/** The tier of a number of picks: the nearest below; fewer than the smallest pays the smallest tier's price. */
export function tierFor(tiersOfPlan: readonly Tier[], picks: number): Tier {
  const found = tiersOfPlan.filter((tier) => tier.from <= picks).at(-1) ?? tiersOfPlan[0];
  if (!found) throw new RangeError("a plan without prices");
  return found;
}

/** The limits of refunds and credits by role (DECISIONS: payment). */
interface RefundPolicy extends Dated {
  /** Above this a second person approves. */
  readonly approvalAboveCents: Cents;
  /** The limit for support on one account in a day, refunds and credits together; above it, finance decides. */
  readonly supportPerAccountDayCents: Cents;
  /** The daily limit of one member of support over all accounts. */
  readonly supportPerAgentDayCents: Cents;
}

export const refundPolicies: readonly RefundPolicy[] = [
  {
    version: "refunds-1",
    from: "2024-01-01",
    approvalAboveCents: cents(20_000),
    supportPerAccountDayCents: cents(20_000),
    supportPerAgentDayCents: cents(100_000),
  },
];
