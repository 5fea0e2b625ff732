import type { OutputOf } from "@tablee/contracts/call";
import type { editorDataV2 } from "@tablee/contracts/calls/orders";
import { type Cents, cents, zero } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import type { MenuItem } from "@tablee/domain/menu/vocabulary";
import { unitsBySku } from "@tablee/domain/pricing/lines";
import { pricePolicies, tierFor } from "@tablee/domain/pricing/policy";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import { menuOf } from "@tablee/projections/menus/queries";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import type { ApiContext } from "../api-context.ts";
import { dishOnMenu } from "../views/dish-card.ts";

type Item = OutputOf<typeof editorDataV2>["items"][number];

/** The items of an order's week and region, with the units left for this order. */
export async function editorItems(api: ApiContext, order: OrderRow): Promise<Item[]> {
  const [menu, unitsLeft] = await Promise.all([menuOf(api.reads, order.region, order.week), unitsLeftFor(api, order)]);
  const items = menu?.items ?? [];
  const products = await api.catalogue.bySku(items.map((item) => item.sku));
  return items.flatMap((item) => {
    const product = products.get(item.sku);
    return product
      ? [
          {
            dish: dishOnMenu(product, item),
            unitsLeft: unitsLeft.get(item.sku) ?? 0,
            unitCents: unitCents(item, order.plan, order.delivery_date),
          },
        ]
      : [];
  });
}

/** The units of each item left for an order, including those that it already has. */
export async function unitsLeftFor({ reads }: ApiContext, { region, week, status, lines }: OrderRow): Promise<ReadonlyMap<string, number>> {
  const left = new Map(await unitsLeftIn(reads, region, week));
  if (status === "open") for (const [sku, units] of unitsBySku(lines)) left.set(sku, (left.get(sku) ?? 0) + units);
  return left;
}

/** The price of one more unit of an item at the plan's own tier; the order's number of picks may reach a different tier. */
function unitCents(item: MenuItem, plan: Plan, date: string): Cents {
  if (item.kind === "market") return item.priceCents ?? zero;
  const policy = policyOn(pricePolicies, date);
  const persons = plan.type === "ready-to-cook" ? plan.persons : 2;
  if (item.kind === "ready-to-eat")
    return cents(tierFor(policy.readyToEat, plan.type === "ready-to-eat" ? plan.meals : 0).perServing + (item.premiumCents ?? 0));
  return cents(
    (tierFor(policy.readyToCook[persons], plan.type === "ready-to-cook" ? plan.recipes : 0).perServing + (item.premiumCents ?? 0)) *
      persons,
  );
}
