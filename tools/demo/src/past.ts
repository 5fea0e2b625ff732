import { allPolicies } from "@tablee/automation/policies/all-policies.gen";
import type { Opened } from "@tablee/commands/open-commands";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import type { NoticeFacts } from "@tablee/notices/facts";
import { receiptsModel } from "@tablee/projections/receipts/read-model";
import { Life } from "@tablee/simulation/life";

/**
 * A past in memory whose ports are those of this installation: the same adapters keep credentials, the books of providers,
 * messages and stops in their usual places.
 */
export function pastFrom(start: Instant, { dependencies }: Opened): Life {
  const { ports } = dependencies.steps;
  const writer = {
    ...ports.writer,
    facts: {
      products: (...asked: Parameters<NoticeFacts["products"]>) => noticeFacts.products(...asked),
      receipt: (orderId: OrderId) => noticeFacts.receipt(orderId),
    },
  };
  // The people of a season get no more mails than the allowance grants.
  const mailAllowance = { take: async () => true };
  const life = new Life(start, allPolicies, { ...ports, mailAllowance, writer });
  const noticeFacts = factsOf(life);
  return life;
}

/** Answers the questions of notices from the log in memory. */
const factsOf = ({ world }: Life): NoticeFacts => ({
  products: async (skus) => new Map([...(await world.facts.products(skus))].map(([sku, { card }]) => [sku, card])),
  async receipt(orderId) {
    const billed = world.log.of(`order-${orderId}`).find(({ type }) => type === "OrderBilled");
    const row = billed && receiptsModel.evolve(undefined, billed, billed.id);
    return row && { number: row.number, paidAt: row.at, paidWith: world.facts.methodOf(orderId) };
  },
});
