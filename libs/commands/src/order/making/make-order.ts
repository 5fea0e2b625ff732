import { generationClosesAt, type OrderCalendar, orderCalendar } from "@tablee/domain/calendar/calendar";
import { type AccountId, orderIdOf, type SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { zoneTableVersion } from "@tablee/domain/kernel/zones/zones";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { OrderCommand } from "@tablee/domain/order/commands";
import type { GenerationInputsData } from "@tablee/domain/order/vocabulary";
import type { Pick } from "@tablee/domain/order-generation/pick";
import { lineOf } from "@tablee/domain/pricing/lines";
import type { DeliverySlot, Plan } from "@tablee/domain/subscription/vocabulary";

export type GenerateOrder = Extract<OrderCommand, { type: "GenerateOrder" }>;

export interface OrderToMake {
  readonly subscriptionId: SubscriptionId;
  readonly accountId: AccountId;
  readonly region: Region;
  readonly week: string;
  readonly plan: Plan;
  readonly slot: DeliverySlot;
  readonly items: readonly MenuItem[];
  readonly picks: readonly Pick[];
  /** The subscription's first order: delivery is free, and it is charged at sign-up. */
  readonly firstOrder: boolean;
  readonly paused: boolean;
  readonly inputs: GenerationInputsData;
  readonly at: string;
}

const calendarFor = ({ week, slot }: OrderToMake): OrderCalendar => orderCalendar(week, slot.weekday, slot.window, slot.zone);

/**
 * The command that makes an order from picks: its lines and instants. The caller adds the grants of codes. A caller that makes many orders
 * passes their calendars.
 */
export function generateOrder(make: OrderToMake, calendar: OrderCalendar = calendarFor(make)): Omit<GenerateOrder, "grants"> {
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
    firstOrder: make.firstOrder,
    inputs,
    skipped: make.paused,
    makeUntil: make.firstOrder ? calendar.cutoffAt : generationClosesAt(calendar),
    at,
  };
}
