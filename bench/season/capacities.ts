import { menus, slots, stocks } from "@tablee/commands/aggregates";
import { menuOfWeek } from "@tablee/demo/menus";
import { orderCalendar } from "@tablee/domain/calendar/calendar";
import type { SlotKey } from "@tablee/domain/capacity/vocabulary";
import { areas } from "@tablee/domain/geography/areas";
import { capacityPolicies } from "@tablee/domain/geography/capacity-policy";
import { policyOn } from "@tablee/domain/kernel/policy";
import type { Region } from "@tablee/domain/kernel/region";
import { addMinutes, dateInWeek, type Instant, type Week } from "@tablee/domain/kernel/time";
import type { MenuItem, Ranking } from "@tablee/domain/menu/vocabulary";
import { menuId, slotId, stockId } from "@tablee/domain/streams";
import type { DeliverySlot } from "@tablee/domain/subscription/vocabulary";
import { type Part, Telling } from "./telling.ts";

const HOLD_MINUTES = 15;

const stockOf = (region: Region, week: Week, { sku, units }: MenuItem, at: Instant) =>
  new Telling(stocks, stockId(region, week, sku)).say({ type: "Open", of: { region, week, sku }, units, at }, at);
const slotOf = (of: SlotKey, units: number, at: Instant) =>
  new Telling(slots, slotId(of.depotId, of.date, of.window)).say({ type: "Open", of, units, at }, at);

/** Windows by id: a depot on a border serves two regions. */
export type Places = Map<string, ReturnType<typeof slotOf>>;

/** An order as far as stock and slots are concerned. */
export interface Boxed {
  readonly orderId: string;
  readonly slot: DeliverySlot;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

/** A region's week: its menu, and what of stock and windows is taken. */
export class RegionWeek {
  readonly region: Region;
  readonly week: Week;
  readonly items: readonly MenuItem[];
  readonly ranking: Ranking;
  readonly #menu: Telling<Parameters<typeof menus.decider.decide>[0], Parameters<typeof menus.decider.evolve>[1], unknown>;
  readonly #stocks: ReadonlyMap<string, ReturnType<typeof stockOf>>;
  readonly #slots: Places;

  constructor(region: Region, week: Week, number: number, customers: number, at: Instant, places: Places = new Map()) {
    this.region = region;
    this.week = week;
    const { items, ranking } = menuOfWeek(region, number, customers);
    this.items = items;
    this.ranking = ranking;
    this.#menu = new Telling(menus, menuId(region, week)).say({ type: "PublishMenu", region, week, items, ranking, at }, at) as never;
    this.#stocks = new Map(items.map((item) => [item.sku, stockOf(region, week, item, at)]));
    const { boxesPerWindow } = policyOn(capacityPolicies, week);
    const served = areas
      .filter((area) => area.region === region)
      .flatMap((area) => area.deliveryWeekdays.flatMap((day) => area.windows.map((window) => ({ area, day, window }))));
    for (const { area, day, window } of served) {
      const { depotId } = area;
      const date = dateInWeek(week, day);
      const id = slotId(depotId, date, window);
      if (!places.has(id)) places.set(id, slotOf({ depotId, date, window }, boxesPerWindow, at));
    }
    this.#slots = places;
  }

  #slot({ slot }: Boxed): ReturnType<typeof slotOf> {
    const { deliveryDate } = orderCalendar(this.week, slot.weekday, slot.window, slot.zone);
    return this.#slots.get(slotId(slot.depotId, deliveryDate, slot.window))!;
  }

  /** Takes what a chunk of generated orders needs, with one event per item and per window. */
  reserve(orders: readonly Boxed[], at: Instant): void {
    const bySku = new Map<string, [string, number][]>();
    for (const { orderId, lines } of orders) for (const { sku, quantity } of lines) append(bySku, sku, [orderId, quantity]);
    for (const [sku, taking] of bySku) this.#stocks.get(sku)!.say({ type: "Reserve", orders: taking, at }, at);
    for (const [slot, boxed] of Map.groupBy(orders, (order) => this.#slot(order))) {
      slot.say({ type: "Reserve", orders: boxed.map(({ orderId }) => [orderId, 1] as const), at }, at);
    }
  }

  /** Answers whether there were so many units left; they are held until they are settled. */
  hold({ orderId }: Boxed, sku: string, units: number, at: Instant): boolean {
    return this.#stocks.get(sku)!.ask({ type: "Hold", orderId, units, until: addMinutes(at, HOLD_MINUTES), at }, at);
  }

  settle({ orderId }: Boxed, sku: string, units: number, at: Instant): void {
    this.#stocks.get(sku)!.say({ type: "Settle", orderId, units, at }, at);
  }

  /** Gives back everything that an order has. */
  release(order: Boxed, at: Instant): void {
    for (const { sku } of order.lines) this.settle(order, sku, 0, at);
    this.#slot(order).say({ type: "Settle", orderId: order.orderId, units: 0, at }, at);
  }

  /** Asks again for what an order gave back: false when something is gone. */
  takeAgain(order: Boxed, at: Instant): boolean {
    if (!order.lines.every(({ sku, quantity }) => this.hold(order, sku, quantity, at))) return false;
    for (const { sku, quantity } of order.lines) this.settle(order, sku, quantity, at);
    return this.#slot(order).ask({ type: "Settle", orderId: order.orderId, units: 1, at }, at);
  }

  take(): Part[] {
    return [this.#menu, ...this.#stocks.values(), ...this.#slots.values()].flatMap((telling) => telling.take());
  }
}

function append<Value>(into: Map<string, Value[]>, key: string, value: Value): void {
  const list = into.get(key);
  if (list) list.push(value);
  else into.set(key, [value]);
}
