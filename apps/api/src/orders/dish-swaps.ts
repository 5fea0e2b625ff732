import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { swapDish } from "@tablee/commands/order/swap-dish";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/orders";
import { CompiledWeek } from "@tablee/domain/order-generation/compile";
import { alternativesTo } from "@tablee/domain/order-generation/pick-around";
import { whyInBox } from "@tablee/generation/explain/why-in-box";
import { inputOfAccountsBox } from "@tablee/projections/generation-inputs/queries";
import { menuOf } from "@tablee/projections/menus/queries";
import { orderOfAccount } from "@tablee/projections/orders/queries";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { Alternatives, pricedRow } from "../views/alternatives.ts";
import { OrderViews } from "../views/order-views.ts";

/** Swaps a dish of an order, without its editor. */
@Injectable()
export class DishSwaps {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly alternatives: Alternatives,
    private readonly commands: Commands,
  ) {}

  /** Empty if the week has no menu, or if the household's inputs cannot be read. */
  async alternativesTo(
    { orderId, sku }: InputOf<typeof calls.dishAlternatives>,
    by: Caller,
  ): Promise<OutputOf<typeof calls.dishAlternatives>> {
    const { reads } = this.api;
    const row = await orderOfAccount(reads, by.accountId, orderId);
    if (!row) throw new Failure("order-not-found");
    const { region, week, plan, lines } = row;
    const [reasons, menu, unitsLeft, input] = await Promise.all([
      whyInBox(this.api.opened.store, orderId),
      menuOf(reads, region, week),
      unitsLeftIn(reads, region, week),
      inputOfAccountsBox(reads, by.accountId, week),
    ]);
    const why = reasons.get(sku) ?? null;
    if (!menu || !input) return { alternatives: [], why };
    const { items, ranking, revision: menuRevision } = menu;
    const compiled = new CompiledWeek({ region, week, items, ranking, menuRevision, unitsLeft });
    const skus = alternativesTo(compiled, { ...input, plan }, lines, sku, unitsLeft);
    return { alternatives: await this.alternatives.shown(pricedRow(row), items, sku, skus), why };
  }

  async swap(input: InputOf<typeof calls.swapDish>, by: Caller): Promise<OutputOf<typeof calls.swapDish>> {
    const sent = this.commands.send(swapDish, { accountId: by.accountId, ...input }, by.own("swap-dish"));
    return { order: await this.views.fromCommand(by, sent) };
  }
}
