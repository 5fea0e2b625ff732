import { Injectable } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { EditOrder } from "@tablee/commands/order/edit-order";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { editorDataV2, orderDataForAccountPage, updateQuantity } from "@tablee/contracts/calls/orders";
import { policyOn } from "@tablee/domain/kernel/policy";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { pricePolicies, tierFor } from "@tablee/domain/pricing/policy";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import { menuOf } from "@tablee/projections/menus/queries";
import { orderOfAccount } from "@tablee/projections/orders/queries";
import { productsBySku } from "@tablee/projections/products/queries";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { dishCard } from "../views/dish-card.ts";
import { OrderViews } from "../views/order-views.ts";

@Injectable()
export class OrdersService {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly bus: CommandBus,
  ) {}

  async forAccountPage(orderId: string, by: Caller): Promise<OutputOf<typeof orderDataForAccountPage>> {
    const [order, upcoming] = await Promise.all([this.views.one(by, orderId), this.views.upcoming(by)]);
    const at = upcoming.findIndex((card) => card.orderId === orderId);
    return { order, previousOrderId: upcoming[at - 1]?.orderId ?? null, nextOrderId: at < 0 ? null : (upcoming[at + 1]?.orderId ?? null) };
  }

  async editor(orderId: string, by: Caller): Promise<OutputOf<typeof editorDataV2>> {
    const { reads } = this.api;
    const row = await orderOfAccount(reads, by.accountId, orderId);
    if (!row) throw new Failure("order-not-found");
    const [menu, unitsLeft, subscription] = await Promise.all([
      menuOf(reads, row.region, row.week),
      unitsLeftIn(reads, row.region, row.week),
      subscriptionOfAccount(reads, by.accountId),
    ]);
    const products = await productsBySku(
      reads,
      [...(menu?.items ?? []), ...row.lines].map((item) => item.sku),
    );
    const policy = policyOn(pricePolicies, row.delivery_date);
    const mine = new Map(row.lines.map((line) => [line.sku, line.quantity]));
    const [order] = await this.views.cards(by, [row]);
    return {
      order: order!,
      items: (menu?.items ?? []).flatMap((item) => {
        const product = products.get(item.sku);
        // What the order has already is there for it, whatever the others took.
        const left = (unitsLeft.get(item.sku) ?? 0) + (row.status === "open" ? (mine.get(item.sku) ?? 0) : 0);
        return product ? [{ dish: dishCard(product), unitsLeft: left, unitCents: unitCents(item, row.plan, row.delivery_date) }] : [];
      }),
      pricing: {
        orderMinimumCents: policy.orderMinimum,
        deliveryFeeCents: policy.deliveryFee,
        freeDeliveryFromCents: policy.freeDeliveryFrom,
        deliveryDate: row.delivery_date,
        region: row.region,
      },
      yourAllergens: subscription?.tastes.allergens ?? [],
    };
  }

  async update(input: InputOf<typeof updateQuantity>, by: Caller): Promise<OutputOf<typeof updateQuantity>> {
    const { orderId, version, editingSession, lines } = input;
    const outcome = by.wrote(
      await this.bus.execute(new EditOrder({ accountId: by.accountId, orderId, version, editingSession, lines }, by.own("edit-order"))),
    );
    return { order: await this.views.fromState(by, outcome.state) };
  }
}

/** What one more of an item costs at the plan's own tier; the order's number of picks may reach another one. */
function unitCents(item: MenuItem, plan: Plan, date: string): number {
  if (item.kind === "market") return item.priceCents ?? 0;
  const policy = policyOn(pricePolicies, date);
  const persons = plan.type === "ready-to-cook" ? plan.persons : 2;
  if (item.kind === "ready-to-eat")
    return tierFor(policy.readyToEat, plan.type === "ready-to-eat" ? plan.meals : 0).perServing + (item.premiumCents ?? 0);
  return (
    (tierFor(policy.readyToCook[persons], plan.type === "ready-to-cook" ? plan.recipes : 0).perServing + (item.premiumCents ?? 0)) * persons
  );
}
