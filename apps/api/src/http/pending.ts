import { addPointsWhenOrderEarnsThem } from "@tablee/automation/policies/money/add-points-when-order-earns-them";
import { billAgainWhenPaymentMethodGiven } from "@tablee/automation/policies/money/bill-again-when-payment-method-given";
import { payRefundOutWhenOrderRefunded } from "@tablee/automation/policies/money/pay-refund-out-when-order-refunded";
import { settleCreditWhenOrderIsPaidOrEnds } from "@tablee/automation/policies/money/settle-credit-when-order-is-paid-or-ends";
import { placeRecurringItemsWhenOrderGenerated } from "@tablee/automation/policies/order/place-recurring-items-when-order-generated";
import { refundWhenDeliveryFailedForGood } from "@tablee/automation/policies/order/refund-when-delivery-failed-for-good";
import { spreadCodeWhenBoxesChange } from "@tablee/automation/policies/order/spread-code-when-boxes-change";
import { alignWeeksWhenSubscriptionChangesState } from "@tablee/automation/policies/subscription/align-weeks-when-subscription-changes-state";
import { endPointsWhenSubscriptionClosed } from "@tablee/automation/policies/subscription/end-points-when-subscription-closed";
import { makeOrdersWhenFirstOrderBilled } from "@tablee/automation/policies/subscription/make-orders-when-first-order-billed";
import { placeRecurringItemsWhenChosen } from "@tablee/automation/policies/subscription/place-recurring-items-when-chosen";
import type { Policy } from "@tablee/automation/policy";
import type { AppendLog } from "@tablee/commands/append-log";
import { isPending, type Pending, pendings } from "@tablee/contracts/pending";
import { readPositions } from "@tablee/contracts/positions";
import type { Pool } from "@tablee/platform/postgres";

/** The policies that complete each pending result of an answer. */
export const policiesOf: Readonly<Record<Pending, readonly Policy[]>> = {
  charges: [billAgainWhenPaymentMethodGiven],
  credit: [settleCreditWhenOrderIsPaidOrEnds],
  items: [placeRecurringItemsWhenChosen, placeRecurringItemsWhenOrderGenerated],
  points: [addPointsWhenOrderEarnsThem, endPointsWhenSubscriptionClosed],
  prices: [spreadCodeWhenBoxesChange],
  refunds: [refundWhenDeliveryFailedForGood, payRefundOutWhenOrderRefunded],
  weeks: [alignWeeksWhenSubscriptionChangesState, makeOrdersWhenFirstOrderBilled],
};

const names = Object.keys(pendings).filter(isPending);

/** The policies that will act on what was appended: for each name the position that they have to pass. */
export function toCome({ types }: AppendLog): ReadonlyMap<Pending, bigint> {
  return new Map(
    names.flatMap((name) => {
      const positions = policiesOf[name].flatMap((policy) => policy.types.flatMap((type) => types.get(type) ?? []));
      return positions.length === 0 ? [] : [[name, positions.reduce(newer)] as const];
    }),
  );
}

/** The policies and positions that a request waits for, from its header. */
export const readAwaited = (header: string | readonly string[] | undefined): ReadonlyMap<Pending, bigint> =>
  new Map([...readPositions(header)].flatMap(([name, position]) => (isPending(name) ? [[name, position] as const] : [])));

interface Followed {
  /** The policies that have yet to pass their position. */
  readonly pending: ReadonlyMap<Pending, bigint>;
  /** The positions written by the policies that have passed, by category: the result is shown once read models have seen them. */
  readonly wrote: ReadonlyMap<string, bigint>;
}

/** Reads the progress of the policies that a reader awaits. */
export async function followed(pool: Pool, awaited: ReadonlyMap<Pending, bigint>): Promise<Followed> {
  const { rows } = await pool.query<{ policy: string; position: string; wrote: Readonly<Record<string, string>> }>(
    "SELECT DISTINCT ON (policy) policy, position, wrote FROM vault.policy_checkpoint WHERE policy = ANY($1) ORDER BY policy, updated_at DESC",
    [[...awaited.keys()].flatMap((name) => policiesOf[name].map((policy) => policy.name))],
  );
  const checkpoints = new Map(rows.map((row) => [row.policy, row]));
  const pending = new Map<Pending, bigint>();
  const wrote = new Map<string, bigint>();
  for (const [name, position] of awaited)
    for (const policy of policiesOf[name]) {
      const checkpoint = checkpoints.get(policy.name);
      if (!checkpoint || BigInt(checkpoint.position) < position) pending.set(name, position);
      else
        for (const [category, at] of Object.entries(checkpoint.wrote)) wrote.set(category, newer(wrote.get(category) ?? -1n, BigInt(at)));
    }
  return { pending, wrote };
}

const newer = (one: bigint, other: bigint): bigint => (one > other ? one : other);
