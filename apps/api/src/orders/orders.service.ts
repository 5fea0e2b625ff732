import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { addItem } from "@tablee/commands/order/add-item";
import { editOrder } from "@tablee/commands/order/edit-order";
import { explainSkip } from "@tablee/commands/order/weeks/explain-skip";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type {
  addItem as addItemCall,
  anticipatedPoints,
  editorDataV2,
  futureOrdersForProduct,
  orderDataForAccountPage,
  skipOrderFeedback,
  updateQuantity,
} from "@tablee/contracts/calls/orders";
import type { OrderCard } from "@tablee/contracts/schemas";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { linesInBox } from "@tablee/domain/order/charges/paid-additions";
import { pointsPolicies } from "@tablee/domain/points/policy";
import { pricePolicies } from "@tablee/domain/pricing/policy";
import { avoidedFor } from "@tablee/domain/subscription/allergens";
import { menuOf } from "@tablee/projections/menus/queries";
import { orderOfAccount } from "@tablee/projections/orders/queries";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { methodView } from "../views/order-card.ts";
import { OrderViews } from "../views/order-views.ts";
import { editorItems } from "./editor-items.ts";

@Injectable()
export class OrdersService {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly commands: Commands,
  ) {}

  async forAccountPage(orderId: OrderId, by: Caller): Promise<OutputOf<typeof orderDataForAccountPage>> {
    const [order, upcoming] = await Promise.all([this.views.one(by, orderId), this.views.upcoming(by)]);
    const at = upcoming.findIndex((card) => card.orderId === orderId);
    return { order, previousOrderId: upcoming[at - 1]?.orderId ?? null, nextOrderId: at < 0 ? null : (upcoming[at + 1]?.orderId ?? null) };
  }

  async editor({ orderId, editingSession }: InputOf<typeof editorDataV2>, by: Caller): Promise<OutputOf<typeof editorDataV2>> {
    const { reads, access } = this.api;
    const row = await orderOfAccount(reads, by.accountId, orderId);
    if (!row) throw new Failure("order-not-found");
    if (editingSession !== undefined) await access.editingSessions.take(orderId, editingSession);
    const [items, subscription, payer, cards] = await Promise.all([
      editorItems(this.api, row),
      subscriptionOfAccount(reads, by.accountId),
      this.views.payerFor(by, row),
      this.views.cards(by, [row]),
    ]);
    return {
      order: cards[0]!,
      items,
      pricing: pricingOf(row),
      yourAllergens: [...avoidedFor(subscription?.tastes.allergens ?? [])],
      credit: payer.credit,
      payWith: payer.method ? methodView(payer.method) : null,
      recurring: (subscription?.recurring ?? []).map(({ sku, quantity }) => ({ sku, quantity })),
    };
  }

  async update(input: InputOf<typeof updateQuantity>, by: Caller): Promise<OutputOf<typeof updateQuantity>> {
    const { orderId, version, editingSession, lines } = input;
    const sent = this.commands.send(editOrder, { accountId: by.accountId, orderId, version, editingSession, lines }, by.own("edit-order"));
    return { order: await this.views.fromCommand(by, sent) };
  }

  async addItem(input: InputOf<typeof addItemCall>, by: Caller): Promise<OutputOf<typeof addItemCall>> {
    const sent = this.commands.send(addItem, { accountId: by.accountId, ...input }, by.own("add-item"));
    return { order: await this.views.fromCommand(by, sent) };
  }

  async explainSkip({ orderId, reason }: InputOf<typeof skipOrderFeedback>, by: Caller): Promise<OutputOf<typeof skipOrderFeedback>> {
    const sent = this.commands.send(explainSkip, { accountId: by.accountId, orderId, reason }, by.own("skip-order-feedback"));
    return { order: await this.views.fromCommand(by, sent) };
  }

  async points(orderId: OrderId, by: Caller): Promise<OutputOf<typeof anticipatedPoints>> {
    const { pointsToCome: points } = await this.views.one(by, orderId);
    return { points, dollarValueCents: cents(points) };
  }

  async futureOrders(sku: string, by: Caller): Promise<OutputOf<typeof futureOrdersForProduct>> {
    const { reads, catalogue } = this.api;
    const product = (await catalogue.bySku([sku])).get(sku);
    if (!product) throw new Failure("product-not-found");
    const [upcoming, subscription] = await Promise.all([this.views.upcoming(by), subscriptionOfAccount(reads, by.accountId)]);
    const avoids = new Set(avoidedFor(subscription?.tastes.allergens ?? []));
    const orders = await Promise.all(
      upcoming.map(async (card) => {
        const row = await orderOfAccount(reads, by.accountId, card.orderId);
        const { orderId, week, deliveryDate, status, cutoff, editable, takesAdditions } = card;
        const quantity = unitsIn(card, sku);
        return { orderId, week, deliveryDate, status, cutoff, editable, takesAdditions, quantity, available: await this.#isLeft(row, sku) };
      }),
    );
    return { avoided: product.card.allergens.filter((allergen) => avoids.has(allergen)), orders };
  }

  async #isLeft(order: OrderRow | undefined, sku: string): Promise<boolean> {
    if (!order) return false;
    const { reads } = this.api;
    const menu = await menuOf(reads, order.region, order.week);
    const left = (await unitsLeftIn(reads, order.region, order.week)).get(sku) ?? 0;
    return left > 0 && (menu?.items.some((item) => item.sku === sku) ?? false);
  }
}

/** Units of an item in a box, those that were added and paid included. */
const unitsIn = (card: OrderCard, sku: string): number =>
  linesInBox(card).reduce((total, { dish, upgrade, quantity }) => total + (dish.sku === sku && !upgrade ? quantity : 0), 0);

function pricingOf(row: OrderRow): OutputOf<typeof editorDataV2>["pricing"] {
  const policy = policyOn(pricePolicies, row.delivery_date);
  return {
    orderMinimumCents: policy.orderMinimum,
    deliveryFeeCents: policy.deliveryFee,
    freeDeliveryFromCents: policy.freeDeliveryFrom,
    deliveryCreditFromCents: policy.deliveryCreditFrom,
    volumeDiscounts: policy.volumeDiscounts.map(({ from, ppm }) => ({ fromCents: from, ppm })),
    pointRates: policyOn(pointsPolicies, row.delivery_date).rates.map(({ from, percent }) => ({ fromCents: from, percent })),
    deliveryDate: row.delivery_date,
    region: row.region,
    discounts: [...row.grants],
  };
}
