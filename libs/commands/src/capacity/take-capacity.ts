import { calendarPolicies } from "@tablee/domain/calendar/policy";
import { unitsLeft } from "@tablee/domain/capacity/decider";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { policyOn } from "@tablee/domain/kernel/policy";
import { addMinutes } from "@tablee/domain/kernel/time";
import { unitsBySku } from "@tablee/domain/pricing/lines";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { slotId, stockId } from "@tablee/domain/streams";
import { slots, stocks } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

/** The part of an order that its stock and its slot depend on. */
export interface CapacityOf {
  readonly orderId: OrderId;
  readonly region: Region;
  readonly week: string;
  readonly slot: { readonly depotId: string; readonly window: string };
  readonly calendar: { readonly deliveryDate: string };
}

export interface Wanted {
  readonly sku: string;
  /** Units that the whole order is to have. */
  readonly units: number;
}

/** The instant at which holds taken at `at` expire. */
export const holdEnds = (order: Pick<CapacityOf, "week">, at: string): string =>
  addMinutes(at, policyOn(calendarPolicies, order.week).holdMinutes);

const isSoldOut = (error: unknown): boolean => error instanceof Refused && (error.code === "sold-out" || error.meaning === "missing");

/** The first of three steps: takes holds that expire. Returns the SKUs that are sold out. */
export async function holdStock(
  streams: Streams,
  order: CapacityOf,
  wanted: readonly Wanted[],
  context: CommandContext,
): Promise<string[]> {
  const until = holdEnds(order, context.at);
  const held = await Promise.all(
    wanted.map(async ({ sku, units }) => {
      const command = { type: "Hold", orderId: order.orderId, units, until, at: context.at } as const;
      return streams.handle(stocks, stockId(order.region, order.week, sku), command, part(context, "hold", sku)).then(
        () => undefined,
        (error) => {
          if (isSoldOut(error)) return sku;
          throw error;
        },
      );
    }),
  );
  return held.filter((sku) => sku !== undefined);
}

export const slotOf = (order: CapacityOf): string => slotId(order.slot.depotId, order.calendar.deliveryDate, order.slot.window);

/** True if the order's slot is free now. Nothing is held. */
export const hasRoom = async (streams: Streams, order: CapacityOf, at: string): Promise<boolean> =>
  unitsLeft((await streams.load(slots, slotOf(order))).state, at, order.orderId) > 0;

/** Holds the order's slot; false if it is full. */
export async function holdSlot(streams: Streams, order: CapacityOf, context: CommandContext): Promise<boolean> {
  const until = holdEnds(order, context.at);
  try {
    await streams.handle(
      slots,
      slotOf(order),
      { type: "Hold", orderId: order.orderId, units: 1, until, at: context.at },
      part(context, "hold-slot"),
    );
    return true;
  } catch (error) {
    if (isSoldOut(error)) return false;
    throw error;
  }
}

/** An item on several lines is wanted once, with all of its units. */
export const unitsOf = (lines: readonly OrderLine[]): Wanted[] => [...unitsBySku(lines)].map(([sku, units]) => ({ sku, units }));
