import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import type { Order } from "@tablee/domain/order/state";
import { unmetMinimums } from "@tablee/domain/pricing/price-lines";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { menuId } from "@tablee/domain/streams";
import { menus, orders } from "../aggregates.ts";
import { settleAsOrdered } from "../capacity/settle-as-ordered.ts";
import { holdStock, type Wanted } from "../capacity/take-capacity.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { sessionMoved } from "./editing-session.ts";
import { type AskedLine, linesOf, unitsBySku } from "./order-lines.ts";
import { type ExistingOrder, ownOrder } from "./own-order.ts";
import { priceOf } from "./price-of.ts";

export class EditOrder extends Command<Outcome<Order>> {
  constructor(
    readonly input: {
      readonly accountId: string;
      readonly orderId: string;
      readonly version: number;
      readonly editingSession: string;
      readonly lines: readonly AskedLine[];
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Saves the whole set of lines: holds what is more, edits, settles what is more and what is less. */
@CommandHandler(EditOrder)
export class EditOrderHandler implements ICommandHandler<EditOrder> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input, context }: EditOrder) {
    const { runtime, vault } = this.deps;
    const { orderId, version: startedFrom, editingSession } = input;
    const { state } = await runtime.load(orders, orderId);
    const refusal = ownOrder(state, input.accountId);
    if (refusal || state.status === "none") throw new Refused(refusal ?? refuse("order-not-found"));
    const lines = await this.#lines(state, input.lines);
    const command = { type: "EditOrder", lines, startedFrom, editingSession, receivedAt: context.at } as const;
    // Judged before anything is held: an edit that is too late or outdated must not take stock from anybody.
    const early = orders.decider.decide(command, state);
    if ("refused" in early) return runtime.handle(orders, orderId, command, context);
    // A policy has no window that another could take over from.
    if (context.actor.kind !== "system" && (await sessionMoved(vault, orderId, editingSession)))
      throw new Refused(refuse("editing-session-moved"));
    const held = unitsBySku(state.lines);
    const changes = changedUnits(held, unitsBySku(lines));
    const more = changes.filter(({ sku, units }) => units > (held.get(sku) ?? 0));
    const soldOut = await holdStock(runtime, state, more, context);
    const skusHeld = more.flatMap(({ sku }) => (soldOut.includes(sku) ? [] : [sku]));
    const giveBack = () => settleAsOrdered(runtime, orderId, skusHeld, part(context, "give-back"));
    if (soldOut.length > 0) {
      await giveBack();
      throw new Refused(refuse("sold-out", { skus: soldOut }));
    }
    try {
      const outcome = await runtime.handle(orders, orderId, command, context);
      const changed = changes.map(({ sku }) => sku);
      await settleAsOrdered(runtime, orderId, changed, context, outcome);
      return outcome;
    } catch (error) {
      if (error instanceof Refused) await giveBack();
      throw error;
    }
  }

  /** @throws Refused item-not-on-menu, option-not-offered, minimum-spend-not-met */
  async #lines(order: ExistingOrder, asked: readonly AskedLine[]): Promise<OrderLine[]> {
    const { state: menu } = await this.deps.runtime.load(menus, menuId(order.region, order.week));
    const lines = linesOf(menu.status === "published" ? menu.items : [], asked);
    if (isRefusal(lines)) throw new Refused(lines);
    const [unmet] = unmetMinimums(lines, priceOf({ ...order, lines }).lines);
    if (unmet) throw new Refused(refuse("minimum-spend-not-met", unmet));
    return lines;
  }
}

const changedUnits = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Wanted[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((sku) => ({ sku, units: after.get(sku) ?? 0 }))
    .filter(({ sku, units }) => units !== (before.get(sku) ?? 0));
