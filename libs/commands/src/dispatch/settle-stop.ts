import { addressBefore } from "@tablee/domain/account/address";
import type { Account } from "@tablee/domain/account/decider";
import { currentWeek } from "@tablee/domain/calendar/calendar";
import { type AccountId, type OrderId, orderIdOf, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { addMs, addWeeks, msBetween } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { isReturned } from "@tablee/domain/order/standing";
import { judgedAt, type PaidOrder } from "@tablee/domain/order/state";
import type { Stop } from "@tablee/gateways/routing/routing-service";
import { accounts, orders } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";

type BilledOrder = Extract<PaidOrder, { status: "billed" }>;

/** From last week, whose second try may be this week, to the week of a first box, which is paid before it closes. */
const WEEKS = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Sets the routing service's stop of a box to the state of the log. A paid box has a stop, for the address at its lock; a box that was
 * skipped after payment, or could not be handed over, has none. The version is the sum of both streams' revisions, which only grows: a
 * repeated state has the same version, and the service recognises an older one.
 * @throws as RoutingService.plan does
 */
export async function settleStop(steps: Steps, { orderId }: { readonly orderId: OrderId }): Promise<void> {
  const { state: order, revision: ofOrder } = await steps.load(orders, orderId);
  if (order.status === "none") return;
  const isOver = isReturned(order) || (order.status === "failed" && order.kind === "delivery");
  if (order.status !== "billed" && !isOver) return;
  const { state: account, revision: ofAccount } = await steps.load(accounts, order.accountId);
  const version = ofOrder + ofAccount;
  const { routing } = steps.ports;
  if (order.status !== "billed") return routing.takeBack({ stopId: orderId, version });
  const stop = stopOf(order, account, version);
  if (stop) await routing.plan(stop);
}

/** Updates the stops of an account's paid boxes that have not left yet: the note to their driver has changed. */
export async function settleStopsOf(steps: Steps, { accountId }: { readonly accountId: AccountId }, { at }: CommandContext): Promise<void> {
  const week = currentWeek(at);
  for (const n of WEEKS) {
    const orderId = orderIdOf(subscriptionIdOf(accountId), addWeeks(week, n));
    const { state: order } = await steps.load(orders, orderId);
    if (order.status === "billed" && !order.out) await settleStop(steps, { orderId });
  }
}

/** Undefined for an erased person. */
function stopOf(order: BilledOrder, account: Account, version: number): Stop | undefined {
  if (account.status === "none" || account.status === "forgotten") return undefined;
  const given = addressBefore(account, judgedAt(order));
  if (!given) return undefined;
  const { recipient = account.person, coordinates, ...address } = given;
  const handover = order.handover ?? address.handover;
  const { orderId, accountId, slot } = order;
  const { from, until } = windowOf(order);
  return {
    stopId: orderId,
    kind: "box",
    accountId,
    version,
    depotId: slot.depotId,
    day: toLocal(slot.zone, from).date,
    from,
    until,
    name: `${recipient.firstName} ${recipient.lastName}`,
    address: { ...address, ...(handover && { handover }) },
    ...(coordinates && { coordinates }),
  };
}

/** A second try takes as long as the first window did. */
function windowOf({ calendar: { deliveryFrom: from, deliveryUntil: until }, retryAt }: BilledOrder) {
  return retryAt ? { from: retryAt, until: addMs(retryAt, msBetween(from, until)) } : { from, until };
}
