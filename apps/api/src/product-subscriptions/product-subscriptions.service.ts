import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { chooseRecurringItem } from "@tablee/commands/subscription/choose-recurring-item";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type {
  activeProductSubscriptions,
  cancelProductSubscription,
  createProductSubscription,
} from "@tablee/contracts/calls/product-subscriptions";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { excludedSinceChosen } from "@tablee/domain/subscription/avoided-since";
import { recurringNow } from "@tablee/domain/subscription/terms";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { dishCard } from "../views/dish-card.ts";

type All = OutputOf<typeof activeProductSubscriptions>;

/** Market items that come with every box. */
@Injectable()
export class ProductSubscriptionsService {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async active(by: Caller): Promise<All> {
    const subscription = await subscriptionOfAccount(this.api.reads, by.accountId);
    return subscription ? this.#view(subscription, subscription.state, by) : { subscriptions: [] };
  }

  create({ sku, quantity }: InputOf<typeof createProductSubscription>, by: Caller): Promise<All> {
    return this.#choose(sku, quantity, by);
  }

  cancel({ sku }: InputOf<typeof cancelProductSubscription>, by: Caller): Promise<All> {
    return this.#choose(sku, 0, by);
  }

  async #choose(sku: string, quantity: number, by: Caller): Promise<All> {
    const row = await subscriptionOfAccount(this.api.reads, by.accountId);
    if (!row) throw new Failure("subscription-not-found");
    const { state } = await this.commands.send(chooseRecurringItem, { subscriptionId: row.key, sku, quantity }, by.own("recurring-item"));
    return state.status === "none" ? { subscriptions: [] } : this.#view(row, state, by);
  }

  async #view(row: SubscriptionRow, state: SubscriptionRow["state"], by: Caller): Promise<All> {
    const recurring = recurringNow(state);
    const products = await this.api.catalogue.bySku(recurring.map((item) => item.sku));
    return {
      subscriptions: recurring.flatMap(({ sku, quantity, since }) => {
        const product = products.get(sku);
        if (!product) return [];
        const excluded = [...excludedSinceChosen(state, { since }, product.card.allergens)];
        const date = toLocal(row.slot.zone, since).date;
        return [{ item: dishCard(product), quantity, date, name: product.card.name[by.language], excluded }];
      }),
    };
  }
}
