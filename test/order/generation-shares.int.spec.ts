import { slots, stocks } from "@tablee/commands/aggregates";
import { repairShares } from "@tablee/commands/capacity/repair-shares";
import type { CommandContext } from "@tablee/commands/context";
import { makeChunk, reserveChunk } from "@tablee/commands/generation/commit-chunk";
import { orderCalendar } from "@tablee/domain/calendar/calendar";
import { settledUnits } from "@tablee/domain/capacity/decider";
import { accountId, idFrom, orderIdOf, subscriptionId } from "@tablee/domain/kernel/ids";
import { slotId, stockId } from "@tablee/domain/streams";
import { menuItem, plan, slot, week } from "@tablee/domain/testing/examples";
import type { PreviewedOrder } from "@tablee/generation/rows/previewed-orders";
import { allReadModels } from "@tablee/projections/all-read-models";
import { behind } from "@tablee/projections/runtime/level";
import { eventually } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const region = "on";
const at = "2026-12-28T15:00:00.000Z";
const items = Array.from({ length: 9 }, (_, i) => menuItem(`RTC-${String(i + 1).padStart(4, "0")}`));
const sku = (number: number) => items[number - 1]!.sku;
const { deliveryDate: date } = orderCalendar(week, slot.weekday, slot.window, slot.zone);
const { depotId, window } = slot;
const place = slotId(depotId, date, window);
const menu = { status: "published", region, week, items, ranking: {} } as const;

const stock = (of: string) => stockId(region, week, of);
const as = (...names: string[]): CommandContext => {
  const commandId = idFrom("shares", ...names);
  return { commandId, correlationId: commandId, actor: { kind: "system", id: "test" }, at };
};

const stage = await specStage();
const { steps } = stage;
await steps.handle(slots, place, { type: "Open", of: { depotId, date, window }, units: 20, at }, as("open"));
for (const { sku } of items)
  await steps.handle(stocks, stock(sku), { type: "Open", of: { region, week, sku }, units: 5, at }, as("open", sku));

/** Over the real store, whose read models follow later; the shares of a chunk are proved in memory. */
describe("what a chunk of generated orders takes", () => {
  const previewed = (name: string, ...numbers: number[]): PreviewedOrder => ({
    subscriptionId: subscriptionId(idFrom("shares", name)),
    accountId: accountId(idFrom("shares", "account", name)),
    plan,
    slot,
    paused: false,
    picks: numbers.map((number) => ({ sku: sku(number), quantity: 1 })),
    inputHash: "seen",
  });
  const orderOf = (name: string) => orderIdOf(subscriptionId(idFrom("shares", name)), week);
  const commit = async (runId: string, ...chunk: PreviewedOrder[]) => {
    const run = { runId, region, week, menu, menuRevision: 0 } as const;
    return makeChunk(steps, await reserveChunk(steps, run, chunk, new Map(), as(runId)), as(runId));
  };
  const unitsOf = async (name: string, of: string) => settledUnits((await steps.load(stocks, stock(of))).state, orderOf(name));

  it("is mended by a comparison with the orders, one without an order at the second sight", async () => {
    expect(await commit("seventh", previewed("mended", 1, 2, 3))).toMatchObject({ made: 1, changed: [] });
    const take = (name: string, units: number) =>
      steps.handle(stocks, stock(sku(1)), { type: "Settle", orderId: orderOf(name), units, at }, as("wrong", name));
    const had = () => Promise.all(["mended", "nobody"].map((name) => unitsOf(name, sku(1))));
    await take("mended", 0);
    await take("nobody", 1);
    const { store, pool } = stage.running.api.opened;
    await eventually(
      () => behind(allReadModels, store, pool),
      (models) => Object.keys(models).length === 0,
    );
    const first = await repairShares(steps, { region, week, suspected: new Set() }, as("compare", "1"));
    expect(first.repaired).toEqual([orderOf("mended")]);
    expect(await had()).toEqual([1, 1]);
    const second = await repairShares(steps, { region, week, suspected: first.suspects }, as("compare", "2"));
    expect([second.repaired, await had()]).toEqual([expect.arrayContaining([orderOf("nobody")]), [1, 0]]);
    expect(await repairShares(steps, { region, week, suspected: second.suspects }, as("compare", "3"))).toMatchObject({
      repaired: [],
      suspects: new Set(),
    });
  });
});
