import { orders, slots, stocks } from "@tablee/commands/aggregates";
import { settleShares } from "@tablee/commands/capacity/settle-shares";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import type { Steps } from "@tablee/commands/steps";
import { orderCalendar } from "@tablee/domain/calendar/calendar";
import { heldUntil, settledUnits } from "@tablee/domain/capacity/decider";
import { idFrom, orderId } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { slotId } from "@tablee/domain/streams";
import { slot, week } from "@tablee/domain/testing/examples";
import { World } from "@tablee/simulation/world";
import { as, at, commitAs, openShares, orderOf, place, previewed, sku, stock, unitsOf } from "../../fixtures/chunk-shares.ts";
import type { PreviewedOrder } from "../../fixtures/generation-week.ts";

/** A generation that read an old state must not affect an order's units. */
describe("what a chunk of generated orders takes", () => {
  let world: World;
  let steps: Steps;
  beforeEach(async () => {
    world = new World();
    steps = world.process().steps;
    await openShares(steps);
  });

  const commit = (run: string, ...chunk: PreviewedOrder[]) => commitAs(steps, as(run), run, ...chunk);
  const units = (name: string, of: string) => unitsOf(steps, name, of);
  const placesOf = async (name: string) => settledUnits((await steps.load(slots, place)).state, orderOf(name));
  const sell = async (of: string, units: number) =>
    steps.handle(stocks, stock(of), { type: "Settle", orderId: orderId(idFrom("others", of)), units, at }, as("sell", of, String(units)));

  it("is nothing for an order that another run made meanwhile with other dishes", async () => {
    await commit("first", previewed("twice", 1, 2, 3));
    expect(await commit("second", previewed("twice", 4, 5, 6))).toMatchObject({ made: 0, alreadyThere: 1 });
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map((number) => units("twice", sku(number))))).toEqual([1, 1, 1, 0, 0, 0]);
    expect(await placesOf("twice")).toBe(1);
  });

  it("leaves the place and the dishes of an order that exists alone when a dish of the run is sold out", async () => {
    await commit("third", previewed("kept", 1, 2, 3));
    await sell(sku(9), 5);
    expect(await commit("fourth", previewed("kept", 2, 3, 9))).toMatchObject({ made: 0, soldOut: [sku(9)] });
    expect(await Promise.all([1, 2, 3].map((number) => units("kept", sku(number))))).toEqual([1, 1, 1]);
    expect(await placesOf("kept")).toBe(1);
  });

  it("is taken again when an earlier try of the same chunk took it and it was given back since", async () => {
    const order = previewed("again", 4, 5, 6);
    await steps.handle(slots, place, { type: "Reserve", orders: [[orderOf("again"), 1]], at }, as("earlier"));
    await steps.handle(slots, place, { type: "Settle", orderId: orderOf("again"), units: 0, at }, as("given back"));
    expect(await commit("fifth", order)).toMatchObject({ made: 1 });
    expect(await placesOf("again")).toBe(1);
    // The whole chunk again, after its customer has skipped: no units are taken for a skipped box.
    await skipOrder(steps, { accountId: order.accountId, orderId: orderOf("again") }, as("skip"));
    expect(await commit("fifth", order)).toMatchObject({ made: 0, alreadyThere: 1 });
    expect([await placesOf("again"), await units("again", sku(4))]).toEqual([0, 0]);
  });

  it("is whole, or there is no order", async () => {
    await sell(sku(8), 4);
    const result = await commit("sixth", previewed("one", 7, 8), previewed("other", 7, 8));
    expect(result).toMatchObject({ made: 1, soldOut: [sku(8)] });
    const [left] = result.changed;
    const name = left === idFrom("shares", "one") ? "one" : "other";
    expect((await steps.load(orders, orderOf(name))).state.status).toBe("none");
    expect([await placesOf(name), await units(name, sku(7)), await units(name, sku(8))]).toEqual([0, 0, 0]);
  });

  it("is given back for an order that has become too late to be made, whatever an earlier try took", async () => {
    await steps.handle(slots, place, { type: "Reserve", orders: [[orderOf("late"), 1]], at }, as("before"));
    const cutoffAt = orderCalendar(week, slot.weekday, slot.window, slot.zone).cutoffAt;
    const later = { ...as("late"), at: addMinutes(cutoffAt, -60) };
    expect(await commitAs(steps, later, "late", previewed("late", 1, 2))).toMatchObject({
      made: 0,
      alreadyThere: 0,
      changed: [idFrom("shares", "late")],
    });
    expect([await placesOf("late"), await units("late", sku(1))]).toEqual([0, 0]);
  });

  it("is nothing for an order whose window is full: it is made skipped, at once", async () => {
    const evening = { ...slot, window: slot.window === "17-22" ? "07-12" : "17-22" } as const;
    const { deliveryDate } = orderCalendar(week, slot.weekday, evening.window, slot.zone);
    const of = { depotId: slot.depotId, date: deliveryDate, window: evening.window };
    const full = slotId(of.depotId, of.date, of.window);
    await steps.handle(slots, full, { type: "Open", of, units: 1, at }, as("open-evening"));
    await steps.handle(slots, full, { type: "Reserve", orders: [[orderOf("somebody"), 1]], at }, as("fill"));
    expect(await commit("evening", { ...previewed("withoutSlot", 1, 2), slot: evening })).toMatchObject({ made: 1, changed: [] });
    expect(world.log.of(`order-${orderOf("withoutSlot")}`).map(({ type }) => type)).toEqual(["OrderGenerated", "OrderSkipped"]);
    expect((await steps.load(orders, orderOf("withoutSlot"))).state).toMatchObject({ status: "skipped", because: "no-place" });
    expect([await units("withoutSlot", sku(1)), await units("withoutSlot", sku(2))]).toEqual([0, 0]);
  });

  it("leaves a hold that still runs to the step that took it, and settles it once it has expired", async () => {
    const until = addMinutes(at, 15);
    await commit("held", previewed("held", 1, 2, 3));
    const hold = { type: "Hold", orderId: orderOf("held"), units: 1, until, at } as const;
    await steps.handle(stocks, stock(sku(5)), hold, as("hold"));
    const held = async () => heldUntil((await steps.load(stocks, stock(sku(5)))).state, orderOf("held"), at);
    const touched = [{ category: "stock", id: stock(sku(5)) }] as const;
    await settleShares(steps, orderOf("held"), touched, as("another step"));
    expect(await held()).toBe(until);
    await settleShares(steps, orderOf("held"), touched, { ...as("expired"), at: until });
    expect(await held()).toBeUndefined();
  });
});
