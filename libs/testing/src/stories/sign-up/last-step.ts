import { part } from "@tablee/commands/context";
import { quoteOf } from "@tablee/commands/order/making/quote";
import { Refused } from "@tablee/commands/refused";
import { accountId } from "@tablee/domain/testing/examples";
import type { Mood } from "@tablee/simulation/gateway";
import { World } from "@tablee/simulation/world";
import { type Existing, orderIdIn, weeks } from "../../fixtures/constants.ts";
import { Household } from "../../fixtures/household.ts";
import { type Choice, complete } from "../../fixtures/signed-up-household.ts";

/** Without a code, which is fixed with the first order that is made. */
const usual: Choice = { code: undefined };

/** A new attempt to pay, with a card that the gateway treats by `mood`. Returns its outcome, or its refusal. */
export async function pay(household: Household, choice: Choice = {}, mood: Mood = "captured"): Promise<string> {
  household.world.gateway.mood = mood;
  const tried = { ...usual, token: `tok_${mood}`, ...choice };
  return complete(household.world.process().steps, household.context(), accountId, tried).catch((error) => {
    if (error instanceof Refused) return error.code;
    throw error;
  });
}

/** The first order as a selection would make it now, and its quote: the payment step shows them. Tried in a copy of the world. */
export async function shownTo({ world, now }: Household, choice: Choice = {}) {
  const other = new Household(new World(world.log.fork()), now);
  // An act whose id the log does not hold.
  const context = part(other.context(), `shown at ${world.log.head}`);
  const result = await complete(other.world.process().steps, context, accountId, { ...usual, ...choice });
  const order = madeOf(other).find((each) => each.status === "billed");
  if (result !== "billed" || !order) throw new Error(`what is shown could not be paid: ${result}`);
  return { order, quote: quoteOf(order, order.price), totalCents: order.price.totalCents };
}

/** The existing orders, soonest first. */
export function madeOf(household: Household): readonly Existing[] {
  const made = new Set(household.view.ids("order"));
  return [...weeks.keys()].filter((n) => made.has(orderIdIn(n))).map((n) => household.order(n));
}
