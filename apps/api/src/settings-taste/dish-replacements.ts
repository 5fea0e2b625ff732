import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { askedOf } from "@tablee/commands/order/making/order-lines";
import { loadOwn } from "@tablee/commands/order/own-order";
import { replaceDishes } from "@tablee/commands/order/replacing/replace-dishes";
import { replacementOf } from "@tablee/commands/order/replacing/replacement-of";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/settings-taste";
import type { OrderCard } from "@tablee/contracts/schemas";
import { inputOfAccountsBox } from "@tablee/projections/generation-inputs/queries";
import { menuOf } from "@tablee/projections/menus/queries";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { dishOnMenu, unknownDish } from "../views/dish-card.ts";
import { OrderViews } from "../views/order-views.ts";

type Box = OutputOf<typeof calls.dishReplacements>["boxes"][number];

/** Replaces the dishes that a household excludes in all of its boxes at once. */
@Injectable()
export class DishReplacements {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly commands: Commands,
  ) {}

  async show(by: Caller): Promise<OutputOf<typeof calls.dishReplacements>> {
    const cards = (await this.views.upcoming(by)).filter(mayReplace);
    const boxes = await Promise.all(cards.map((card) => this.#box(card, by)));
    return { boxes };
  }

  async replace(input: InputOf<typeof calls.replaceDishes>, by: Caller): Promise<OutputOf<typeof calls.replaceDishes>> {
    const boxes = await this.commands.send(replaceDishes, { accountId: by.accountId, ...input }, by.own("replace-dishes"));
    const cards = await this.views.fromStates(
      by,
      boxes.map(({ order }) => order),
    );
    return { boxes: boxes.map(({ result, refused = null }, i) => ({ order: cards[i]!, result, refused })) };
  }

  async #box({ orderId, deliveryDate, lines: held, additions, excluded }: OrderCard, by: Caller): Promise<Box> {
    const shown = [...held, ...additions.flatMap((addition) => addition.lines)];
    const { reads, steps, catalogue } = this.api;
    const order = await loadOwn(steps, by.accountId, orderId);
    const { region, week, version } = order;
    const [menu, unitsLeft, input] = await Promise.all([
      menuOf(reads, region, week),
      unitsLeftIn(reads, region, week),
      inputOfAccountsBox(reads, by.accountId, week),
    ]);
    const items = menu?.items ?? [];
    const picking = menu && input && { menu: { items, ranking: menu.ranking, menuRevision: menu.revision }, unitsLeft, input };
    const marked = excluded.map(({ sku }) => sku);
    const { lines, swaps, stuck, moreCents } = await replacementOf(steps, order, { marked, picking }, by.receivedAt);
    const products = await catalogue.bySku(swaps.map(({ instead }) => instead));
    const dishOf = (sku: string) => shown.find(({ dish }) => dish.sku === sku)?.dish ?? unknownDish(sku, "market");
    const offered = (sku: string) => {
      const product = products.get(sku);
      const item = items.find((each) => each.sku === sku);
      return product && item ? dishOnMenu(product, item) : dishOf(sku);
    };
    return {
      orderId,
      version,
      deliveryDate,
      paid: order.status === "billed",
      swaps: swaps.map(({ sku, instead }) => ({ from: dishOf(sku), to: offered(instead) })),
      stuck: stuck.map(dishOf),
      lines: lines.map(asked),
      linesBefore: askedOf(order.lines).map(asked),
      moreCents,
    };
  }
}

const mayReplace = ({ editable, changeable, status, excluded }: OrderCard): boolean =>
  excluded.length > 0 && status !== "skipped" && (editable || changeable);

const asked = ({ sku, quantity, options, pairings }: ReturnType<typeof askedOf>[number]): Box["lines"][number] => ({
  sku,
  quantity,
  ...(options?.length ? { options: [...options] } : {}),
  ...(pairings?.length ? { pairings: pairings.map((pairing) => ({ ...pairing })) } : {}),
});
