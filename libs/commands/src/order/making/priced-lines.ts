import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { unmetMinimums } from "@tablee/domain/pricing/price-lines";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { menuId } from "@tablee/domain/streams";
import { menus } from "../../aggregates.ts";
import { Refused } from "../../refused.ts";
import type { Streams } from "../../steps.ts";
import type { ExistingOrder } from "../own-order.ts";
import { type AskedLine, linesOf } from "./order-lines.ts";
import { type PricedOrder, priceOf } from "./price-of.ts";
import { refuseExcluded } from "./refuse-excluded.ts";

/** @throws Refused item-not-on-menu, option-not-offered, option-excluded, minimum-spend-not-met */
export async function pricedLines(streams: Streams, order: ExistingOrder, asked: readonly AskedLine[]): Promise<OrderLine[]> {
  const items = await menuItemsOf(streams, order);
  const lines = linesOf(items, asked);
  if (isRefusal(lines)) throw new Refused(lines);
  await refuseExcluded(streams, order, items, lines);
  refuseUnmetMinimum({ ...order, lines });
  return lines;
}

/** The items that the menu of an order's week sells; none while it is not published. */
export async function menuItemsOf(streams: Streams, { region, week }: ExistingOrder): Promise<readonly MenuItem[]> {
  const { state: menu } = await streams.load(menus, menuId(region, week));
  return menu.status === "published" ? menu.items : [];
}

/** @throws Refused minimum-spend-not-met */
export function refuseUnmetMinimum(order: PricedOrder): void {
  const [unmet] = unmetMinimums(order.lines, priceOf(order).lines);
  if (unmet) throw new Refused(refuse("minimum-spend-not-met", unmet));
}
