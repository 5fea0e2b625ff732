import type { FirstBox } from "@tablee/domain/account/vocabulary";
import { refuse } from "@tablee/domain/kernel/errors";
import { type OrderId, orderIdOf, type SubscriptionId } from "@tablee/domain/kernel/ids";
import { SIGN_UP } from "@tablee/domain/order/made-at-sign-up";
import { missingWhenChosen } from "@tablee/domain/order/missing";
import type { Order } from "@tablee/domain/order/state";
import { generate } from "@tablee/domain/order-generation/generate";
import { hashInput, hashOfResult } from "@tablee/domain/order-generation/inputs";
import type { DiscountGrant, OrderLine } from "@tablee/domain/pricing/vocabulary";
import { menuId } from "@tablee/domain/streams";
import { inWeek } from "@tablee/domain/subscription/terms";
import { accounts, menus, orders, subscriptions } from "../../aggregates.ts";
import { settleShares } from "../../capacity/settle-shares.ts";
import { streamsOf } from "../../capacity/shares.ts";
import { holdEnds, holdSlot, holdStock, unitsOf } from "../../capacity/take-capacity.ts";
import { type CommandContext, part } from "../../context.ts";
import { grantsOfNew } from "../../offer/orders-with-offer.ts";
import { isRefused, Refused } from "../../refused.ts";
import { ratingsOf } from "../../review/ratings-of.ts";
import { choicesOf } from "../../sign-up/choices-of.ts";
import type { Steps, Streams } from "../../steps.ts";
import { openWeeksOf } from "../../subscription/open-weeks.ts";
import { linesAround, wishedFor } from "./first-box.ts";
import { firstWeekOf, type StartedSubscription } from "./first-week.ts";
import { type GenerateOrder, generateOrder } from "./make-order.ts";
import type { PricedOrder } from "./price-of.ts";
import { priceNowOf, quoteOf } from "./quote.ts";

interface OrdersToMake {
  readonly subscriptionId: SubscriptionId;
  readonly only?: "first";
  /** The quote shown for the first order: a different order is not made. */
  readonly quote?: string;
}

interface MadeOrders {
  readonly position: bigint;
  readonly orderIds: readonly OrderId[];
}

type OrderToMake = ReturnType<typeof generateOrder>;
interface OneWeek {
  readonly week: string;
  readonly firstOrder: boolean;
  /** The contents of the orders made before it: SKU and week. */
  readonly recent: readonly [string, string][];
  readonly quote: string | undefined;
}

/** The maximum number of attempts, each of which may lose the last unit between choosing and holding. */
const MAX_TRIES = 8;

/**
 * Makes the orders of a subscription's open weeks, or only of the first one; weeks that have an order are left alone.
 * @throws Refused subscription-not-found; for a first order slot-full, sold-out, order-minimum-not-met, price-changed
 */
export async function makeOrders(steps: Steps, input: OrdersToMake, context: CommandContext): Promise<MadeOrders> {
  const { state: subscription } = await steps.load(subscriptions, input.subscriptionId);
  if (subscription.status === "none") throw new Refused(refuse("subscription-not-found"));
  if (subscription.status === "closed") return { position: 0n, orderIds: [] };
  const first = await firstWeekOf(steps, subscription, context.at);
  const later = openWeeksOf(subscription, context.at).filter((week) => week > first.week);
  const orderIds: OrderId[] = [];
  let position = 0n;
  const recent: [string, string][] = [];
  for (const week of input.only ? [first.week] : [first.week, ...later]) {
    const firstOrder = week === first.week;
    const wanted = { week, firstOrder, recent, quote: input.quote };
    const made = await makeOne(steps, subscription, wanted, part(context, week)).catch((error) => {
      // A later week whose window is full stays without a box; a first week must have one.
      if (!firstOrder && isRefused(error, "slot-full")) return undefined;
      throw error;
    });
    if (!made) continue;
    orderIds.push(made.orderId);
    recent.push(...made.skus.map((sku): [string, string] => [sku, week]));
    if (made.position > position) position = made.position;
  }
  return { position, orderIds };
}

