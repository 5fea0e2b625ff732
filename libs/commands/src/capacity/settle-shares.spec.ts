import { orders, slots, stocks } from "@tablee/commands/aggregates";
import { settleShares } from "@tablee/commands/capacity/settle-shares";
import { slotStream, stockStream } from "@tablee/commands/capacity/shares";
import { lockOrder } from "@tablee/commands/order/lock-order";
import { settledUnits } from "@tablee/domain/capacity/decider";
import { addMinutes } from "@tablee/domain/kernel/time";
import { idOf, stockId } from "@tablee/domain/streams";
import { accountId, orderGenerated } from "@tablee/domain/testing/examples";
import { others, takePlaces, takeStock } from "@tablee/testing/fixtures/competing-customers";
import { orderIds, skuOf, slotStreamOf, weeks } from "@tablee/testing/fixtures/constants";
import { meanwhile, transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { skipOrder } from "../order/weeks/skip-order.ts";

const orderId = orderIds[1]!;
const sku = skuOf(4);
const place = "2027-03-20/07-12";

/** Sets the order's units of a dish, whether or not they match its lines; the lines have one of the fourth. */
const have = (household: Household, units: number, dish = sku, id = orderId) =>
  household.beside((steps, context) =>
    steps.handle(stocks, stockId("on", weeks[1]!, dish), { type: "Settle", orderId: id, units, at: context.at }, context),
  );
/** A step holds two units of a dish for the order for some minutes. */
const hold = (household: Household, minutes = 15, dish = sku) =>
  household.beside((steps, context) => {
    const command = { type: "Hold", orderId, units: 2, until: addMinutes(context.at, minutes), at: context.at } as const;
    return steps.handle(stocks, stockId("on", weeks[1]!, dish), command, context);
  });
const skip = (household: Household) =>
  household.beside((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));

type Settle = typeof settleShares;
interface With {
  readonly touched?: Parameters<Settle>[2];
  readonly step?: Parameters<Settle>[4];
  readonly over?: (steps: Parameters<typeof meanwhile>[0]) => Parameters<typeof meanwhile>[0];
  readonly id?: typeof orderId;
  readonly dies?: number;
}

/** The events that settling appends, and whether it returned that something differed. */
async function settle(household: Household, { touched = [], step, over = (steps) => steps, id = orderId, dies }: With = {}) {
  const context = household.context();
  let differed: boolean | undefined;
  const work = async (steps: Parameters<typeof meanwhile>[0]) => {
    differed = await settleShares(over(steps), id, touched, context, step);
  };
  const lines = await transcriptOf(household.world, work, dies);
  return [differed, ...lines] as const;
}

describe("the shares of an order", () => {
  it("are set to the order's lines, and the difference is returned", async () => {
    const household = await begin();
    await have(household, 3);
    expect(await settle(household)).toEqual([true, `StockSettled 1/${sku} 1`]);
    expect(await settle(household)).toEqual([false]);
  });

  it("are nothing in a stream that it does not use any more", async () => {
    const household = await begin();
    await have(household, 2, skuOf(1));
    expect(await settle(household)).toEqual([false]);
    const touched = [stockStream(household.order(1), skuOf(1))];
    expect(await settle(household, { touched })).toEqual([true, `StockSettled 1/${skuOf(1)} 0`]);
  });

  it("match the order in a stream that was touched and is used", async () => {
    const household = await begin();
    await have(household, 3);
    const touched = [stockStream(household.order(1), sku), slotStream(household.order(1))];
    expect(await settle(household, { touched })).toEqual([true, `StockSettled 1/${sku} 1`]);
  });

  it("are left to the step that holds them, until its hold has ended, or it is the caller's own", async () => {
    const household = await begin();
    await hold(household);
    await have(household, 3, skuOf(5));
    expect(await settle(household)).toEqual([true, `StockSettled 1/${skuOf(5)} 1`]);
    expect(await settle(household, { step: { ownHold: addMinutes(household.now, 16) } })).toEqual([false]);
    expect(await settle(household, { step: { ownHold: addMinutes(household.now, 15) } })).toEqual([true, `StockSettled 1/${sku} 1`]);
    await hold(household);
    household.now = addMinutes(household.now, 15);
    expect(await settle(household)).toEqual([true, `StockSettled 1/${sku} 1`]);
  });

  it("follow the order and not what the caller knew of it", async () => {
    const household = await begin();
    const order = await household.world.process().steps.load(orders, orderId);
    await skip(household);
    const came = await settle(household, { step: { order } });
    expect(came).toEqual([false]);
    await have(household, 3);
    const [, ...settled] = await settle(household, { step: { order } });
    expect(settled.toSorted()).toEqual([`SlotSettled ${place} 0`, ...[4, 5, 6].map((dish) => `StockSettled 1/${skuOf(dish)} 0`)]);
  });

  it("are not passed by when the process dies, or cannot reach them", async () => {
    const household = await begin();
    await have(household, 3);
    expect(await settle(household, { dies: 0 })).toEqual([undefined, "died"]);
    const over: With["over"] = (steps) =>
      meanwhile(steps, { write: "stock", nth: 1 }, () => {
        throw new Error("the store is away");
      });
    await expect(settle(household, { over })).rejects.toThrow("the store is away");
  });

  it("take two looks at the order, the second just before they are settled: what changes later settles itself", async () => {
    const household = await begin();
    const looks = async () => {
      let times = 0;
      await settle(household, { over: (steps) => meanwhile(steps, { read: "order" }, async () => void times++) });
      return times;
    };
    await have(household, 3);
    expect(await looks()).toBe(2);
    await have(household, 0);
    await takeStock(household, 1, sku);
    household.now = household.order(1).calendar.lockAt;
    await household.act((steps, context) => lockOrder(steps, { orderId }, context));
    await have(household, 3, skuOf(5));
    expect(await looks()).toBe(2);
  });
});

describe("shares that change while they are settled", () => {
  it("follow the order that is skipped in between", async () => {
    const household = await begin();
    await have(household, 3);
    const [differed, ...came] = await settle(household, {
      over: (steps) => meanwhile(steps, { read: "order", nth: 2 }, () => skip(household)),
    });
    expect([differed, came[0]]).toEqual([true, "OrderSkipped 1 away"]);
    expect(came.slice(1).toSorted()).toEqual([`SlotSettled ${place} 0`, ...[4, 5, 6].map((dish) => `StockSettled 1/${skuOf(dish)} 0`)]);
  });

  it("are looked at again where another process has settled them", async () => {
    const household = await begin();
    await have(household, 3);
    const right = () => have(household, 1);
    expect(await settle(household, { over: (steps) => meanwhile(steps, { write: "stock", nth: 1 }, right) })).toEqual([
      false,
      `StockSettled 1/${sku} 1`,
    ]);
    await have(household, 3);
    const wrong = () => have(household, 2);
    expect(await settle(household, { over: (steps) => meanwhile(steps, { write: "stock", nth: 1 }, wrong) })).toEqual([
      true,
      `StockSettled 1/${sku} 2`,
      `StockSettled 1/${sku} 1`,
    ]);
  });

  it("are left to a step that holds them since", async () => {
    const household = await begin();
    await have(household, 3);
    const other = () => hold(household);
    expect(await settle(household, { over: (steps) => meanwhile(steps, { write: "stock", nth: 1 }, other) })).toEqual([
      false,
      `StockHeld 1/${sku} 2`,
    ]);
  });

  it("are settled elsewhere all the same where only one of them has changed", async () => {
    const household = await begin();
    await have(household, 3);
    await have(household, 2, skuOf(5));
    const wrong = () => have(household, 2);
    const [differed, ...came] = await settle(household, { over: (steps) => meanwhile(steps, { write: "stock", nth: 1 }, wrong) });
    expect(differed).toBe(true);
    expect(came.filter((line) => line.includes(skuOf(5)))).toEqual([`StockSettled 1/${skuOf(5)} 1`]);
    expect(settledUnits(household.stock(1, sku), orderId)).toBe(1);
  });

  it("are whole for an order that is made while its share is given back", async () => {
    const household = await begin();
    await have(household, 1, sku, others);
    const { calendar, lines, slot, week } = household.order(1);
    const { generatedAt: _, ...generated } = orderGenerated.data;
    const own = { ...generated, orderId: others, week, slot, calendar, lines: [...lines].slice(0, 1), makeUntil: calendar.cutoffAt };
    const make = () =>
      household.beside((steps, context) => steps.handle(orders, others, { type: "GenerateOrder", ...own, at: context.at }, context));
    const touched = [stockStream(household.order(1), sku)];
    const over: With["over"] = (steps) => meanwhile(steps, { write: "stock", nth: 1 }, make);
    const [differed, ...came] = await settle(household, { id: others, touched, over });
    expect(differed).toBe(true);
    expect(came.slice(1).toSorted()).toEqual([
      `SlotSettled ${place} of ${others} 1`,
      `StockSettled 1/${sku} of ${others} 0`,
      `StockSettled 1/${sku} of ${others} 1`,
    ]);
  });

  it("are given back once where the order is not made after all", async () => {
    const household = await begin();
    await have(household, 1, sku, others);
    const touched = [stockStream(household.order(1), sku)];
    expect(await settle(household, { id: others, touched })).toEqual([true, `StockSettled 1/${sku} of ${others} 0`]);
  });
});

describe("units that others took after their hold had ended", () => {
  /** The order is unskipped without its slot and dishes, which it has released. */
  async function without(household: Household): Promise<void> {
    await have(household, 0);
    await takeStock(household, 1, sku);
  }

  it("leave an open box, which gets nothing else of it", async () => {
    const household = await begin();
    await without(household);
    expect(await settle(household)).toEqual([true, "OrderEdited 1 RTC-0005×1 RTC-0006×1"]);
  });

  it("take the box along where they are its place; its stock goes back", async () => {
    const household = await begin();
    const stream = slotStreamOf(household.order(1));
    await household.beside((steps, context) =>
      steps.handle(slots, idOf(stream), { type: "Settle", orderId, units: 0, at: context.at }, context),
    );
    await takePlaces(household, 1);
    const [differed, ...came] = await settle(household);
    expect([differed, came[0]]).toEqual([true, "OrderSkipped 1 no-place"]);
    expect(came.slice(1).toSorted()).toEqual([4, 5, 6].map((dish) => `StockSettled 1/${skuOf(dish)} 0`));
  });

  it("are waited for between lock and payment, while the rest is settled", async () => {
    const household = await begin();
    await without(household);
    household.now = household.order(1).calendar.lockAt;
    await household.act((steps, context) => lockOrder(steps, { orderId }, context));
    expect(await settle(household)).toEqual([false]);
    await have(household, 2, skuOf(5));
    expect(await settle(household)).toEqual([true, `StockSettled 1/${skuOf(5)} 1`]);
  });

  it("are paid back once the box is paid, and its place is let be", async () => {
    const household = await begin();
    await untilBilled(household, 1);
    await without(household);
    expect(await settle(household)).toEqual([true, "OrderRefunded 1"]);
    const stream = slotStreamOf(household.order(1));
    await household.beside((steps, context) =>
      steps.handle(slots, idOf(stream), { type: "Settle", orderId, units: 0, at: context.at }, context),
    );
    await takePlaces(household, 1);
    expect(await settle(household)).toEqual([true]);
  });

  it("refuse to leave between cutoff and lock", async () => {
    const household = await begin();
    await without(household);
    household.now = household.order(1).calendar.cutoffAt;
    expect(await settle(household)).toEqual([undefined, "refused: order-past-cutoff"]);
  });
});
