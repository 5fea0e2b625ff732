import type { Account } from "@tablee/domain/account/decider";
import { areaForPostalCode, type DeliveryArea } from "@tablee/domain/geography/areas";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { PlainDate } from "@tablee/domain/kernel/time";
import { unsettledStatuses } from "@tablee/domain/order/vocabulary";
import { pickupRouteOf } from "@tablee/domain/returnables/pickup-days";
import type { Returnables } from "@tablee/domain/returnables/state";
import type { PickupAddress, PickupPlace, PickupRoute } from "@tablee/domain/returnables/vocabulary";
import type { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { accounts, orders, returnablesOfAccounts } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

interface PickupToBook {
  readonly accountId: AccountId;
  readonly pickupId: string;
  readonly place: PickupPlace;
  /** With the delivery of an order, which is at the main address, or on a day and in a window of the place's routes. */
  readonly when: { readonly orderId: OrderId } | { readonly date: PlainDate; readonly window: DeliveryWindow };
  /** Instead of the phone of the address. */
  readonly phone?: string | undefined;
  readonly notes?: string | undefined;
}

/** An address that a pickup can be booked for, and the area whose routes pass it. */
export interface PickupSite {
  readonly address: PickupAddress;
  readonly area: DeliveryArea;
}

const optional = ["unit", "buzzer", "phone"] as const satisfies readonly (keyof PickupAddress)[];

/** The site of a pickup at one of an account's addresses; undefined where it has none, or no route passes it. */
export function pickupSiteOf(account: Account, place: PickupPlace): PickupSite | undefined {
  if (account.status === "none" || account.status === "forgotten") return undefined;
  const address = place === "main" ? account.address?.address : account.alternate;
  const area = address && areaForPostalCode(address.postalCode)?.area;
  if (!address || !area) return undefined;
  const { line, city, province, postalCode } = address;
  const given = optional.flatMap((name) => (address[name] === undefined ? [] : [[name, address[name]] as const]));
  return { address: { line, city, province, postalCode, ...Object.fromEntries(given) }, area };
}

/**
 * Books a pickup of everything that is out. It replaces a pickup that the route had planned.
 * @throws Refused address-missing, nothing-to-return, pickup-booked, pickup-day-not-offered, order-not-found
 */
export async function bookPickup(
  streams: Streams,
  { accountId, pickupId, place, when, phone, notes }: PickupToBook,
  context: CommandContext,
): Promise<Outcome<Returnables>> {
  const { state: account } = await streams.load(accounts, accountId);
  const site = pickupSiteOf(account, place);
  if (!site) throw new Refused(refuse("address-missing"));
  const route =
    "orderId" in when
      ? await routeWithOrder(streams, { accountId, place, orderId: when.orderId }, site.area)
      : pickupRouteOf(site.area, when.date, when.window);
  const address = { ...site.address, ...(phone !== undefined && { phone }) };
  const command = { type: "BookPickup", pickupId, by: "customer", place, route, area: site.area, address, notes, at: context.at } as const;
  return streams.handle(returnablesOfAccounts, accountId, command, context);
}

/** The route that delivers an order of the account; such a pickup is at the main address. */
async function routeWithOrder(
  streams: Streams,
  { accountId, place, orderId }: Pick<PickupToBook, "accountId" | "place"> & { readonly orderId: OrderId },
  area: DeliveryArea,
): Promise<PickupRoute> {
  const { state: order } = await streams.load(orders, orderId);
  if (order.status === "none" || order.accountId !== accountId) throw new Refused(refuse("order-not-found"));
  const isToCome = unsettledStatuses.includes(order.status) && order.status !== "minimum-not-met";
  if (place !== "main" || !isToCome) throw new Refused(refuse("pickup-day-not-offered"));
  const { slot, calendar } = order;
  const { deliveryDate: date, deliveryFrom: from, deliveryUntil: until } = calendar;
  return { areaId: area.id, depotId: slot.depotId, zone: slot.zone, date, window: slot.window, from, until, orderId };
}

/** Cancels a pickup that the customer booked. @throws Refused pickup-not-found, pickup-fixed */
export const cancelPickup = (
  streams: Streams,
  { accountId, pickupId }: Pick<PickupToBook, "accountId" | "pickupId">,
  context: CommandContext,
): Promise<Outcome<Returnables>> =>
  streams.handle(returnablesOfAccounts, accountId, { type: "CancelPickup", pickupId, at: context.at }, context);