async function makeOne(
  steps: Steps,
  subscription: StartedSubscription,
  { week, firstOrder, recent, quote }: OneWeek,
  context: CommandContext,
) {
  const orderId = orderIdOf(subscription.subscriptionId, week);
  const known = await steps.load(orders, orderId);
  if (known.state.status !== "none") return { orderId, skus: known.state.lines.map((line) => line.sku), position: 0n };
  const { region, slot } = inWeek(subscription.slots, week);
  const { state: menu, revision } = await steps.load(menus, menuId(region, week));
  if (menu.status === "none") return undefined;
  const read = {
    subscriptionId: subscription.subscriptionId,
    plan: inWeek(subscription.plans, week),
    tastes: inWeek(subscription.tastes, week),
    recent,
    ratings: await ratingsOf(steps, subscription.accountId),
  };
  const wished = firstOrder ? await wishedIn(steps, subscription, { region, week, plan: read.plan }) : undefined;
  const unitsLeft = new Map(await steps.facts.unitsLeft(region, week));
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const hash = hashInput(read);
    const result = generate({ region, week, items: menu.items, ranking: menu.ranking, menuRevision: revision, unitsLeft }, [
      { ...read, hash },
    ]);
    const { policy, items } = result.week;
    const inputs = {
      runId: SIGN_UP,
      menuRevision: revision,
      policyVersion: policy.version,
      hash: hashOfResult({ region, week, menuRevision: revision }, policy.version, hash),
    };
    const { plan } = read;
    const picks = result.results[0]!.picks;
    const paused = subscription.status === "paused";
    const made = generateOrder({ ...subscription, region, week, plan, slot, items, picks, firstOrder, paused, inputs, at: context.at });
    const order = { ...made, lines: wished ? linesAround(result.week, { ...read, hash }, wished, unitsLeft, made.lines) : made.lines };
    const lack = missingWhenChosen(made, order.lines);
    if (firstOrder) await confirm(steps, { ...order, ...lack, grants: await grantsOf(steps, order, context) }, quote, context);
    const soldOut = await hold(steps, order, part(context, attempt));
    if (soldOut.length === 0) {
      if (firstOrder) await fixCode(steps, order, context);
      const command = { ...order, grants: await grantsOf(steps, order, context) };
      // A code may have been entered since; from here on it is fixed.
      if (firstOrder)
        await confirm(steps, { ...command, ...lack }, quote, context).catch(async (error) => {
          await settle(steps, command, context);
          throw error;
        });
      const { position, lines } = await append(steps, { ...command, lines: made.lines, chosen: order.lines }, context);
      await settle(steps, command, context);
      return { orderId, skus: lines.map((line) => line.sku), position };
    }
    for (const sku of soldOut) unitsLeft.set(sku, 0);
  }
  throw new Refused(refuse("sold-out"));
}

/** The dishes that the household chose for its first box, if they are of this menu and plan. */
async function wishedIn(
  streams: Streams,
  { accountId }: StartedSubscription,
  menu: Omit<FirstBox, "lines">,
): Promise<FirstBox["lines"] | undefined> {
  return wishedFor((await choicesOf(streams, accountId)).box, menu);
}

/** Fixes the sign-up's code with the first order: a code entered later is refused. */
async function fixCode(streams: Streams, { accountId }: OrderToMake, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "FixSignUpCode", at: context.at }, part(context, "fix-code"));
}

async function grantsOf(streams: Streams, order: OrderToMake, { at }: CommandContext): Promise<DiscountGrant[]> {
  return grantsOfNew(streams, (await streams.load(accounts, order.accountId)).state, order, at);
}

/**
 * Refuses a first order that falls short of the minimum, or differs from the one that was shown. Later weeks may lack dishes: they are
 * made, shown as incomplete, and dropped at their cutoff.
 * @throws Refused order-minimum-not-met, price-changed
 */
async function confirm(
  streams: Streams,
  order: GenerateOrder & Pick<PricedOrder, "missing">,
  quote: string | undefined,
  { at }: CommandContext,
): Promise<void> {
  const price = await priceNowOf(streams, order, at);
  const { minimumMet, foodCents, minimumCents } = price;
  if (!minimumMet) throw new Refused(refuse("order-minimum-not-met", { foodCents, minimumCents }));
  if (quote !== undefined && quoteOf(order, price) !== quote) throw new Refused(refuse("price-changed"));
}

/** The order afterwards: ours, or the one that a concurrent process made. */
async function append(
  streams: Streams,
  command: GenerateOrder,
  context: CommandContext,
): Promise<{ position: bigint; lines: readonly OrderLine[] }> {
  try {
    const { state, position } = await streams.handle(orders, command.orderId, command, context, { expectNew: true });
    return { position, lines: linesWanted(state) };
  } catch (error) {
    if (!isRefused(error, "order-exists")) throw error;
    const { state } = await streams.load(orders, command.orderId);
    return { position: 0n, lines: linesWanted(state) };
  }
}

/** Holds everything, or releases what it held and returns the sold-out SKUs. @throws Refused slot-full */
async function hold(streams: Streams, command: OrderToMake, context: CommandContext): Promise<string[]> {
  if (!(await holdSlot(streams, command, context))) throw new Refused(refuse("slot-full"));
  const soldOut = await holdStock(streams, command, unitsOf(command.lines), context);
  if (soldOut.length > 0) await settle(streams, command, context);
  return soldOut;
}

/** Settles the order's units; releases them where there is no order. */
function settle(streams: Streams, command: OrderToMake, context: CommandContext): Promise<boolean> {
  const touched = streamsOf(
    command,
    command.lines.map(({ sku }) => sku),
  );
  return settleShares(streams, command.orderId, touched, context, { ownHold: holdEnds(command, context.at) });
}

const linesWanted = (state: Order): readonly OrderLine[] => (state.status === "none" || state.status === "skipped" ? [] : state.lines);
