import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { regenerateOrder } from "@tablee/commands/order/making/regenerate-order";
import { orderToRegenerate, regenerationOf } from "@tablee/commands/order/making/regeneration-of";
import type { ExistingOrder } from "@tablee/commands/order/own-order";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { boxToRegenerate, regenerateBox } from "@tablee/contracts/calls/settings-subscription";
import type { SubscriptionInput } from "@tablee/domain/order-generation/inputs";
import { keptDiets } from "@tablee/domain/subscription/diets";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import { inputOfAccountsBox } from "@tablee/projections/generation-inputs/queries";
import { menuOf } from "@tablee/projections/menus/queries";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { dishCard, unknownDish } from "../views/dish-card.ts";
import { OrderViews } from "../views/order-views.ts";

type RegeneratedBox = OutputOf<typeof boxToRegenerate>;
type Item = { readonly sku: string; readonly quantity: number };

/** Regenerates boxes of open weeks after the plan has changed. */
@Injectable()
export class RegenerateBoxes {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly commands: Commands,
  ) {}

  /** Previews the regenerated box; nothing is held for it. */
  async show({ orderId }: InputOf<typeof boxToRegenerate>, by: Caller): Promise<RegeneratedBox> {
    const { steps } = this.api;
    const { accountId } = by;
    const order = await orderToRegenerate(steps, { accountId, orderId }, by.receivedAt);
    return this.preview(order, by);
  }

  /** The regenerated box of an order, for the plan in force or a different plan. */
  async preview(order: ExistingOrder, by: Caller, wanted?: Plan): Promise<RegeneratedBox> {
    const { reads } = this.api;
    const { region, week } = order;
    const [menu, unitsLeft, held] = await Promise.all([
      menuOf(reads, region, week),
      unitsLeftIn(reads, region, week),
      inputOfAccountsBox(reads, by.accountId, week),
    ]);
    if (!menu || !held) throw new Failure("menu-not-found");
    const { items, ranking, revision: menuRevision } = menu;
    const plan = wanted ?? held.plan;
    const input = inputFor(held, plan);
    const picking = { menu: { items, ranking, menuRevision }, unitsLeft, input, plan };
    const { dishes, discarded, kept, ...totals } = regenerationOf(order, picking);
    const shown = await this.#shown([...dishes, ...kept, ...discarded]);
    return { version: order.version, plan, dishes: dishes.map(shown), discarded: discarded.map(shown), kept: kept.map(shown), ...totals };
  }

  async make(input: InputOf<typeof regenerateBox>, by: Caller): Promise<OutputOf<typeof regenerateBox>> {
    const sent = this.commands.send(regenerateOrder, { ...input, accountId: by.accountId }, by.own("make-box-anew"));
    return { order: await this.views.fromCommand(by, sent) };
  }

  async #shown(items: readonly Item[]): Promise<(item: Item) => RegeneratedBox["dishes"][number]> {
    const products = await this.api.catalogue.bySku(items.map(({ sku }) => sku));
    return ({ sku, quantity }) => {
      const product = products.get(sku);
      return { dish: product ? dishCard(product) : unknownDish(sku, "market"), quantity };
    };
  }
}

/** The inputs of a household with another plan: a different type keeps only the diets that it has. */
const inputFor = (input: SubscriptionInput, plan: Plan): SubscriptionInput => {
  const diets = plan.type === input.plan.type ? input.tastes.diets : keptDiets(plan.type, input.tastes.diets);
  return { ...input, plan, tastes: { ...input.tastes, diets } };
};
