import { slots, stocks } from "@tablee/commands/aggregates";
import { unitsLeft } from "@tablee/domain/capacity/decider";
import { orderId as asOrderId, idFrom } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/region";
import { idOf, stockId } from "@tablee/domain/streams";
import type { Household } from "./household.ts";
import { slotStreamOf, unitsOfStock, weeks } from "./setting.ts";

/** Other households, as one order that takes what it wants. */
export const others = asOrderId(idFrom("others"));

/** Others have so many units of a week's item: all of them, unless a number is given. */
export const takeStock = (household: Household, n: number, sku: string, units = unitsOfStock, region: Region = "on"): Promise<void> =>
  household.beside((steps, context) => {
    const settle = { type: "Settle", orderId: others, units, at: context.at } as const;
    return steps.handle(stocks, stockId(region, weeks[n]!, sku), settle, context);
  });

/** Others have the places of the window that a week's box comes in, or of another one: all that are left, unless a number is given. */
export const takePlaces = (household: Household, n: number, stream = slotStreamOf(household.order(n)), units?: number): Promise<void> =>
  household.beside(async (steps, context) => {
    const { state } = await steps.load(slots, idOf(stream));
    const left = unitsLeft(state, context.at, others);
    const settle = { type: "Settle", orderId: others, units: units ?? left, at: context.at } as const;
    await steps.handle(slots, idOf(stream), settle, context);
  });
