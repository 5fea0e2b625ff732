import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { menuId } from "@tablee/domain/streams";
import { inWeek } from "@tablee/domain/subscription/terms";
import { menus, orders, subscriptions } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { EditOrder } from "./edit-order.ts";
import { type AskedLine, askedOf } from "./order-lines.ts";
import type { ExistingOrder } from "./own-order.ts";

/**
 * Puts the market items that come with every box into the open weeks' orders, or into one new order. An item that a week's menu
 * lacks, or that is sold out, is left out of that week; `ended` is taken out where it stands.
 */
export class PlaceRecurringItems extends Command<void> {
  constructor(
    readonly input: { readonly subscriptionId: string; readonly week?: string | undefined; readonly ended?: string | undefined },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(PlaceRecurringItems)
export class PlaceRecurringItemsHandler implements ICommandHandler<PlaceRecurringItems> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input: { subscriptionId, week: only, ended }, context }: PlaceRecurringItems) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(subscriptions, subscriptionId);
    if (state.status === "none" || state.status === "closed") return;
    const { slot } = inWeek(state.slots, state.firstWeek);
    for (const week of only ? [only] : openWeeks(context.at, slot.weekday, slot.zone)) {
      const items = inWeek(state.recurring, week);
      if (items.length === 0 && ended === undefined) continue;
      const { state: order } = await runtime.load(orders, orderIdOf(subscriptionId, week));
      if (order.status !== "open") continue;
      for (const { sku, quantity } of items) await this.#place(order, sku, quantity, context);
      if (ended !== undefined) await this.#place(order, ended, 0, context);
    }
  }

  async #place({ orderId, accountId }: ExistingOrder, sku: string, quantity: number, context: CommandContext): Promise<void> {
    const { runtime } = this.deps;
    const { state: order } = await runtime.load(orders, orderId);
    if (order.status !== "open" || !(await this.#isSold(order, sku))) return;
    const lines = withUnits(order.lines, sku, quantity);
    if (!lines) return;
    const edit = new EditOrder(
      { accountId, orderId, version: order.version, editingSession: "recurring-items", lines },
      part({ ...context, subject: accountId }, orderId, sku),
    );
    await this.bus.execute(edit).catch((error) => {
      if (!(error instanceof Refused)) throw error;
    });
  }

  async #isSold({ region, week }: ExistingOrder, sku: string): Promise<boolean> {
    const { state } = await this.deps.runtime.load(menus, menuId(region, week));
    return state.status === "published" && state.items.some((item) => item.sku === sku);
  }
}

/** The lines with so many units of a market item; undefined when they are so already. More that a customer took stays. */
function withUnits(lines: readonly OrderLine[], sku: string, quantity: number): AskedLine[] | undefined {
  const held = lines.find((line) => line.sku === sku && !line.pairedWith);
  if (quantity === 0 ? !held : (held?.quantity ?? 0) >= quantity) return undefined;
  const others = askedOf(lines).filter((line) => line.sku !== sku);
  return quantity === 0 ? others : [...others, { sku, quantity }];
}
