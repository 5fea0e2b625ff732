import { orderCalendar } from "@tablee/domain/calendar/calendar";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/region";
import { zoneTableVersion } from "@tablee/domain/kernel/zones/zones";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { OrderCommand } from "@tablee/domain/order/commands";
import type { GenerationInputsData } from "@tablee/domain/order/vocabulary";
import type { Pick } from "@tablee/domain/order-generation/pick";
import { grantsOf } from "@tablee/domain/pricing/offers";
import type { DeliverySlot, Plan } from "@tablee/domain/subscription/vocabulary";
import { lineOf } from "./order-lines.ts";

export type GenerateOrder = Extract<OrderCommand, { type: "GenerateOrder" }>;

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
  readonly discountCode?: string | undefined;
  readonly paused: boolean;
  readonly inputs: GenerationInputsData;
  readonly at: string;
}

/** The command that makes an order out of picks: lines, instants, and what a code grants to an order of this number. */
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
    grants: [...grantsOf(make.discountCode, make.orderNumber, calendar.deliveryDate)],
    inputs,
    skipped: make.paused,
    at,
  };
}
