import { orderCalendar } from "@tablee/domain/calendar/calendar";
import { type OrderId, orderIdOf, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { addWeeks, type Instant, type Week } from "@tablee/domain/kernel/time";
import { menuPolicies } from "@tablee/domain/menu/policy";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { isBoxless } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import { type ProductKind, productKinds } from "@tablee/domain/product/vocabulary";
import { slotId, streamName } from "@tablee/domain/streams";
import type { DeliverySlot } from "@tablee/domain/subscription/vocabulary";
import { accountId, menuItem, recipe } from "@tablee/domain/testing/examples";

/** One household of Toronto, its four weeks, and what there is to be had in them. Toronto's clocks change in the first one. */
export const subscriptionId = subscriptionIdOf(accountId);
export const signedUpAt: Instant = "2027-03-03T15:00:00.000Z";
/** The week of a number, counted from the first box; a world may have more of them than the four that histories are about. */
export const weekIn = (n: number): Week => addWeeks("2027-03-08", n);
export const orderIdIn = (n: number): OrderId => orderIdOf(subscriptionId, weekIn(n));
export const weeks = [0, 1, 2, 3].map(weekIn);
export const orderIds = weeks.map((_, n) => orderIdIn(n));
export const recipes = [1, 2, 3, 4, 5, 6];
export const skuOf = (number: number): string => recipe(number).sku;
/** Market items that may come with every box. */
export const marketSkus = ["MKT-0001", "MKT-0002"] as const;
/** What a week has stock of. */
export const stockedSkus: readonly string[] = [...recipes.map(skuOf), ...marketSkus];
export const unitsOfStock = 4;
export const placesOfSlot = 2;
const prefixes: Readonly<Record<ProductKind, string>> = { "ready-to-cook": "RTC", "ready-to-eat": "RTE", market: "MKT" };
/** A recipe that can be changed, and has an item to go with it; an item that asks for a basket of its own. */
const particular: Readonly<Record<string, Partial<MenuItem>>> = {
  [skuOf(1)]: {
    options: [
      { id: "tofu", kind: "protein-swap", centsPerServing: cents(100) },
      { id: "double", kind: "larger-protein", centsPerServing: cents(300) },
    ],
    pairings: [marketSkus[0]],
  },
  "MKT-0003": { minimumBasketCents: cents(10_000) },
};
/** As many items of each kind as a menu must have; stock is opened of a few. */
export const items: readonly MenuItem[] = productKinds.flatMap((kind) =>
  Array.from({ length: policyOn(menuPolicies, weeks[0]!).atLeast[kind] }, (_, i) => {
    const sku = `${prefixes[kind]}-${String(i + 1).padStart(4, "0")}`;
    return menuItem(sku, { diets: ["family-friendly"], priceCents: cents(900), ...particular[sku] });
  }),
);
export const slot: DeliverySlot = { areaId: "gta", depotId: "mississauga", zone: "America/Toronto", weekday: 6, window: "07-12" };
/** The slots that a week's box may have: the one signed up for, or another one. */
export const deliveries: readonly DeliverySlot[] = [slot, { ...slot, window: "17-22" }, { ...slot, weekday: 3, window: "12-17" }];

export type Existing = Exclude<Order, { status: "none" }>;

export const calendarOf = (n: number, { weekday, window, zone }: DeliverySlot) => orderCalendar(weekIn(n), weekday, window, zone);
export const slotStreamOf = (order: Pick<Existing, "slot" | "calendar">): string =>
  streamName("slot", slotId(order.slot.depotId, order.calendar.deliveryDate, order.slot.window));
/** The windows of a week, its own among them. */
export const slotStreams = (n: number): string[] =>
  deliveries.map((where) => slotStreamOf({ slot: where, calendar: calendarOf(n, where) }));
export const hasBox = ({ status }: Existing): boolean => !isBoxless(status);
