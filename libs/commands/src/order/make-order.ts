import { orderCalendar } from "@tablee/domain/calendar/calendar";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/region";
import { zoneTableVersion } from "@tablee/domain/kernel/zones/zones";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { OrderCommand } from "@tablee/domain/order/commands";
import type { GenerationInputsData } from "@tablee/domain/order/vocabulary";
import type { Pick } from "@tablee/domain/order-generation/pick";
import { grantsOf } from "@tablee/domain/pricing/offers";
import type { DiscountGrant } from "@tablee/domain/pricing/vocabulary";
import type { DeliverySlot, Plan } from "@tablee/domain/subscription/vocabulary";
import { lineOf } from "./order-lines.ts";

export type GenerateOrder = Extract<OrderCommand, { type: "GenerateOrder" }>;

/** A code for an account's boxes, with the number of boxes that carry what it grants already. */
export interface BoxCode {
  readonly code: string;
  readonly given: number;
}

export interface OrderToMake {
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly region: Region;
  readonly week: string;
  readonly plan: Plan;
  readonly slot: DeliverySlot;
  readonly items: readonly MenuItem[];
  readonly picks: readonly Pick[];
  /** 0 is the subscription's first order. */
  readonly orderNumber: number;
  /** The code that the account signed up with. */
  readonly discountCode?: string | undefined;
  /** The code that counts for its boxes to come. */
  readonly boxCode?: BoxCode | undefined;
  readonly paused: boolean;
  readonly inputs: GenerationInputsData;
  readonly at: string;
}

/** The command that makes an order out of picks: lines, instants, and what codes grant to it. */
export function generateOrder(make: OrderToMake): GenerateOrder {
  const calendar = orderCalendar(make.week, make.slot.weekday, make.slot.window, make.slot.zone);
  const { subscriptionId, accountId, region, week, plan, slot, inputs, at } = make;
  return {
    type: "GenerateOrder",
    orderId: orderIdOf(subscriptionId, week),
    subscriptionId,
    accountId,
    region,
    week,
    plan,
    slot,
    calendar,
    zoneTableVersion,
    lines: make.picks.map((pick) => lineOf(make.items[pick.item]!, pick.quantity)),
    firstOrder: make.orderNumber === 0,
    grants: grantsTo(make, calendar.deliveryDate),
    inputs,
    skipped: make.paused,
    at,
  };
}

/** An amount for the next box waits for one that comes: a week that is skipped from the start gets none. */
function grantsTo({ discountCode, boxCode, orderNumber, paused }: OrderToMake, deliveryDate: string): DiscountGrant[] {
  const boxNumber = paused ? Number.POSITIVE_INFINITY : (boxCode?.given ?? 0);
  return [...grantsOf(discountCode, orderNumber, deliveryDate), ...grantsOf(boxCode?.code, boxNumber, deliveryDate)];
}
