import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import { recurringSession, unitsAlone, unitsWanted } from "@tablee/domain/order/recurring";
import { menuId } from "@tablee/domain/streams";
import { inWeek, type RecurringItem } from "@tablee/domain/subscription/terms";
import { menus, orders, subscriptions } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { EditOrder } from "./edit-order.ts";
import { askedOf } from "./order-lines.ts";
import type { ExistingOrder } from "./own-order.ts";

/**
 * Brings orders in line with the market items that come with every box: one item in all open weeks, because it was chosen, chosen
 * differently or ended; or all of them in one week that was made, or is wanted again. An item that a week's menu lacks, or that is
 * sold out, is left out of that week; what a customer added by hand stays.
 */
export class PlaceRecurringItems extends Command<void> {
  constructor(
    readonly input:
      | { readonly subscriptionId: string; readonly sku: string }
      | { readonly subscriptionId: string; readonly week: string }
      | { readonly orderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** How often others may change an order between our reading and our editing it. */
const MOST_TRIES = 5;

@CommandHandler(PlaceRecurringItems)
export class PlaceRecurringItemsHandler implements ICommandHandler<PlaceRecurringItems> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input, context }: PlaceRecurringItems) {
    const { runtime } = this.deps;
    const which = "orderId" in input ? await this.#weekOf(input.orderId) : input;
    if (!which) return;
    const { subscriptionId } = which;
    const { state } = await runtime.load(subscriptions, subscriptionId);
    if (state.status === "none" || state.status === "closed") return;
    const { slot } = inWeek(state.slots, state.firstWeek);
    for (const week of "week" in which ? [which.week] : openWeeks(context.at, slot.weekday, slot.zone)) {
      const items = inWeek(state.recurring, week);
      // A week that was just made holds nothing that could have ended.
      if (items.length === 0 && "week" in input) continue;
      const { state: order } = await runtime.load(orders, orderIdOf(subscriptionId, week));
      if (order.status !== "open") continue;
      for (const sku of "sku" in which ? [which.sku] : changedSince(order, items))
        await this.#place(order, sku, items.find((item) => item.sku === sku)?.quantity ?? 0, context);
    }
  }

  async #weekOf(orderId: string): Promise<{ subscriptionId: string; week: string } | undefined> {
    const { state } = await this.deps.runtime.load(orders, orderId);
    return state.status === "none" ? undefined : state;
  }

  async #place({ orderId, accountId }: ExistingOrder, sku: string, recurring: number, context: CommandContext): Promise<void> {
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const { state: order } = await this.deps.runtime.load(orders, orderId);
      if (order.status !== "open" || !(await this.#isSold(order, sku))) return;
      const quantity = unitsWanted(order, sku, recurring);
      if (quantity === unitsAlone(order.lines, sku)) return;
      const others = askedOf(order.lines).filter((line) => line.sku !== sku);
      const lines = quantity === 0 ? others : [...others, { sku, quantity }];
      const { version } = order;
      const own = part({ ...context, subject: accountId }, orderId, sku, attempt);
      try {
        await this.bus.execute(new EditOrder({ accountId, orderId, version, editingSession: recurringSession, lines }, own));
        return;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.code !== "order-changed-elsewhere") return;
      }
    }
  }

  async #isSold({ region, week }: ExistingOrder, sku: string): Promise<boolean> {
    const { state } = await this.deps.runtime.load(menus, menuId(region, week));
    return state.status === "published" && state.items.some((item) => item.sku === sku);
  }
}

/** Items that were chosen since the week was skipped, or ended: what its customer took out by hand before does not come back. */
function changedSince({ skippedAt = "", recurring = {} }: ExistingOrder, items: readonly RecurringItem[]): string[] {
  const chosen = items.filter(({ since }) => since >= skippedAt).map(({ sku }) => sku);
  const ended = Object.keys(recurring).filter((sku) => !items.some((item) => item.sku === sku));
  return [...chosen, ...ended];
}
