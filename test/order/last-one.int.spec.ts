import { setTimeout as sleep } from "node:timers/promises";
import { type Aggregate, slots, stocks } from "@tablee/commands/aggregates";
import { changeDeliveryForm, updateDelivery } from "@tablee/contracts/calls/account";
import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { editorDataV2, updateQuantity } from "@tablee/contracts/calls/orders";
import { CallError } from "@tablee/contracts/client";
import { type Capacity, type CapacityCommand, unitsLeft } from "@tablee/domain/capacity/decider";
import { type OrderId, orderId } from "@tablee/domain/kernel/ids";
import type { DomainEvent } from "@tablee/domain/kernel/log/decider";
import { slotId, stockId } from "@tablee/domain/streams";
import { gatewayCaptures } from "../stage/gateway-view.ts";
import { boxesOf, ordersOf } from "../stage/people.ts";
import { STAGE_NOW, type Stage, specStage } from "../stage/stage.ts";

/** Ten of a stage's households. */
const HOUSEHOLDS = [
  ["fr", 8],
  ["en", 2],
] as const;
const TRIES = 10;
/** An order that has all but one of it before the test begins. */
const OTHERS = orderId("99999999-9999-4999-8999-999999999999");

type Limited<Event extends DomainEvent> = Aggregate<CapacityCommand, Event, Capacity>;
type Household = Awaited<ReturnType<Stage["household"]>>;

/** The answer of a request, or the code of its refusal. A caller who is asked to retry does. */
async function outcome<Answer>(ask: () => Promise<Answer>): Promise<Answer | string> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CallError) || (error.status >= 500 && error.status !== 503)) throw error;
      if (error.status !== 503) return (error.body as { code: string }).code;
      await sleep(200);
    }
  }
}

const stage = await specStage({ households: true });
const households: Household[] = [];
for (const [language, number] of HOUSEHOLDS) for (let n = 0; n < number; n++) households.push(await stage.household(language));
await Promise.all(households.map((each) => boxesOf(each)));

describe("a hundred claims at once on the last one", () => {
  /** Every household sends ten requests at once. */
  const everybody = <Answer>(ask: (household: Household) => Promise<Answer>) =>
    Promise.all(households.flatMap((household) => Array.from({ length: TRIES }, () => outcome(() => ask(household)))));

  const leaveOne = async <Event extends DomainEvent>(aggregate: Limited<Event>, id: string) => {
    const { runtime } = stage.running.api.opened.dependencies;
    const { state } = await runtime.load(aggregate, id);
    const context = {
      commandId: crypto.randomUUID(),
      correlationId: OTHERS,
      actor: { kind: "system", id: "others" },
      at: STAGE_NOW,
    } as const;
    const units = unitsLeft(state, STAGE_NOW) - 1;
    await runtime.handle(aggregate, id, { type: "Settle", orderId: OTHERS, units, at: STAGE_NOW }, context);
  };

  const leftOf = async <Event extends DomainEvent>(aggregate: Limited<Event>, id: string) =>
    unitsLeft((await stage.running.api.opened.dependencies.runtime.load(aggregate, id)).state, STAGE_NOW);

  /** A market item that this order does not have. */
  const unwanted = async (orderId: OrderId, besides: readonly string[] = []) => {
    const { items, order } = await households[0]!.call(editorDataV2, { orderId });
    const item = items.find(({ dish }) => dish.kind === "market" && dish.minimumBasketCents === undefined && !besides.includes(dish.sku))!;
    const { rows } = await stage.running.api.pool.query<{ region: string; week: string }>(
      "SELECT region, week::text FROM read.orders WHERE key = $1",
      [orderId],
    );
    return { sku: item.dish.sku, order, id: stockId(rows[0]!.region, rows[0]!.week, item.dish.sku) };
  };

  it("sells a late addition to one household, and charges no other", async () => {
    const { sku, id } = await unwanted(households[0]!.firstOrderId);
    await leaveOne(stocks, id);
    const billed = await everybody(async (household) => {
      const { firstOrderId: orderId } = household;
      const { addition, removed } = await household.call(createPatch, {
        editingSession: "window-one",
        orderId,
        lines: [{ sku, quantity: 1 }],
      });
      if (removed.length > 0) return removed;
      return (await household.call(billPatch, { editingSession: "window-one", orderId, additionId: addition.additionId })).result;
    });
    expect(billed).toContain("billed");
    const captures = await gatewayCaptures(stage.running.api.pool);
    const isAddition = (paymentId: string) => households.some(({ firstOrderId }) => paymentId.startsWith(`${firstOrderId}_`));
    expect(captures.filter(({ paymentId }) => isAddition(paymentId))).toHaveLength(1);
    const { rows: holders } = await stage.running.api.pool.query("SELECT key FROM read.orders WHERE state->>'additions' LIKE $1", [
      `%${sku}%`,
    ]);
    expect(holders).toHaveLength(1);
    expect(await leftOf(stocks, id)).toBe(0);
  });

  it("puts the last unit into one household's box", async () => {
    const [, first] = await boxesOf(households[0]!);
    const { sku, id } = await unwanted(first!.orderId);
    await leaveOne(stocks, id);
    await everybody(async (household) => {
      const [, order] = await ordersOf(household);
      const lines = [...order!.lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity })), { sku, quantity: 1 }];
      const { orderId, version } = order!;
      const editingSession = crypto.randomUUID();
      await household.call(editorDataV2, { orderId, editingSession });
      return household.call(updateQuantity, { orderId, version, editingSession, lines });
    });
    const boxes = (await Promise.all(households.map((each) => boxesOf(each)))).map(([, order]) => order!);
    const having = boxes.filter(({ lines }) => lines.some(({ dish }) => dish.sku === sku));
    expect(having.map(({ lines }) => lines.find(({ dish }) => dish.sku === sku)!.quantity)).toEqual([1]);
    expect(await leftOf(stocks, id)).toBe(0);
  });

  it("gives the last place of a window to one household", async () => {
    const [, , box] = await boxesOf(households[0]!);
    const { days } = await households[0]!.call(changeDeliveryForm, { orderId: box!.orderId });
    const day = days.find(({ past, windows }) => !past && windows.some(({ full, current }) => !full && !current))!;
    const { window } = day.windows.find(({ full, current }) => !full && !current)!;
    const { rows } = await stage.running.api.pool.query<{ slot: { depotId: string } }>(
      "SELECT state->'slot' AS slot FROM read.orders WHERE key = $1",
      [box!.orderId],
    );
    const id = slotId(rows[0]!.slot.depotId, day.date, window);
    await leaveOne(slots, id);
    const moved = await everybody(async (household) => {
      const [, , order] = await ordersOf(household);
      return household.call(updateDelivery, { orderId: order!.orderId, weekday: day.weekday as 1, window });
    });
    expect(moved).toContain("slot-full");
    const boxes = (await Promise.all(households.map((each) => boxesOf(each)))).map(([, , order]) => order!);
    expect(boxes.filter((order) => order.deliveryDate === day.date && order.window === window)).toHaveLength(1);
    expect(await leftOf(slots, id)).toBe(0);
  });
});
