import type { Account } from "@tablee/domain/account/decider";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { areaById } from "@tablee/domain/geography/areas";
import { isRefusal, type Refusal, refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import type { Weekday } from "@tablee/domain/kernel/time";
import type { Subscription } from "@tablee/domain/subscription/decider";
import type { DeliverySlot, DeliveryWindow, Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import { accounts, subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

/** The selection of a household's sign-up. */
export interface SignUpTerms {
  readonly plan: Plan;
  readonly tastes: Tastes;
  readonly weekday: Weekday;
  readonly window: DeliveryWindow;
}

interface SubscriptionToStart extends SignUpTerms {
  readonly accountId: AccountId;
  readonly subscriptionId: SubscriptionId;
  /** No order but the first is made until that one is paid. */
  readonly awaitsPayment?: true;
}

/**
 * Fixes the address on the account's own stream first: a concurrent change of address comes before, or is refused.
 * @throws Refused address-missing, slot-not-offered, subscription-exists
 */
export async function startSubscription(
  streams: Streams,
  input: SubscriptionToStart,
  context: CommandContext,
): Promise<Outcome<Subscription>> {
  const { accountId, subscriptionId, plan, tastes, weekday, window, awaitsPayment } = input;
  const fix = (account: Account) => {
    const found = offeredSlot(account, weekday, window);
    return isRefusal(found) ? found : ({ type: "FixSignUpAddress", at: context.at } as const);
  };
  const { state: account } = await streams.handle(accounts, accountId, fix, part(context, "fix-address"));
  const found = offeredSlot(account, weekday, window);
  if (isRefusal(found)) throw new Refused(found);
  const { region, slot } = found;
  const firstWeek = openWeeks(context.at, weekday, slot.zone)[0]!;
  const terms = { subscriptionId, accountId, region, plan, tastes, slot, firstWeek, ...(awaitsPayment && { awaitsPayment }) };
  return streams.handle(subscriptions, subscriptionId, { type: "StartSubscription", ...terms, at: context.at }, context);
}

/** The slot of a day and window at the account's address, if it is offered there. */
export function offeredSlot(account: Account, weekday: Weekday, window: DeliveryWindow): { region: Region; slot: DeliverySlot } | Refusal {
  return slotIn("address" in account ? account.address?.areaId : undefined, weekday, window);
}

/** A day and window in an area, which must be offered there. */
export function slotIn(
  areaId: string | undefined,
  weekday: Weekday,
  window: DeliveryWindow,
): { region: Region; slot: DeliverySlot } | Refusal {
  const area = areaId === undefined ? undefined : areaById(areaId);
  if (!area) return refuse("address-missing");
  if (!area.deliveryWeekdays.includes(weekday) || !area.windows.includes(window)) return refuse("slot-not-offered", { weekday, window });
  return { region: area.region, slot: { areaId: area.id, depotId: area.depotId, zone: area.zone, weekday, window } };
}
