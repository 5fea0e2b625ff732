import type { CommandBus } from "@nestjs/cqrs";
import { GivePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { EditOrder } from "@tablee/commands/order/edit-order";
import { SkipOrder } from "@tablee/commands/order/skip-order";
import { UnskipOrder } from "@tablee/commands/order/unskip-order";
import { Refused } from "@tablee/commands/refused";
import { CloseSubscription } from "@tablee/commands/subscription/close-subscription";
import { PauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { skipReasons } from "@tablee/domain/order/vocabulary";
import { menuOf } from "@tablee/projections/menus/queries";
import { upcomingOrders } from "@tablee/projections/orders/queries";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import type { ReadDb } from "@tablee/projections/read-tables";
import type { Household } from "./households.ts";
import type { Random } from "./random.ts";
import { byHousehold } from "./sign-up.ts";

/** What a household might do on a day: mostly nothing, now and then a skip, a change of mind, something from the market. */
export async function liveADay(bus: CommandBus, facts: ReadDb, household: Household, at: string, random: Random): Promise<void> {
  const { accountId } = household;
  if (random.chance(0.86)) return;
  const orders = (await upcomingOrders(facts, accountId, at.slice(0, 10))).filter((order) => order.cutoff_at > at);
  const open = orders.filter((order) => order.status === "open");
  const skipped = orders.filter((order) => order.status === "skipped");
  const roll = random.next();
  try {
    if (roll < 0.42 && open.length > 0) await addFromMarket(bus, facts, household, random.pick(open), at, random);
    else if (roll < 0.72 && open.length > 0) {
      const reason = random.chance(0.8) ? random.pick(skipReasons) : undefined;
      await bus.execute(new SkipOrder({ accountId, orderId: random.pick(open).key, reason }, byHousehold(household, at, "skip")));
    } else if (roll < 0.92 && skipped.length > 0)
      await bus.execute(new UnskipOrder({ accountId, orderId: random.pick(skipped).key }, byHousehold(household, at, "unskip")));
    else if (roll < 0.955) {
      // A card that will have too little on it when the next box is charged.
      await bus.execute(
        new GivePaymentMethod({ accountId, methodToken: `tok_insufficient-${accountId.slice(0, 6)}` }, byHousehold(household, at, "card")),
      );
    } else if (roll < 0.985)
      await bus.execute(
        new PauseSubscription(
          { subscriptionId: subscriptionIdOf(accountId), reason: random.pick(["vacation", "expensive", "no_frequency"]) },
          byHousehold(household, at, "pause"),
        ),
      );
    else
      await bus.execute(
        new CloseSubscription(
          { subscriptionId: subscriptionIdOf(accountId), reason: random.pick(["expensive", "problems", "other"]) },
          byHousehold(household, at, "close"),
        ),
      );
  } catch (error) {
    // Too late, sold out, closed already: people meet refusals too.
    if (!(error instanceof Refused)) throw error;
  }
}

async function addFromMarket(
  bus: CommandBus,
  facts: ReadDb,
  household: Household,
  order: OrderRow,
  at: string,
  random: Random,
): Promise<void> {
  const menu = await menuOf(facts, order.region, order.week);
  const goods = menu?.items.filter((item) => item.kind === "market" && !order.lines.some((line) => line.sku === item.sku)) ?? [];
  if (goods.length === 0) return;
  const added = random.shuffled(goods).slice(0, 1 + random.below(4));
  const lines = [
    ...order.lines.map(({ sku, quantity }) => ({ sku, quantity })),
    ...added.map(({ sku }) => ({ sku, quantity: 1 + random.below(2) })),
  ];
  const input = { accountId: household.accountId, orderId: order.key, version: order.version, editingSession: "demo-season", lines };
  await bus.execute(new EditOrder(input, byHousehold(household, at, "edit")));
}
