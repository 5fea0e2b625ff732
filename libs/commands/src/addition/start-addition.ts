import { calendarPolicies } from "@tablee/domain/calendar/policy";
import { creditLeft, creditSources } from "@tablee/domain/credit/decider";
import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { addMinutes } from "@tablee/domain/kernel/time";
import { linesInBox, paidAdditions, volumeGiven } from "@tablee/domain/order/charges/paid-additions";
import { isBillingClosed } from "@tablee/domain/order/standing";
import { type Addition, type Order, type PaidOrder, unitsInBox } from "@tablee/domain/order/state";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { lineOf, linesWithout, unitsBySku } from "@tablee/domain/pricing/lines";
import { priceAdditions } from "@tablee/domain/pricing/price-additions";
import { unmetMinimums } from "@tablee/domain/pricing/price-lines";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { menuId } from "@tablee/domain/streams";
import { credits, menus, orders } from "../aggregates.ts";
import { holdStock } from "../capacity/take-capacity.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { refuseMoved } from "../order/editing-session.ts";
import { linesOf, optionsOf } from "../order/making/order-lines.ts";
import { refuseExcluded } from "../order/making/refuse-excluded.ts";
import { mustBeOwn } from "../order/own-order.ts";
import { Refused } from "../refused.ts";
import type { Steps, Streams } from "../steps.ts";

/** An item to add: a menu item, or with `upgrade` only options for a recipe that the order has already. */
interface AskedAddition {
  readonly sku: string;
  readonly quantity: number;
  readonly options?: readonly string[] | undefined;
  readonly pairings?: readonly { readonly sku: string; readonly quantity: number }[] | undefined;
  readonly upgrade?: true | undefined;
}

interface AdditionToStart {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly additionId: string;
  readonly lines: readonly AskedAddition[];
  /** The window of the request; a part of the system has none. */
  readonly editingSession?: string;
}

export interface StartedAddition extends Outcome<Order> {
  readonly additionId: string;
  readonly addition: Addition | undefined;
  /** The instant at which the hold on its stock ends. */
  readonly heldUntil: string;
  /** Items that were sold out and are left out. */
  readonly soldOut: readonly string[];
}

/**
 * Prepares items to be added to a paid order: holds their stock for a while and charges nothing yet.
 * @throws Refused order-not-found, additions-closed, editing-session-moved, sold-out, item-not-on-menu, option-not-offered,
 * option-excluded, item-not-on-order, minimum-spend-not-met
 */
export async function startAddition(steps: Steps, input: AdditionToStart, context: CommandContext): Promise<StartedAddition> {
  const { accountId, orderId, additionId, editingSession } = input;
  const state = mustBeOwn((await steps.load(orders, orderId)).state, accountId);
  if (state.status !== "billed") throw new Refused(refuse("additions-closed", { status: state.status }));
  await refuseMoved(steps, orderId, editingSession);
  const lines = await addedLines(steps, state, input.lines);
  const heldUntil = addMinutes(context.at, policyOn(calendarPolicies, state.week).holdMinutes);
  const command = async (added: readonly OrderLine[]) => {
    const price = await priceOf(steps, state, added, additionId, context.at);
    return { type: "StartAddition", additionId, lines: added, price, heldUntil, receivedAt: context.at } as const;
  };
  const early = orders.decider.decide(await command(lines), state);
  if (isRefusal(early)) throw new Refused(early);
  const soldOut = await holdStock(steps, state, unitsWith(state, lines), part(context, additionId));
  const left = linesWithout(lines, soldOut);
  if (left.length === 0) throw new Refused(refuse("sold-out", { skus: soldOut }));
  const outcome = await steps.handle(orders, orderId, await command(left), context);
  const addition = isBillingClosed(outcome.state) ? outcome.state.additions[additionId] : undefined;
  return { ...outcome, additionId, addition, heldUntil, soldOut };
}

async function addedLines(streams: Streams, order: PaidOrder, asked: readonly AskedAddition[]): Promise<OrderLine[]> {
  const { state: menu } = await streams.load(menus, menuId(order.region, order.week));
  const items = menu.status === "published" ? menu.items : [];
  const added = linesOf(
    items,
    asked.filter((line) => !line.upgrade),
  );
  if (isRefusal(added)) throw new Refused(added);
  const upgrades = asked
    .filter((line) => line.upgrade)
    .map(({ sku, quantity, options = [] }): OrderLine => {
      const item = items.find((candidate) => candidate.sku === sku);
      const recipe = order.lines.find((line) => line.sku === sku && !line.pairedWith);
      const chosen = item && optionsOf(item, options, recipe?.options);
      if (!item || !chosen || chosen.length === 0) throw new Refused(refuse("option-not-offered", { sku, options }));
      return { ...lineOf(item, quantity), options: chosen, upgrade: true };
    });
  const lines = [...added, ...upgrades];
  await refuseExcluded(streams, order, items, lines);
  const priced = await priceOf(streams, order, lines, "", order.lockedAt);
  const pricedBefore = paidAdditions(order.additions).flatMap(({ price }) => price.lines);
  const [unmet] = unmetMinimums([...linesInBox(order), ...lines], [...order.price.lines, ...pricedBefore, ...priced.lines]);
  if (unmet && lines.some((line) => line.sku === unmet.sku)) throw new Refused(refuse("minimum-spend-not-met", unmet));
  return lines;
}

async function priceOf(streams: Streams, order: PaidOrder, added: readonly OrderLine[], additionId: string, at: string) {
  const { state } = await streams.load(credits, order.accountId);
  const payment = paymentIdOf(purposeOf(order.orderId, additionId));
  const { promotional, purchased } = creditLeft(state, at, payment);
  const { plan, missing, region, calendar } = order;
  const promotionalSources = creditSources(state, at, payment);
  const credit = { promotionalCredit: cents(promotional), promotionalSources, purchasedCredit: cents(purchased) };
  const box = { ordered: linesInBox(order), volumeGivenCents: volumeGiven(order) };
  return priceAdditions({ plan, missing, region, date: calendar.deliveryDate, ...box, added, ...credit });
}

/** The units the whole order would have, of each item that is added. */
export function unitsWith(order: PaidOrder, lines: readonly OrderLine[]) {
  const box = unitsInBox(order);
  return [...unitsBySku(lines)].map(([sku, units]) => ({ sku, units: units + (box.get(sku) ?? 0) }));
}
