import { slots, stocks } from "@tablee/commands/aggregates";
import { endHold, settleCapacity } from "@tablee/commands/capacity/settle-capacity";
import { scheduledBy } from "@tablee/commands/context";
import { addMinutes, addMs } from "@tablee/domain/kernel/time";
import { idOf, stockId } from "@tablee/domain/streams";
import { accountId, recipe } from "@tablee/domain/testing/examples";
import { others } from "@tablee/testing/fixtures/competing-customers";
import { orderIds, skuOf, slotStreamOf, weeks } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { loneOrder } from "@tablee/testing/fixtures/single-order";
import { skipOrder } from "../order/weeks/skip-order.ts";

const orderId = orderIds[1]!;
const place = "2027-03-20/07-12";
const settle = (household: Household, context = household.context(), id = orderId) =>
  transcriptOf(household.world, (steps) => settleCapacity(steps, { orderId: id }, context));

describe("what an order has of stock and places", () => {
  it("goes back once its week is skipped, and goes back once", async () => {
    const household = await begin();
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
    const context = household.context();
    expect(await settle(household, context)).toEqual([
      `SlotSettled ${place} 0`,
      ...[4, 5, 6].map((dish) => `StockSettled 1/${skuOf(dish)} 0`),
    ]);
    expect(await settle(household, context)).toEqual([]);
    expect(await settle(household)).toEqual([]);
  });

  it("is unchanged where it matches the order", async () => {
    expect(await settle(await begin())).toEqual([]);
  });

  it("is nothing of items that have no stock, and nothing for an order that was never made", async () => {
    const household = await loneOrder({ lines: [recipe(4)], menus: {} });
    expect(await settle(household)).toEqual([]);
    expect(await settle(household, household.context(), others)).toEqual([]);
  });
});

describe("a hold whose process died", () => {
  const until = (household: Household) => addMinutes(household.now, 15);
  /** The order holds two of a dish of which its lines have one, or one of a dish or a window that they lack. */
  const hold = (household: Household, sku: string, id = orderId) =>
    household.act((steps, context) => {
      const command = { type: "Hold", orderId: id, units: 2, until: until(household), at: context.at } as const;
      return steps.handle(stocks, stockId("on", weeks[1]!, sku), command, context);
    });
  const wake = (household: Household, sku: string, at: string, id = orderId) => {
    const streamId = stockId("on", weeks[1]!, sku);
    const context = scheduledBy("hold", [streamId, id, at], at);
    return transcriptOf(household.world, (steps) => endHold(steps, { category: "stock", streamId, orderId: id }, context));
  };

  it("matches the order once its hold has expired, once, and not before", async () => {
    const household = await begin();
    await hold(household, skuOf(4));
    await hold(household, skuOf(1));
    expect(await wake(household, skuOf(1), addMs(until(household), -1))).toEqual([]);
    expect(await wake(household, skuOf(1), until(household))).toEqual([`StockSettled 1/${skuOf(1)} 0`, `StockSettled 1/${skuOf(4)} 1`]);
    expect(await wake(household, skuOf(1), until(household))).toEqual([]);
    expect(await wake(household, skuOf(4), addMs(until(household), 1))).toEqual([]);
  });

  it("becomes nothing when the order was never made", async () => {
    const household = await begin();
    await hold(household, skuOf(1), others);
    expect(await wake(household, skuOf(1), until(household), others)).toEqual([`StockSettled 1/${skuOf(1)} of ${others} 0`]);
  });

  it("becomes one place of its window", async () => {
    const household = await begin();
    const streamId = idOf(slotStreamOf(household.order(1)));
    const at = until(household);
    await household.act((steps, context) =>
      steps.handle(slots, streamId, { type: "Hold", orderId, units: 1, until: at, at: context.at }, context),
    );
    const end = { category: "slot", streamId, orderId } as const;
    const ended = transcriptOf(household.world, (steps) => endHold(steps, end, scheduledBy("hold", [streamId], at)));
    expect(await ended).toEqual([`SlotSettled ${place} 1`]);
  });
});
