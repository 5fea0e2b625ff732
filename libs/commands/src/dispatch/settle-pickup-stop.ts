import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { addHours, type Instant } from "@tablee/domain/kernel/time";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { returnablesTermsOn } from "@tablee/domain/returnables/policy";
import { accounts, orders, returnablesOfAccounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";

const HOURS_A_WEEK = 168;

interface ChangedPickup {
  readonly accountId: AccountId;
  readonly pickupId: string;
  /** When it was booked, cancelled or missed. */
  readonly happenedAt: Instant;
  /** A visit that collected nothing: a pickup, or the delivery of a box, whose stop stays. */
  readonly missed?: boolean;
}

/**
 * Sets the routing service's stop of a pickup to the state of the log: a booked pickup of its own has one, a cancelled, replaced or missed
 * one has none. A pickup on the visit of a box is at that box's stop. The version is the revision of the account's bags and kits. What
 * happened before any pickup that can still take place is left alone.
 * @throws as RoutingService.plan does
 */
export async function settlePickupStop(
  steps: Steps,
  { accountId, pickupId, happenedAt, missed = false }: ChangedPickup,
  { at }: CommandContext,
): Promise<void> {
  const { bookableWeeks } = returnablesTermsOn(businessDay(happenedAt));
  if (addHours(happenedAt, HOURS_A_WEEK * bookableWeeks) <= at) return;
  const { state, revision: version } = await steps.load(returnablesOfAccounts, accountId);
  const pickup = state.pickup?.pickupId === pickupId ? state.pickup : undefined;
  if (missed && !pickup && (await isBox(steps, pickupId))) return;
  if (pickup?.route.orderId || pickup?.status === "done") return;
  const { routing } = steps.ports;
  if (pickup?.status !== "booked") return routing.takeBack({ stopId: pickupId, version });
  const { state: account } = await steps.load(accounts, accountId);
  const { address, notes: instructions, route } = pickup;
  if (account.status === "none" || account.status === "forgotten" || !address) return;
  const { depotId, date: day, from, until } = route;
  const { firstName, lastName } = account.person;
  await routing.plan({
    stopId: pickupId,
    kind: "pickup",
    accountId,
    version,
    depotId,
    day,
    from,
    until,
    name: `${firstName} ${lastName}`,
    address: { ...address, ...(instructions !== undefined && { instructions }) },
  });
}

/** True for the visit of a box; the visit of a pickup is the pickup itself, which another may have followed since. */
async function isBox(steps: Steps, visitId: string): Promise<boolean> {
  const { state } = await steps.load(orders, visitId as OrderId);
  return state.status !== "none";
}
