import { isRefusal } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import type { Instant } from "@tablee/domain/kernel/time";
import { CompiledWeek } from "@tablee/domain/order-generation/compile";
import type { SubscriptionInput, WeekInput } from "@tablee/domain/order-generation/inputs";
import { pickAround } from "@tablee/domain/order-generation/pick-around";
import { unitsBySku } from "@tablee/domain/pricing/lines";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import { orders } from "../../aggregates.ts";
import { Refused } from "../../refused.ts";
import type { Streams } from "../../steps.ts";
import { type ExistingOrder, mustBeOwn } from "../own-order.ts";
import { marketItemsOf } from "./market-items-of.ts";
import { linesOf } from "./order-lines.ts";
import { priceOf } from "./price-of.ts";

interface Item {
  readonly sku: string;
  readonly quantity: number;
}

/** The week's menu with the units left of its items, and the household's inputs with its present plan. */
interface Picking {
  readonly menu: Omit<WeekInput, "region" | "week" | "unitsLeft">;
  readonly unitsLeft: ReadonlyMap<string, number>;
  readonly input: SubscriptionInput;
  readonly plan: Plan;
}

interface Regeneration {
  readonly dishes: readonly Item[];
  readonly discarded: readonly Item[];
  readonly kept: readonly Item[];
  readonly totalCents: Cents;
  readonly totalBeforeCents: Cents;
}

/** @throws Refused order-not-found, order-past-cutoff, order-not-editable, order-skipped */
export async function orderToRegenerate(
  streams: Streams,
  { accountId, orderId }: { readonly accountId: AccountId; readonly orderId: OrderId },
  at: Instant,
): Promise<ExistingOrder> {
  const order = mustBeOwn((await streams.load(orders, orderId)).state, accountId);
  const { plan, lines, version: startedFrom } = order;
  const decided = orders.decider.decide({ type: "RemakeOrder", plan, lines, startedFrom, receivedAt: at }, order);
  if (isRefusal(decided) && decided.refused !== "selection-invalid") throw new Refused(decided);
  return order;
}

/** The order as regenerateOrder would make it; holds nothing for it. @throws Refused item-not-on-menu */
export function regenerationOf(order: ExistingOrder, { menu, unitsLeft, input, plan }: Picking): Regeneration {
  const { region, week } = order;
  // The order's own units are available to it.
  const units = new Map(unitsLeft);
  for (const [sku, held] of unitsBySku(order.lines)) units.set(sku, (units.get(sku) ?? 0) + held);
  const compiled = new CompiledWeek({ ...menu, region, week, unitsLeft: units });
  const dishes = pickAround(compiled, input, [], units).map(({ item, quantity }) => ({ sku: compiled.items[item]!.sku, quantity }));
  const kept = marketItemsOf(order.lines);
  const lines = linesOf(menu.items, [...dishes, ...kept]);
  if (isRefusal(lines)) throw new Refused(lines);
  return {
    dishes,
    discarded: order.lines.filter(({ kind }) => kind !== "market"),
    kept,
    totalCents: priceOf({ ...order, plan, lines }).totalCents,
    totalBeforeCents: priceOf(order).totalCents,
  };
}
