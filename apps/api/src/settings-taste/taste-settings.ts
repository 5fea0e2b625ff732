import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { changeTastes } from "@tablee/commands/subscription/change-tastes";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { tasteSettings, updateTastes } from "@tablee/contracts/calls/settings-taste";
import type { DishCard } from "@tablee/contracts/schemas";
import { excludedSinceChosen } from "@tablee/domain/subscription/avoided-since";
import { recurringNow } from "@tablee/domain/subscription/terms";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { dishCard } from "../views/dish-card.ts";
import { OrderViews } from "../views/order-views.ts";
import { mayCome, nextBoxToMake, standingOf } from "../views/weeks-to-come.ts";

@Injectable()
export class TasteSettingsService {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly commands: Commands,
  ) {}

  async show(by: Caller): Promise<OutputOf<typeof tasteSettings>> {
    const [{ tastes, plan, status, slot, state }, cards] = await Promise.all([this.#own(by), this.views.upcoming(by)]);
    const closed = status === "closed";
    const kept = cards.filter((card) => ["comes", "open"].includes(standingOf(card, by.receivedAt) ?? ""));
    return {
      tastes,
      plan,
      closed,
      nextBoxToMake: closed ? null : nextBoxToMake(slot, cards, by.receivedAt),
      kept: kept.map(({ orderId, deliveryDate }) => ({ orderId, deliveryDate })),
      marked: cards.filter((card) => card.excluded.length > 0 && mayCome(card)),
      withheld: closed ? [] : await this.#withheld(state),
    };
  }

  async update(tastes: InputOf<typeof updateTastes>, by: Caller): Promise<OutputOf<typeof updateTastes>> {
    const { key: subscriptionId } = await this.#own(by);
    await this.commands.send(changeTastes, { subscriptionId, tastes }, by.own("update-tastes"));
    return { tastes };
  }

  async #withheld(state: SubscriptionRow["state"]): Promise<DishCard[]> {
    const items = recurringNow(state);
    const products = await this.api.catalogue.bySku(items.map(({ sku }) => sku));
    return items.flatMap((item) => {
      const product = products.get(item.sku);
      return product && excludedSinceChosen(state, item, product.card.allergens).length > 0 ? [dishCard(product)] : [];
    });
  }

  async #own({ accountId }: Caller): Promise<SubscriptionRow> {
    const row = await subscriptionOfAccount(this.api.reads, accountId);
    if (!row) throw new Failure("subscription-not-found");
    return row;
  }
}
