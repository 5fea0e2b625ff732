import { orders, slots, stocks } from "@tablee/commands/aggregates";
import { settleCapacity } from "@tablee/commands/capacity/settle-capacity";
import { scheduledBy } from "@tablee/commands/context";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import type { Region } from "@tablee/domain/kernel/region";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { slotId, stockId } from "@tablee/domain/streams";
import type { DeliverySlot } from "@tablee/domain/subscription/vocabulary";
import { accountId, orderGenerated } from "@tablee/domain/testing/examples";
import { Household } from "./household.ts";
import { calendarOf, deliveries, items, orderIds, placesOfSlot, signedUpAt, slot, subscriptionId, unitsOfStock, weeks } from "./setting.ts";
import { World } from "./world.ts";

/** Montréal gets its boxes from another region, depot and menu. */
export const faraway: DeliverySlot = { areaId: "montreal", depotId: "montreal", zone: "America/Toronto", weekday: 3, window: "12-17" };

type Menus = Partial<Readonly<Record<Region, readonly MenuItem[]>>>;

/** A week's menu with some items of its own. */
export const itemsWith = (...some: readonly MenuItem[]): MenuItem[] => {
  const names = new Set(some.map(({ sku }) => sku));
  return [...some, ...items.filter(({ sku }) => !names.has(sku))];
};

/** An account's second week with these lines, and nothing else of its subscription; menus with stock of all lines, and the windows. */
export async function loneOrder({ lines, menus }: { readonly lines: readonly OrderLine[]; readonly menus: Menus }): Promise<Household> {
  const world = new World();
  const { steps } = world.process();
  const [at, n] = [signedUpAt, 1];
  const week = weeks[n]!;
  const as = (...names: string[]) => scheduledBy("lone order", names, at, accountId);
  for (const [region, ofRegion] of Object.entries(menus) as [Region, readonly MenuItem[]][]) {
    await publishMenu(steps, { region, week, items: ofRegion }, as("menu", region));
    for (const { sku } of ofRegion) {
      if (!lines.some((line) => line.sku === sku)) continue;
      const of = { region, week, sku };
      await steps.handle(stocks, stockId(region, week, sku), { type: "Open", of, units: unitsOfStock, at }, as("stock", region, sku));
    }
  }
  for (const where of [...deliveries, faraway]) {
    const of = { depotId: where.depotId, date: calendarOf(n, where).deliveryDate, window: where.window };
    const id = slotId(of.depotId, of.date, of.window);
    await steps.handle(slots, id, { type: "Open", of, units: placesOfSlot, at }, as("slot", id));
  }
  const calendar = calendarOf(n, slot);
  const orderId = orderIds[n]!;
  const { generatedAt: _, ...generated } = orderGenerated.data;
  const own = { ...generated, orderId, subscriptionId, accountId, week, slot, calendar, lines: [...lines] };
  await steps.handle(orders, orderId, { type: "GenerateOrder", ...own, makeUntil: calendar.cutoffAt, at }, as("order"));
  await settleCapacity(steps, { orderId }, as("shares"));
  return new Household(world, at, { followed: world.log.head });
}
