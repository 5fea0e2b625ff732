import { orderCalendar } from "@tablee/domain/calendar/calendar";
import { areas } from "@tablee/domain/geography/areas";
import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import type { Weekday } from "@tablee/domain/kernel/time";
import { zoneTableVersion } from "@tablee/domain/kernel/zones/zones";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import type { Order } from "@tablee/domain/order/state";
import { lineOf, lineOptions, linesWithout, unitsBySku } from "@tablee/domain/pricing/lines";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { menuId } from "@tablee/domain/streams";
import type { DeliverySlot, DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { menus, orders } from "../../aggregates.ts";
import { settleShares } from "../../capacity/settle-shares.ts";
import { streamsOf } from "../../capacity/shares.ts";
import { holdEnds, holdSlot, holdStock, unitsOf } from "../../capacity/take-capacity.ts";
import type { Outcome } from "../../command-runtime.ts";
import { type CommandContext, part } from "../../context.ts";
import { Refused, retryOn } from "../../refused.ts";
import type { Streams } from "../../steps.ts";
import { type ExistingOrder, mustBeOwn } from "../own-order.ts";

export interface DeliveryChange {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  /** The area that the box goes to: its present one, unless the address has changed. */
  readonly areaId?: string;
  readonly weekday: Weekday;
  readonly window: DeliveryWindow;
}

/** `removed`: SKUs of items that are not sold, or no longer available, in the new region. */
type ChangedDelivery = Outcome<Order> & { readonly removed: readonly string[] };

/**
 * Moves one week's box to a new day, window or area: holds both slots, changes the order, and settles both by the order afterwards.
 * @throws Refused order-not-found, slot-not-offered, slot-full, and what the order's decider refuses
 */
export function changeDelivery(streams: Streams, input: DeliveryChange, context: CommandContext): Promise<ChangedDelivery> {
  // Each attempt takes its own holds: the earlier one has released its own.
  return retryOn("order-changed-elsewhere", (tries) => changeOnce(streams, input, part(context, "try", tries)));
}

/** @throws Refused order-changed-elsewhere when the order changed after it was read */
async function changeOnce(streams: Streams, input: DeliveryChange, context: CommandContext): Promise<ChangedDelivery> {
  const { orderId } = input;
  const state = mustBeOwn((await streams.load(orders, orderId)).state, input.accountId);
  const to = targetOf(state, input);
  const { lines, removed } = await linesThere(streams, state, to.region);
  const moved: ExistingOrder = { ...state, ...to, lines };
  const command = { type: "ChangeDelivery", ...to, zoneTableVersion, lines, removed, receivedAt: context.at } as const;
  const early = orders.decider.decide(command, state);
  if (isRefusal(early) || early.length === 0) {
    // This step holds nothing, so it must not move back an order that was moved since it was read.
    const asRead = (now: Order) => (now.status !== "none" && now.version !== state.version ? refuse("order-changed-elsewhere") : command);
    return { ...(await streams.handle(orders, orderId, asRead, context)), removed };
  }
  const isOpen = state.status === "open";
  if (isOpen && !(await holdSlot(streams, moved, context))) throw new Refused(refuse("slot-full"));
  // The old slot is held as well: if this process crashes before it releases that, the hold's end does. A skipped week has no slot; but a
  // skip that crashed may not have released it yet, and once the week is moved no step would look for it there.
  if (isOpen) await holdHere(streams, state, to.region, context);
  else await settleShares(streams, orderId, [], part(context, "here"));
  const ownHold = holdEnds(state, context.at);
  const touched = [state, moved].flatMap((order) => streamsOf(order, unitsBySku(order.lines).keys()));
  // Settles the slots of both places by the order: after a refusal it still has the old one.
  const settle = () => settleShares(streams, orderId, touched, context, { ownHold });
  const isFarther = isOpen && to.region !== state.region;
  const soldOut = isFarther ? await holdStock(streams, moved, unitsOf(moved.lines), context) : [];
  const left = linesWithout(lines, soldOut);
  const gone = [...removed, ...lines.filter((line) => !left.includes(line)).map(({ sku }) => sku)];
  const change = (now: Order) => {
    // Only from the slot that is held: a slot that a concurrent change has given it would stay taken.
    if (now.status !== "none" && now.version !== state.version) return refuse("order-changed-elsewhere");
    return { ...command, lines: left, removed: gone };
  };
  const outcome = await streams.handle(orders, orderId, change, context).catch(async (error) => {
    if (error instanceof Refused) await settle();
    throw error;
  });
  await settle();
  return { ...outcome, removed: gone };
}

/** @throws Refused slot-not-offered */
function targetOf(state: ExistingOrder, { areaId, weekday, window }: DeliveryChange) {
  const area = areas.find(({ id }) => id === (areaId ?? state.slot.areaId));
  if (!area?.deliveryWeekdays.includes(weekday) || !area.windows.includes(window))
    throw new Refused(refuse("slot-not-offered", { weekday, window }));
  const slot: DeliverySlot = { areaId: area.id, depotId: area.depotId, zone: area.zone, weekday, window };
  return { region: area.region, slot, calendar: orderCalendar(state.week, weekday, window, area.zone) };
}

/** The lines of an order that a region sells, at that region's prices. */
async function linesThere(streams: Streams, state: ExistingOrder, region: Region) {
  if (region === state.region) return { lines: state.lines, removed: [] };
  const { state: menu } = await streams.load(menus, menuId(region, state.week));
  const items = new Map(menu.status === "published" ? menu.items.map((item) => [item.sku, item]) : []);
  const known = state.lines.filter((line) => items.has(line.sku));
  const kept = known.filter((line) => !line.pairedWith || known.some((recipe) => recipe.sku === line.pairedWith));
  const lines = kept.map((line) => lineThere(line, items.get(line.sku)!));
  return { lines, removed: state.lines.filter((line) => !kept.includes(line)).map((line) => line.sku) };
}

/** A line for the item of a different region's menu: takes that region's price, and keeps the options that are offered there. */
function lineThere({ quantity, options = [], pairedWith }: OrderLine, item: MenuItem): OrderLine {
  const offered = lineOptions((item.options ?? []).filter(({ id }) => options.some((option) => option.id === id)));
  return { ...lineOf(item, quantity), ...(offered.length > 0 && { options: offered }), ...(pairedWith && { pairedWith }) };
}

async function holdHere(streams: Streams, before: ExistingOrder, region: Region, context: CommandContext): Promise<void> {
  await holdSlot(streams, before, part(context, "here"));
  if (before.region !== region) await holdStock(streams, before, unitsOf(before.lines), part(context, "here"));
}
