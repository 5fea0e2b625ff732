import type { AccountId, OrderId, SubscriptionId } from "@tablee/domain/kernel/ids";
import { spreadCodes } from "@tablee/domain/offer/spread-code";
import type { DiscountGrant } from "@tablee/domain/pricing/vocabulary";
import { accounts, orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps, Streams } from "../steps.ts";
import { codedOrder, isChangeable, offersInForce, ordersForCode } from "./orders-with-offer.ts";

/** The orders of an account, or of the account that an order belongs to. */
type OrdersToSpreadOver = { readonly accountId: AccountId } | { readonly orderId: OrderId };

/** Updates the grants of an account's future orders after one of its codes or orders changed. */
export async function spreadCode(steps: Steps, input: OrdersToSpreadOver, context: CommandContext): Promise<void> {
  const owner = await ownerOf(steps, input);
  if (owner) await spreadAccountsCode(steps, owner.accountId, owner.subscriptionId, context);
}

async function ownerOf(
  { load, facts }: Steps,
  input: OrdersToSpreadOver,
): Promise<{ readonly accountId: AccountId; readonly subscriptionId: SubscriptionId } | undefined> {
  if ("orderId" in input) {
    const { state } = await load(orders, input.orderId);
    return state.status === "none" ? undefined : state;
  }
  const subscriptionId = await facts.subscriptionOf(input.accountId);
  return subscriptionId === undefined ? undefined : { accountId: input.accountId, subscriptionId };
}

const MAX_ROUNDS = 20;

/**
 * Spreads the account's codes over its future orders; returns the position of the last event. Repeats until nothing changes: when codes or
 * weeks change concurrently, the later write sees the earlier one, and nothing is granted twice.
 */
export async function spreadAccountsCode(
  streams: Streams,
  accountId: AccountId,
  subscriptionId: SubscriptionId,
  context: CommandContext,
): Promise<bigint> {
  let position = 0n;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const changes = await changesFor(streams, accountId, subscriptionId, context.at);
    if (changes.length === 0) return position;
    for (const { orderId, grants } of changes) {
      const command = { type: "ChangeDiscounts", grants, receivedAt: context.at } as const;
      const own = part({ ...context, subject: accountId }, "spread", round, orderId);
      const outcome = await streams.handle(orders, orderId, command, own).catch((error) => {
        // It was locked in between: its grants are final.
        if (error instanceof Refused) return undefined;
        throw error;
      });
      if (outcome && outcome.position > position) position = outcome.position;
    }
  }
  throw new Error("the codes of an account do not settle");
}

interface Change {
  readonly orderId: OrderId;
  readonly grants: readonly DiscountGrant[];
  /** The grants that the order gains and loses, each as text. */
  readonly gains: readonly string[];
  readonly gives: readonly string[];
}

async function changesFor(streams: Streams, accountId: AccountId, subscriptionId: SubscriptionId, at: string): Promise<Change[]> {
  const { state: account } = await streams.load(accounts, accountId);
  if (!("person" in account)) return [];
  const offers = await offersInForce(streams, subscriptionId, account, at);
  // An account that never entered a code has nothing to take back.
  if (offers.length === 0 && account.codesSince === undefined) return [];
  const found = await ordersForCode(streams, subscriptionId, account, offers, at);
  const spread = spreadCodes(
    offers,
    found.map((order) => codedOrder(order, at)),
  );
  const changes = found.flatMap((order, i): Change[] => {
    const [had, grants] = [order.grants.map(textOf), spread[i]!];
    const has = grants.map(textOf);
    if (had.join() === has.join() || !isChangeable(order, at)) return [];
    const gains = has.filter((grant) => !had.includes(grant));
    return [{ orderId: order.orderId, grants, gains, gives: had.filter((grant) => !has.includes(grant)) }];
  });
  return givingFirst(changes);
}

const textOf = (grant: DiscountGrant): string => JSON.stringify(grant);

/**
 * Orders changes so that no grant is ever on two boxes: losses come before gains, and orders that only lose come first. A process that
 * crashes in between leaves too little granted for a while, never the same grant twice.
 */
function givingFirst(changes: readonly Change[]): Change[] {
  let left = changes.toSorted((one, other) => one.gains.length - one.gives.length - (other.gains.length - other.gives.length));
  const turns: Change[] = [];
  while (left.length > 0) {
    const waits = ({ gains }: Change) => left.some(({ gives }) => gains.some((grant) => gives.includes(grant)));
    const next = left.find((change) => !waits(change)) ?? left[0]!;
    turns.push(next);
    left = left.filter((change) => change !== next);
  }
  return turns;
}
