import { orders, stocks } from "@tablee/commands/aggregates";
import { type Share, slotStream, stockStream } from "@tablee/commands/capacity/shares";
import type { CommandContext } from "@tablee/commands/context";
import type { Steps } from "@tablee/commands/steps";
import { cents } from "@tablee/domain/kernel/money";
import type { Order } from "@tablee/domain/order/state";
import { stockId } from "@tablee/domain/streams";
import { menuItem, recipe } from "@tablee/domain/testing/examples";
import { orderIds, skuOf, weeks } from "@tablee/testing/fixtures/constants";
import { meanwhile, transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { changeLines, untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { itemsWith, loneOrder } from "@tablee/testing/fixtures/single-order";
import { releaseLostUnits } from "./release-lost-units.ts";

const orderId = orderIds[1]!;
const sku = skuOf(4);

interface With {
  readonly units?: number;
  readonly of?: "slot" | "stock";
  readonly order?: Order;
  readonly context?: CommandContext;
  readonly over?: (steps: Steps) => Steps;
}

/** The events when an order loses units of a dish, or its slot, and the outcome's name. */
async function without(household: Household, options: With = {}) {
  const { units = 1, of = "stock", order = household.order(1), context = household.context(), over = (steps) => steps } = options;
  const stream = of === "stock" ? stockStream(household.order(1), sku) : slotStream(household.order(1));
  const share: Share = { stream, units };
  let came: string | undefined;
  const lines = await transcriptOf(household.world, async (steps) => {
    came = await releaseLostUnits(over(steps), order, share, context);
  });
  return [came, ...lines];
}

/** Sets the order's units of the dish, whether or not they match its lines. */
const have = (household: Household, units: number) =>
  household.beside((steps, context) =>
    steps.handle(stocks, stockId("on", weeks[1]!, sku), { type: "Settle", orderId, units, at: context.at }, context),
  );

describe("an open box without units that others took", () => {
  it("loses the dish, once", async () => {
    const household = await begin();
    const context = household.context();
    const order = household.order(1);
    expect(await without(household, { order, context })).toEqual(["without", "OrderEdited 1 RTC-0005×1 RTC-0006×1"]);
    expect(household.view.of(`order-${orderId}`).at(-1)!.data).toMatchObject({ editingSession: "end-hold", editedAt: household.now });
    expect(await without(household, { order, context })).toEqual(["without"]);
  });

  it("loses what goes with the dish as well", async () => {
    const oil = menuItem("MKT-0001", { priceCents: cents(900) });
    const paired = { ...recipe(1), sku: oil.sku, kind: "market" as const, pairedWith: sku };
    const household = await loneOrder({ lines: [recipe(4), recipe(5), paired], menus: { on: itemsWith(oil) } });
    expect(await without(household)).toEqual(["without", `OrderEdited 1 ${skuOf(5)}×1`]);
  });

  it("is skipped when it is its slot, with the reason", async () => {
    const household = await begin();
    expect(await without(household, { of: "slot" })).toEqual(["without", "OrderSkipped 1 no-place"]);
  });

  it("is left as it is when it has been changed since: its caller looks again", async () => {
    const household = await begin();
    const order = household.order(1);
    await changeLines(household, 1, [{ sku: skuOf(5), quantity: 2 }]);
    expect(await without(household, { order })).toEqual(["without"]);
  });

  it("cannot change between its cutoff and its lock", async () => {
    const household = await begin();
    household.now = household.order(1).calendar.cutoffAt;
    expect(await without(household)).toEqual([undefined, "refused: order-past-cutoff"]);
  });

  it("is not called changed when it cannot be reached", async () => {
    const household = await begin();
    const over = (steps: Steps) =>
      meanwhile(steps, { write: "order" }, () => {
        throw new Error("the store is away");
      });
    await expect(without(household, { over })).rejects.toThrow("the store is away");
  });
});

describe("a box that waits for its payment", () => {
  it("waits with what it lacks, too: only what is paid can be refunded", async () => {
    const household = await begin();
    household.now = household.order(1).calendar.lockAt;
    await household.doDue(["cutoff"]);
    expect(await without(household)).toEqual(["waits"]);
    household.world.gateway.mood = "unprepared";
    household.now = household.order(1).calendar.billingAt;
    await household.act((steps, context) =>
      steps.handle(orders, orderId, { type: "StartBilling", subscriptionAtCutoff: "active", at: context.at }, context),
    );
    expect([household.order(1).status, ...(await without(household))]).toEqual(["billing", "waits"]);
  });
});

describe("a paid box without units that others took", () => {
  /** Three of the dish were paid; `kept` of them are settled. */
  async function paid(kept: number): Promise<Household> {
    const household = await begin();
    await changeLines(household, 1, [
      { sku, quantity: 3 },
      { sku: skuOf(5), quantity: 1 },
    ]);
    await untilBilled(household, 1);
    await have(household, kept);
    return household;
  }
  const refunded = (household: Household) => household.view.of(`order-${orderId}`).filter(({ type }) => type === "OrderRefunded");

  it("keeps those that are its own and is paid back the others, once", async () => {
    const household = await paid(1);
    const until = { type: "Hold", orderId, units: 3, until: household.now, at: household.now } as const;
    await household.act((steps, context) => steps.handle(stocks, stockId("on", weeks[1]!, sku), until, context));
    const context = household.context();
    expect(await without(household, { units: 3, context })).toEqual(["without", "OrderRefunded 1", `StockSettled 1/${sku} 1`]);
    expect(refunded(household).map(({ data }) => data)).toMatchObject([{ lines: [{ sku, quantity: 2 }], reason: "sold out" }]);
    expect(await without(household, { units: 3, context })).toEqual(["without"]);
    expect(await without(household, { units: 3 })).toEqual(["without"]);
  });

  it("is paid back all where it has none for good", async () => {
    const household = await paid(0);
    expect(await without(household, { units: 3 })).toEqual(["without", "OrderRefunded 1"]);
    expect(refunded(household).map(({ data }) => data)).toMatchObject([{ lines: [{ sku, quantity: 3 }] }]);
  });

  it("is paid nothing for its place, which only a route could find again", async () => {
    const household = await paid(3);
    expect(await without(household, { of: "slot" })).toEqual(["without"]);
    expect(refunded(household)).toEqual([]);
  });
});

describe("an order that was never made", () => {
  it("has nothing to go without", async () => {
    const household = await begin();
    expect(await without(household, { order: { status: "none" } })).toEqual(["without"]);
  });
});
