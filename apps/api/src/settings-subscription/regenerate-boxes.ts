import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { orders } from "@tablee/commands/aggregates";
import { marketItemsOf } from "@tablee/commands/order/making/market-items-of";
import { linesOf } from "@tablee/commands/order/making/order-lines";
import { priceOf } from "@tablee/commands/order/making/price-of";
import { regenerateOrder } from "@tablee/commands/order/making/regenerate-order";
import { type ExistingOrder, mustBeOwn } from "@tablee/commands/order/own-order";
import { Refused } from "@tablee/commands/refused";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { boxToRegenerate, regenerateBox } from "@tablee/contracts/calls/settings-subscription";
import { isRefusal } from "@tablee/domain/kernel/errors";
import { CompiledWeek } from "@tablee/domain/order-generation/compile";
import { pickAround } from "@tablee/domain/order-generation/pick-around";
import { unitsBySku } from "@tablee/domain/pricing/lines";
import { candidateOfAccount } from "@tablee/projections/generation-inputs/queries";
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
    const { reads, steps } = this.api;
    const state = mustBeOwn((await steps.load(orders, orderId)).state, by.accountId);
    refuseUnlessOpen(state, by);
    const { region, week } = state;
    const [menu, unitsLeft, candidate] = await Promise.all([
      menuOf(reads, region, week),
      unitsLeftIn(reads, region, week),
      candidateOfAccount(reads, by.accountId, region, week),
    ]);
    if (!menu || !candidate) throw new Failure("menu-not-found");
    const { items, ranking, revision: menuRevision } = menu;
    // The box's own units are available to it.
    const units = new Map(unitsLeft);
    for (const [sku, held] of unitsBySku(state.lines)) units.set(sku, (units.get(sku) ?? 0) + held);
    const compiled = new CompiledWeek({ region, week, items, ranking, menuRevision, unitsLeft: units });
    const picks = pickAround(compiled, candidate.input, [], units);
    const dishes = picks.map(({ item, quantity }) => ({ sku: compiled.items[item]!.sku, quantity }));
    const kept = marketItemsOf(state.lines);
    const lines = linesOf(items, [...dishes, ...kept]);
    if (isRefusal(lines)) throw new Refused(lines);
    const discarded = state.lines.filter(({ kind }) => kind !== "market");
    const shown = await this.#shown([...dishes, ...kept, ...discarded]);
    return {
      version: state.version,
      plan: candidate.plan,
      dishes: dishes.map(shown),
      discarded: discarded.map(shown),
      kept: kept.map(shown),
      totalCents: priceOf({ ...state, plan: candidate.plan, lines }).totalCents,
      totalBeforeCents: priceOf(state).totalCents,
    };
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

/** @throws Refused order-past-cutoff, order-not-editable, order-skipped */
function refuseUnlessOpen(state: ExistingOrder, { receivedAt }: Caller): void {
  const { plan, lines, version: startedFrom } = state;
  const decided = orders.decider.decide({ type: "RemakeOrder", plan, lines, startedFrom, receivedAt }, state);
  if (isRefusal(decided) && decided.refused !== "selection-invalid") throw new Refused(decided);
}
