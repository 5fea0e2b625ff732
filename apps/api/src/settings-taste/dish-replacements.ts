import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { askedOf } from "@tablee/commands/order/making/order-lines";
import { loadOwn } from "@tablee/commands/order/own-order";
import { replaceDishes } from "@tablee/commands/order/replacing/replace-dishes";
import { replacementOf } from "@tablee/commands/order/replacing/replacement-of";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/settings-taste";
import type { OrderCard } from "@tablee/contracts/schemas";
import { candidateOfAccount } from "@tablee/projections/generation-inputs/queries";
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
    return { boxes: boxes.flatMap((box) => (box && box.swaps.length + box.stuck.length > 0 ? box : [])) };
  }

  async replace(input: InputOf<typeof calls.replaceDishes>, by: Caller): Promise<OutputOf<typeof calls.replaceDishes>> {
    const boxes = await this.commands.send(replaceDishes, { accountId: by.accountId, ...input }, by.own("replace-dishes"));
    const cards = await this.views.fromStates(
      by,
      boxes.map(({ order }) => order),
    );
    return { boxes: boxes.map(({ result, refused = null }, i) => ({ order: cards[i]!, result, refused })) };
  }

  /** Undefined if the week has no menu, or if the household's inputs cannot be read. */
  async #box({ orderId, deliveryDate, lines: shown }: OrderCard, by: Caller): Promise<Box | undefined> {
    const { reads, steps, catalogue } = this.api;
    const order = await loadOwn(steps, by.accountId, orderId);
    const { region, week, version } = order;
    const [menu, unitsLeft, candidate] = await Promise.all([
      menuOf(reads, region, week),
      unitsLeftIn(reads, region, week),
      candidateOfAccount(reads, by.accountId, region, week),
    ]);
    if (!menu || !candidate) return undefined;
    const { items, ranking, revision: menuRevision } = menu;
    const picking = { menu: { items, ranking, menuRevision }, unitsLeft, input: candidate.input };
    const { lines, swaps, stuck, moreCents } = await replacementOf(steps, order, picking, by.receivedAt);
    const products = await catalogue.bySku(swaps.map(({ instead }) => instead));
    const held = (sku: string) => shown.find(({ dish }) => dish.sku === sku)?.dish ?? unknownDish(sku, "market");
    const offered = (sku: string) => {
      const product = products.get(sku);
      const item = items.find((each) => each.sku === sku);
      return product && item ? dishOnMenu(product, item) : held(sku);
    };
    return {
      orderId,
      version,
      deliveryDate,
      paid: order.status === "billed",
      swaps: swaps.map(({ sku, instead }) => ({ from: held(sku), to: offered(instead) })),
      stuck: stuck.map(held),
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
