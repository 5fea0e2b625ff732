import type { Account } from "@tablee/domain/account/decider";
import type { Address, DeliveryTime } from "@tablee/domain/account/vocabulary";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { areaById } from "@tablee/domain/geography/areas";
import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import { type AccountId, type SubscriptionId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { slotNow } from "@tablee/domain/subscription/decider";
import type { DeliverySlot } from "@tablee/domain/subscription/vocabulary";
import { claimAndGive } from "../account/address/give-address.ts";
import { placeOf } from "../account/address/place-of.ts";
import { accounts, orders, subscriptions } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { moveOpenWeeks, openOrders } from "../order/weeks/move-open-weeks.ts";
import { type MovedWeek, movedWeek } from "../order/weeks/moved-week.ts";
import { Refused } from "../refused.ts";
import type { Steps, Streams } from "../steps.ts";
import { offeredSlot } from "./start-subscription.ts";

interface DeliveryToMove {
  readonly accountId: AccountId;
  readonly address: Address;
  readonly time: DeliveryTime;
}

/**
 * Moves the delivery to a new address and time from the first open week on. Locked and paid boxes keep theirs. The address is given first,
 * on the account's stream; a policy finishes the move if this process crashes in between. A change of phone or recipient only changes the
 * address: nothing moves, and a week with a window of its own keeps it.
 * @throws Refused subscription-not-found, subscription-closed, address-missing, outside-area, po-box, province-mismatch, slot-not-offered,
 * household-taken
 */
export async function moveDelivery(
  steps: Steps,
  { accountId, address, time }: DeliveryToMove,
  context: CommandContext,
): Promise<readonly MovedWeek[]> {
  const subscriptionId = subscriptionIdOf(accountId);
  const { state } = await steps.load(subscriptions, subscriptionId);
  if (state.status === "none") throw new Refused(refuse("subscription-not-found"));
  if (state.status === "closed") throw new Refused(refuse("subscription-closed"));
  const place = placeOf(address);
  const area = areaById(place.areaId);
  if (!area?.deliveryWeekdays.includes(time.weekday) || !area.windows.includes(time.window))
    throw new Refused(refuse("slot-not-offered", { ...time }));
  const { at } = context;
  const slot = slotNow(state);
  const timeNow = { weekday: slot.weekday, window: slot.window };
  const before = await openOrders(steps, subscriptionId, [slot], at);
  const command = { type: "MoveTo", address, ...place, time, timeNow, at } as const;
  const { state: account } = await claimAndGive(steps, accountId, command, part(context, "move"));
  const { to, changed } = await moveSlot(steps, account, { accountId, subscriptionId, time }, context);
  // The policy may have moved the subscription first: its weeks are moved here too, so that the answer holds their outcomes.
  const isMovedNow = "address" in account && account.address?.moved?.at === at;
  if (changed || isMovedNow) await moveOpenWeeks(steps, { subscriptionId }, context);
  const weeks: MovedWeek[] = [];
  for (const order of before) {
    const { state: now } = await steps.load(orders, order.orderId);
    if (now.status !== "none") weeks.push(movedWeek(order, now, to));
  }
  return weeks;
}

/** Finishes a move whose address was given: does nothing where the subscription already has it, or where the sign-up gave it. */
export async function followAddress(streams: Streams, { accountId }: { readonly accountId: AccountId }, context: CommandContext) {
  const { state: account } = await streams.load(accounts, accountId);
  const moved = "address" in account ? account.address?.moved : undefined;
  const subscriptionId = subscriptionIdOf(accountId);
  const { state } = await streams.load(subscriptions, subscriptionId);
  if (!moved || state.status === "none" || state.status === "closed" || state.moved?.addressGivenAt === moved.at) return;
  await moveSlot(streams, account, { accountId, subscriptionId, time: moved.time }, context);
}

interface SlotToMove {
  readonly accountId: AccountId;
  readonly subscriptionId: SubscriptionId;
  readonly time: DeliveryTime;
}

async function moveSlot(
  streams: Streams,
  account: Account,
  { subscriptionId, time }: SlotToMove,
  context: CommandContext,
): Promise<{ readonly to: DeliverySlot; readonly changed: boolean }> {
  const found = offeredSlot(account, time.weekday, time.window);
  if (isRefusal(found)) throw new Refused(found);
  const { at } = context;
  const fromWeek = openWeeks(at, time.weekday, found.slot.zone)[0]!;
  const moved = "address" in account ? account.address?.moved : undefined;
  const command = { type: "MoveDelivery", ...found, fromWeek, ...(moved && { addressGivenAt: moved.at }), at } as const;
  const { changed } = await streams.handle(subscriptions, subscriptionId, command, part(context, "slot"));
  return { to: found.slot, changed };
}
