import { never, refuse } from "@tablee/domain/kernel/errors";
import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import { plannedFrom, planningDueAt } from "@tablee/domain/returnables/due-dates";
import { nextPickupRoute } from "@tablee/domain/returnables/pickup-days";
import { bookedPickup, type Pickup, type Returnables, visitOf } from "@tablee/domain/returnables/state";
import { accounts, orders, returnablesOfAccounts } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { pickupSiteOf } from "./book-pickup.ts";
import { endPickupWithBox } from "./end-pickup.ts";
import { recordAttempt, recordReturn } from "./record-return.ts";
import { isOnRoute } from "./visits.ts";
import { writeOffReturnables } from "./write-off-returnables.ts";

interface OfAccount {
  readonly accountId: AccountId;
}

/**
 * Asks the routing service for the outcome of a pickup whose window has ended, and records it; without one, plans the next pickup of what is
 * overdue and lacks attempts. It is set aside where no route passes the account's address.
 * @throws Refused slot-not-open
 */
export async function settlePickup(steps: Steps, { accountId }: OfAccount, context: CommandContext): Promise<void> {
  const { state } = await steps.load(returnablesOfAccounts, accountId);
  const pickup = bookedPickup(state);
  if (pickup) await recordOutcome(steps, { accountId, pickup }, context);
  else await planPickup(steps, { accountId, state }, context);
}

async function recordOutcome(
  steps: Steps,
  { accountId, pickup }: OfAccount & { readonly pickup: Pickup },
  context: CommandContext,
): Promise<void> {
  const { depotId, until } = pickup.route;
  if (until > context.at) return;
  const visitId = visitOf(pickup);
  if (pickup.route.orderId) {
    const { orderId } = pickup.route;
    const { state: order } = await steps.load(orders, orderId);
    if (!isOnRoute(order, pickup.route)) return endPickupWithBox(steps, { orderId }, part(context, "end", pickup.pickupId));
  }
  const result = await steps.ports.deliveries.pickupResultOf({ pickupId: pickup.pickupId, depotId, until });
  const own = part(context, "outcome", pickup.pickupId);
  switch (result.result) {
    case "collected":
      await recordReturn(steps, { accountId, way: "collected", visitId }, own);
      return;
    case "missed":
      await recordAttempt(steps, { accountId, visitId, code: result.code }, own);
      return;
    case "under-way":
      return;
    default:
      never(result);
  }
}

async function planPickup(
  steps: Steps,
  { accountId, state }: OfAccount & { readonly state: Returnables },
  context: CommandContext,
): Promise<void> {
  const { at } = context;
  const dueAt = planningDueAt(state);
  const from = plannedFrom(state, at);
  if (dueAt === undefined || dueAt > at || from === undefined) return;
  const { state: account } = await steps.load(accounts, accountId);
  if (account.status === "forgotten") return writeOffReturnables(steps, { accountId }, part(context, "write-off"));
  const site = pickupSiteOf(account, "main");
  if (!site) throw new Refused(refuse("slot-not-open"));
  const route = nextPickupRoute(site.area, from, at);
  // The same day and the same due instant may follow a pickup that was replaced, or that collected only a part.
  const previous = state.pickup?.pickupId ?? "";
  const pickupId = idFrom("planned-pickup", accountId, route.date, previous);
  const planned = { pickupId, by: "route", place: "main", route, area: site.area, address: site.address } as const;
  const command = { type: "BookPickup", ...planned, at } as const;
  await steps.handle(returnablesOfAccounts, accountId, command, part({ ...context, subject: accountId }, "plan", previous));
}
