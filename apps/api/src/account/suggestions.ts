import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { ghostAddons, loyaltySticker, productsAvailability } from "@tablee/contracts/calls/account";
import type { cartLoyaltyBanner } from "@tablee/contracts/calls/banners";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { pointsFor, pointsPolicies } from "@tablee/domain/points/policy";
import { orderOfAccount } from "@tablee/projections/orders/queries";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { editorItems, unitsLeftFor } from "../orders/editor-items.ts";
import { OrderViews } from "../views/order-views.ts";
import { addonsFor } from "./addons.ts";

/** The number of units from which an item is shown as nearly sold out. */
const FEW = 5;
/** The higher rate of points is mentioned once it is this near. */
const NEAR_CENTS = 5_000;

/** Suggestions that go well with an order, and the benefit of a slightly larger one. */
@Injectable()
export class Suggestions {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
  ) {}

  async addons(orderId: OrderId, by: Caller): Promise<OutputOf<typeof ghostAddons>> {
    const order = await this.#order(orderId, by);
    const [items, subscription] = await Promise.all([editorItems(this.api, order), subscriptionOfAccount(this.api.reads, by.accountId)]);
    return { items: addonsFor(order.lines, items, subscription?.tastes.allergens ?? []) };
  }

  async sticker(orderId: OrderId, by: Caller): Promise<OutputOf<typeof loyaltySticker>> {
    const { gapCents, higherRateFromCents } = await this.loyalty(orderId, by);
    if (gapCents === null || gapCents > NEAR_CENTS) return { sticker: null };
    const { deliveryDate } = await this.views.one(by, orderId);
    const pointsOf = (foodCents: number) => pointsFor(cents(foodCents), deliveryDate);
    return { sticker: { gapCents, extraPoints: pointsOf(higherRateFromCents) - pointsOf(higherRateFromCents - gapCents) } };
  }

  /** The points that an order earns, and the amount missing for the higher rate: null once it is reached. */
  async loyalty(orderId: OrderId, by: Caller): Promise<OutputOf<typeof cartLoyaltyBanner>> {
    const { pointsToCome: points, price, deliveryDate } = await this.views.one(by, orderId);
    const higherRateFromCents = policyOn(pointsPolicies, deliveryDate).rates.at(-1)!.from;
    const gap = higherRateFromCents - price.discountedFoodCents;
    return { points, higherRateFromCents, gapCents: gap > 0 ? cents(gap) : null };
  }

  async availability(orderId: OrderId, by: Caller): Promise<OutputOf<typeof productsAvailability>> {
    const order = await this.#order(orderId, by);
    const left = await unitsLeftFor(this.api, order);
    return { week: order.week, items: [...left].map(([sku, unitsLeft]) => ({ sku, unitsLeft, few: unitsLeft <= FEW })) };
  }

  async #order(orderId: OrderId, by: Caller): Promise<OrderRow> {
    const order = await orderOfAccount(this.api.reads, by.accountId, orderId);
    if (!order) throw new Failure("order-not-found");
    return order;
  }
}
