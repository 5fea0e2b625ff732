import { type OrderCalendar, orderCalendar } from "@tablee/domain/calendar/calendar";
import type { OrderId, SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { policyOn } from "@tablee/domain/kernel/policy";
import type { Menu } from "@tablee/domain/menu/decider";
import { grantsToNewOrder } from "@tablee/domain/offer/spread-code";
import { hashOfResult } from "@tablee/domain/order-generation/inputs";
import { generationPolicies } from "@tablee/domain/order-generation/policy";
import { maxFreeMeals } from "@tablee/domain/pricing/lines";
import { skuOfStock } from "@tablee/domain/streams";
import type { PreviewedOrder } from "@tablee/generation/rows/previewed-orders";
import type { CodeOnOrders } from "@tablee/projections/accounts/queries";
import { orders } from "../aggregates.ts";
import { settleShares } from "../capacity/settle-shares.ts";
import { type Share, shareKey, slotStream, stockStream } from "../capacity/shares.ts";
import { unitsOf } from "../capacity/take-capacity.ts";
import { type CommandContext, part } from "../context.ts";
import { type GenerateOrder, generateOrder } from "../order/making/make-order.ts";
import { isRefused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { lookAtShares, reserve, type Short } from "./reserve.ts";

export interface ChunkResult {
  readonly made: number;
  readonly alreadyThere: number;
  /** Subscriptions whose dishes were sold out since, or whose cutoff is now too close. */
  readonly changed: readonly SubscriptionId[];
  readonly soldOut: readonly string[];
}

/** Discount codes by account, with the grants that its orders already hold. */
type OrderCodes = ReadonlyMap<string, readonly CodeOnOrders[]>;

interface Run {
  readonly runId: string;
  readonly region: Region;
  readonly week: string;
  readonly menu: Extract<Menu, { status: "published" }>;
  readonly menuRevision: number;
}

/**
 * A chunk whose stock and slots were reserved. `late`: the commands that came after their deadline and reserved nothing; `takings`: the
 * shares of each order that is not skipped; `short`: the stock and slots that had too few units left, with the orders that got none.
 */
interface ReservedChunk {
  readonly commands: readonly GenerateOrder[];
  readonly late: ReadonlySet<GenerateOrder>;
  readonly takings: readonly OrderTaking[];
  readonly short: Short;
}

interface OrderTaking {
  readonly command: GenerateOrder;
  readonly orderId: OrderId;
  readonly shares: readonly Share[];
}

/** Reserves the stock and slots of a whole chunk, with one event per item and per window. Skipped orders take no stock and no slot. */
export async function reserveChunk(
  streams: Streams,
  run: Run,
  chunk: readonly PreviewedOrder[],
  codes: OrderCodes,
  context: CommandContext,
): Promise<ReservedChunk> {
  const commands = commandsOf(run, chunk, codes, context.at);
  const late = new Set(commands.filter((command) => context.at >= command.makeUntil));
  const takings = commands.flatMap((command) => (command.skipped ? [] : [{ command, orderId: command.orderId, shares: takenBy(command) }]));
  const short = await reserve(
    streams,
    takings.filter(({ command }) => !late.has(command)),
    context,
  );
  return { commands, late, takings, short };
}

/**
 * Makes the orders that have their whole share. An order whose window is full is made skipped: its household sees why, and can unskip the
 * week once there is a slot. Every other order (short of stock, too late by now, made or released by a different process since) has its
 * shares set to what its lines need: no units are released on an assumption.
 */
export async function makeChunk(streams: Streams, chunk: ReservedChunk, context: CommandContext): Promise<ChunkResult> {
  const { commands, late, takings, short } = chunk;
  const without = (is: (share: Share) => boolean) =>
    new Set(takings.filter(({ orderId, shares }) => isLacking(short, orderId, shares.filter(is))).map(({ command }) => command));
  const [lacking, withoutSlot] = [without(isStock), without((share) => !isStock(share))];
  const make = (command: GenerateOrder) =>
    makeOrder(streams, { ...command, withoutRoom: withoutSlot.has(command) }, { ...context, subject: command.accountId });
  const isMade = await Promise.all(commands.map((command) => !lacking.has(command) && !late.has(command) && make(command)));
  const made = new Set(commands.filter((_, i) => isMade[i]));
  const whole = takings.filter(({ command }) => made.has(command) && !withoutSlot.has(command));
  const lost = await lookAtShares(streams, whole);
  const settled = takings.filter((taking) => !whole.includes(taking) || isLacking(lost, taking.orderId, taking.shares));
  const settling = settled.map(({ command, orderId, shares }) => {
    const touched = shares.map(({ stream }) => stream);
    return settleShares(streams, orderId, touched, part({ ...context, subject: command.accountId }, "settle", orderId));
  });
  await Promise.all(settling);
  return {
    made: made.size,
    alreadyThere: commands.length - made.size - lacking.size - late.size,
    changed: [...lacking, ...late].map((command) => command.subscriptionId),
    soldOut: [...short.values()].filter(isStock).map(({ stream }) => skuOfStock(stream.id)),
  };
}

const isLacking = (short: Short, orderId: OrderId, shares: readonly Share[]): boolean =>
  shares.some(({ stream }) => short.get(shareKey(stream))?.lacking.has(orderId) ?? false);

const isStock = ({ stream }: Pick<Share, "stream">): boolean => stream.category === "stock";

const takenBy = (command: GenerateOrder): Share[] => [
  { stream: slotStream(command), units: 1 },
  ...unitsOf(command.lines).map(({ sku, units }) => ({ stream: stockStream(command, sku), units })),
];

/** The commands of a chunk. Calendars are computed once per slot. */
function commandsOf(run: Run, chunk: readonly PreviewedOrder[], codes: OrderCodes, at: string): GenerateOrder[] {
  const { runId, region, week, menu, menuRevision } = run;
  const index = new Map(menu.items.map((item, i) => [item.sku, i]));
  const policyVersion = policyOn(generationPolicies, week).version;
  const calendars = new Map<string, OrderCalendar>();
  const calendarOf = ({ weekday, window, zone }: PreviewedOrder["slot"]): OrderCalendar => {
    const slot = `${weekday} ${window} ${zone}`;
    const calendar = calendars.get(slot) ?? orderCalendar(week, weekday, window, zone);
    calendars.set(slot, calendar);
    return calendar;
  };
  return chunk.map((previewed) => {
    const picks = previewed.picks.map(({ sku, quantity }) => ({ item: index.get(sku)!, quantity, rank: 0, reason: "preferred" as const }));
    const inputs = { runId, menuRevision, policyVersion, hash: hashOfResult(run, policyVersion, previewed.inputHash) };
    const make = { ...previewed, region, week, items: menu.items, picks, firstOrder: false, inputs, at };
    const order = generateOrder(make, calendarOf(previewed.slot));
    const box = {
      deliveryDate: order.calendar.deliveryDate,
      maxFree: maxFreeMeals(order.lines),
      stands: order.skipped ? "none" : "open",
    } as const;
    return { ...order, grants: grantsToNewOrder(codes.get(previewed.accountId) ?? [], box) };
  });
}

/** Returns whether the order was made now; false if it already existed. */
async function makeOrder(streams: Streams, command: GenerateOrder, context: CommandContext): Promise<boolean> {
  try {
    const outcome = await streams.handle(orders, command.orderId, command, part(context, command.orderId), { expectNew: true });
    return outcome.changed;
  } catch (error) {
    if (isRefused(error, "order-exists")) return false;
    throw error;
  }
}
