import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { orderCalendar } from "@tablee/domain/calendar/calendar";
import { areas } from "@tablee/domain/delivery/areas";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Region } from "@tablee/domain/kernel/region";
import type { Weekday } from "@tablee/domain/kernel/time";
import { zoneTableVersion } from "@tablee/domain/kernel/zones/zones";
import type { Order } from "@tablee/domain/order/state";
import { linesWithout } from "@tablee/domain/pricing/vocabulary";
import { menuId } from "@tablee/domain/streams";
import type { DeliverySlot, DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { menus, orders } from "../aggregates.ts";
import { settleShares } from "../capacity/settle-shares.ts";
import { streamsOf } from "../capacity/shares.ts";
import { holdEnds, holdSlot, holdStock } from "../capacity/take-capacity.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { linesOf, unitsBySku } from "./order-lines.ts";
import { type ExistingOrder, ownOrder } from "./own-order.ts";

/** Another day, window or area for one week's box. `removed` are items that are not sold, or no longer left, where it comes from now. */
export class ChangeDelivery extends Command<Outcome<Order> & { readonly removed: readonly string[] }> {
  constructor(
    readonly input: {
      readonly accountId: string;
      readonly orderId: string;
      /** The area that the box goes to: the one it went to, unless the address has changed. */
      readonly areaId?: string;
      readonly weekday: Weekday;
      readonly window: DeliveryWindow;
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeDelivery)
export class ChangeDeliveryHandler implements ICommandHandler<ChangeDelivery> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input, context }: ChangeDelivery) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, input.orderId);
    const refusal = ownOrder(state, input.accountId);
    if (refusal || state.status === "none") throw new Refused(refusal ?? refuse("order-not-found"));
    const to = await this.#target(state, input);
    const { lines, removed } = await this.#linesThere(state, to.region);
    const moved: ExistingOrder = { ...state, ...to, lines };
    const command = { type: "ChangeDelivery", ...to, zoneTableVersion, lines, removed, receivedAt: context.at } as const;
    const early = orders.decider.decide(command, state);
    const nothing = "refused" in early || early.length === 0;
    if (!nothing && state.status === "open" && !(await holdSlot(runtime, moved, context))) throw new Refused(refuse("slot-full"));
    // Held where it was, too: should nobody come to give that back, the end of the hold does.
    if (!nothing) await this.#holdHere(state, to.region, context);
    if (nothing) return { ...(await runtime.handle(orders, input.orderId, command, context)), removed };
    const settle = () => this.#settle(state, moved, context);
    const soldOut = state.status !== "open" || to.region === state.region ? [] : await holdStock(runtime, moved, wanted(moved), context);
    const left = linesWithout(lines, soldOut);
    const gone = [...removed, ...lines.filter((line) => !left.includes(line)).map(({ sku }) => sku)];
    const outcome = await runtime
      .handle(orders, input.orderId, { ...command, lines: left, removed: gone }, context)
      .catch(async (error) => {
        if (error instanceof Refused) await settle();
        throw error;
      });
    await settle();
    return { ...outcome, removed: gone };
  }

  /** @throws Refused slot-not-offered */
  async #target(state: ExistingOrder, { areaId, weekday, window }: ChangeDelivery["input"]) {
    const area = areas.find(({ id }) => id === (areaId ?? state.slot.areaId));
    if (!area?.deliveryWeekdays.includes(weekday) || !area.windows.includes(window))
      throw new Refused(refuse("slot-not-offered", { weekday, window }));
    const slot: DeliverySlot = { areaId: area.id, depotId: area.depotId, zone: area.zone, weekday, window };
    return { region: area.region, slot, calendar: orderCalendar(state.week, weekday, window, area.zone) };
  }

  /** What of the order is sold in a region, at that region's prices. */
  async #linesThere(state: ExistingOrder, region: Region) {
    if (region === state.region) return { lines: state.lines, removed: [] };
    const { state: menu } = await this.deps.runtime.load(menus, menuId(region, state.week));
    const items = menu.status === "published" ? menu.items : [];
    const known = state.lines.filter((line) => items.some((item) => item.sku === line.sku));
    const kept = known.filter((line) => !line.pairedWith || known.some((recipe) => recipe.sku === line.pairedWith));
    const asked = kept.map(({ sku, quantity }) => ({ sku, quantity }));
    const priced = linesOf(items, asked);
    if ("refused" in priced) throw new Refused(priced);
    const lines = priced.map((line, i) => ({ ...kept[i]!, ...line }));
    return { lines, removed: state.lines.filter((line) => !kept.includes(line)).map((line) => line.sku) };
  }

  /** What the order says, there and here: after a refusal it is still here. */
  #settle(before: ExistingOrder, after: ExistingOrder, context: CommandContext): Promise<boolean> {
    const touched = [before, after].flatMap((order) => streamsOf(order, unitsBySku(order.lines).keys()));
    return settleShares({ runtime: this.deps.runtime, bus: this.bus }, before.orderId, touched, context, {
      ownHold: holdEnds(before, context.at),
    });
  }

  async #holdHere(before: ExistingOrder, region: Region, context: CommandContext): Promise<void> {
    const { runtime } = this.deps;
    await holdSlot(runtime, before, part(context, "here"));
    if (before.region !== region) await holdStock(runtime, before, wanted(before), part(context, "here"));
  }
}

const wanted = (order: ExistingOrder) => [...unitsBySku(order.lines)].map(([sku, units]) => ({ sku, units }));
