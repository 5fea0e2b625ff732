import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Order } from "@tablee/domain/order/state";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { menuId } from "@tablee/domain/streams";
import { menus, orders } from "../aggregates.ts";
import { holdStock, settleStock, type Wanted } from "../capacity/take-capacity.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { lineOf } from "./make-order.ts";
import { type ExistingOrder, ownOrder } from "./own-order.ts";

export class EditOrder extends Command<Outcome<Order>> {
  constructor(
    readonly input: {
      readonly accountId: string;
      readonly orderId: string;
      readonly version: number;
      readonly editingSession: string;
      readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
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
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, input.orderId);
    const refusal = ownOrder(state, input.accountId);
    if (refusal || state.status === "none") throw new Refused(refusal ?? refuse("order-not-found"));
    const lines = await this.#lines(state, input.lines);
    const command = {
      type: "EditOrder",
      lines,
      startedFrom: input.version,
      editingSession: input.editingSession,
      receivedAt: context.at,
    } as const;
    const changes = changedUnits(state, lines);
    const more = changes.filter(({ sku, units }) => units > quantityOf(state.lines, sku));
    // Judged before anything is held: an edit that is too late or outdated must not take stock from anybody.
    const early = orders.decider.decide(command, state);
    if ("refused" in early) return runtime.handle(orders, input.orderId, command, context);
    const soldOut = await holdStock(runtime, state, more, context);
    const giveBack = () =>
      settleStock(
        runtime,
        state,
        more.filter(({ sku }) => !soldOut.includes(sku)).map(({ sku }) => ({ sku, units: quantityOf(state.lines, sku) })),
        part(context, "give-back"),
      );
    if (soldOut.length > 0) {
      await giveBack();
      throw new Refused(refuse("sold-out", { skus: soldOut }));
    }
    try {
      const outcome = await runtime.handle(orders, input.orderId, command, context);
      await settleStock(runtime, state, changes, context);
      return outcome;
    } catch (error) {
      if (error instanceof Refused) await giveBack();
      throw error;
    }
  }

  async #lines(order: ExistingOrder, wanted: readonly { sku: string; quantity: number }[]): Promise<OrderLine[]> {
    const { state: menu } = await this.deps.runtime.load(menus, menuId(order.region, order.week));
    const items = new Map(menu.status === "published" ? menu.items.map((item) => [item.sku, item]) : []);
    const unknown = wanted.filter(({ sku }) => !items.has(sku)).map(({ sku }) => sku);
    if (unknown.length > 0) throw new Refused(refuse("item-not-on-menu", { skus: unknown }));
    return wanted.map(({ sku, quantity }) => lineOf(items.get(sku)!, quantity));
  }
}

const quantityOf = (lines: readonly { sku: string; quantity: number }[], sku: string): number =>
  lines.find((line) => line.sku === sku)?.quantity ?? 0;

function changedUnits(order: ExistingOrder, lines: readonly OrderLine[]): Wanted[] {
  const skus = new Set([...order.lines, ...lines].map((line) => line.sku));
  return [...skus]
    .map((sku) => ({ sku, units: quantityOf(lines, sku) }))
    .filter(({ sku, units }) => units !== quantityOf(order.lines, sku));
}
