import { menus, orders, slots, stocks } from "@tablee/commands/aggregates";
import { type CommandContext, scheduledBy } from "@tablee/commands/context";
import { makeChunk, reserveChunk } from "@tablee/commands/generation/commit-chunk";
import type { Steps } from "@tablee/commands/steps";
import { generationClosesAt, orderCalendar } from "@tablee/domain/calendar/calendar";
import { settledUnits } from "@tablee/domain/capacity/decider";
import { addMs } from "@tablee/domain/kernel/time";
import { menuId, stockId } from "@tablee/domain/streams";
import { plan, runId } from "@tablee/domain/testing/examples";
import { deliveries, skuOf, slot } from "@tablee/testing/fixtures/constants";
import { meanwhile, transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import {
  as,
  date,
  dishes,
  households,
  now,
  numbered,
  orderOf,
  type PreviewedOrder,
  place,
  region,
  waiting,
  week,
} from "@tablee/testing/fixtures/generation-week";
import type { Household } from "@tablee/testing/fixtures/household";
import { skipOrder } from "../order/weeks/skip-order.ts";

const enough = { units: { 1: 9, 2: 9, 3: 9 }, places: 9 };
const box = dishes.map((dish) => `${skuOf(dish)}×1`).join(" ");
const window = `${date}/${slot.window}`;
type Codes = Parameters<typeof reserveChunk>[3];

interface With {
  readonly codes?: Codes;
  readonly context?: CommandContext;
  /** Runs between a chunk's reservation and its orders, or makes them fail. */
  readonly between?: () => Promise<unknown>;
  readonly over?: (steps: Steps) => Steps;
  readonly dies?: number;
}

/** The events of a chunk, and its result. */
async function commit(household: Household, rows: readonly PreviewedOrder[], options: With = {}) {
  const { codes = new Map(), context = as("chunk"), between, over = (steps) => steps, dies } = options;
  let result: Awaited<ReturnType<typeof makeChunk>> | undefined;
  const work = async (steps: Steps) => {
    const { state: menu } = await steps.load(menus, menuId(region, week));
    if (menu.status !== "published") throw new Error("the week has no menu");
    const run = { runId, region, week, menu, menuRevision: 0 } as const;
    const reserved = await reserveChunk(over(steps), run, rows, codes, context);
    await between?.();
    result = await makeChunk(over(steps), reserved, context);
  };
  const lines = await transcriptOf(household.world, work, dies);
  return { lines: numbered(lines), result };
}
const made = (household: Household, n: number) =>
  household.view.of(`order-${orderOf(households[n - 1]!)}`).find(({ type }) => type === "OrderGenerated")?.data as {
    readonly inputs: { readonly hash: string };
  };
/** The units that the households' orders have of the slot and of each dish. */
const sharesOf = async ({ world }: Household, n: number) => {
  const { steps } = world.process();
  const orderId = orderOf(households[n - 1]!);
  const streams = [steps.load(slots, place), ...dishes.map((dish) => steps.load(stocks, stockId(region, week, skuOf(dish))))] as const;
  return (await Promise.all(streams)).map(({ state }) => settledUnits(state, orderId));
};

describe("a chunk of a run", () => {
  it("takes its stock and places with one event each, and makes its orders", async () => {
    const { household, rows } = await waiting(enough);
    expect(await commit(household, rows.slice(0, 2))).toEqual({
      lines: [
        `SlotReserved ${window} 1+1`,
        ...dishes.map((dish) => `StockReserved 0/${skuOf(dish)} 1+1`),
        `OrderGenerated #1 ${box}`,
        `OrderGenerated #2 ${box}`,
      ],
      result: { made: 2, alreadyThere: 0, changed: [], soldOut: [] },
    });
  });

  it("writes what each order was made from, in whose name, and when", async () => {
    const { household, rows } = await waiting(enough);
    await commit(household, rows.slice(0, 1));
    const inputs = { runId, menuRevision: 0, hash: expect.stringMatching(new RegExp(`^on:${week}:0:.+:${rows[0]!.inputHash}$`)) };
    const said = { region, week, plan, slot, firstOrder: false, skipped: false, grants: [], generatedAt: now, inputs };
    const calendar = orderCalendar(week, slot.weekday, slot.window, slot.zone);
    expect(made(household, 1)).toMatchObject({ ...households[0], ...said, calendar });
    expect(household.world.log.events.at(-1)!.metadata.subject).toBe(households[0]!.accountId);
  });

  it("makes nothing twice", async () => {
    const { household, rows } = await waiting(enough);
    await commit(household, rows);
    expect(await commit(household, rows)).toEqual({ lines: [], result: { made: 0, alreadyThere: 5, changed: [], soldOut: [] } });
    const other = { context: as("another worker") };
    expect(await commit(household, rows, other)).toEqual({ lines: [], result: { made: 0, alreadyThere: 5, changed: [], soldOut: [] } });
  });

  it("looks at no order again that has its whole share", async () => {
    const { household, rows } = await waiting(enough);
    let looks = 0;
    await commit(household, rows, { over: (steps) => meanwhile(steps, { read: "order" }, async () => void looks++) });
    expect(looks).toBe(0);
  });

  it("has each order come on its own day", async () => {
    const { household, rows } = await waiting(enough);
    const other = deliveries[2]!;
    const of = { depotId: other.depotId, date: "2027-03-10", window: other.window };
    await household.act((steps, context) =>
      steps.handle(slots, "mississauga_2027-03-10_12-17", { type: "Open", of, units: 9, at: now }, context),
    );
    const [first, second] = [rows[0]!, { ...rows[1]!, slot: other }];
    await commit(household, [first, second, rows[2]!]);
    const days = [1, 2, 3].map((n) => (made(household, n) as unknown as { calendar: { deliveryDate: string } }).calendar.deliveryDate);
    expect(days).toEqual([date, "2027-03-10", date]);
  });

  it("makes a paused subscription's order skipped, and takes nothing for it", async () => {
    const { household, rows } = await waiting(enough);
    const { lines, result } = await commit(household, [{ ...rows[0]!, paused: true }]);
    expect(lines).toEqual([`OrderGenerated #1 ${box}`]);
    expect([result, made(household, 1)]).toMatchObject([{ made: 1 }, { skipped: true }]);
  });
});

describe("codes of a chunk", () => {
  const code = (orders: number): Codes => new Map([[households[0]!.accountId, [{ code: "TABLE75", orders, meals: 0 }]]]);

  it.each([
    [0, 3000],
    [1, 2000],
    [3, 1000],
  ])("grant what comes after %i boxes: %i", async (orders, cents) => {
    const { household, rows } = await waiting(enough);
    await commit(household, rows.slice(0, 2), { codes: code(orders) });
    expect(made(household, 1)).toMatchObject({ grants: [{ name: "TABLE75", cents }] });
    expect(made(household, 2)).toMatchObject({ grants: [] });
  });

  it("wait for the next box where a week is skipped", async () => {
    const { household, rows } = await waiting(enough);
    await commit(household, [{ ...rows[0]!, paused: true }], { codes: code(0) });
    expect(made(household, 1)).toMatchObject({ grants: [] });
  });

  it("grant no more free meals than a box can have", async () => {
    const { household, rows } = await waiting(enough);
    const codes: Codes = new Map([[households[0]!.accountId, [{ code: "AMIS3", orders: 0, meals: 0 }]]]);
    await commit(household, rows.slice(0, 1), { codes });
    expect(made(household, 1)).toMatchObject({ grants: [{ name: "AMIS3", meals: 2 }] });
  });
});

describe("what a chunk does not find any more", () => {
  it("is a dish: the order is left to a person, its other shares go back, and the dish is named", async () => {
    const { household, rows } = await waiting({ ...enough, units: { 1: 9, 2: 1, 3: 9 } });
    const { lines, result } = await commit(household, rows.slice(0, 2));
    expect(result).toEqual({ made: 1, alreadyThere: 0, changed: [households[1]!.subscriptionId], soldOut: [skuOf(2)] });
    expect(lines.slice(4)).toEqual([
      `OrderGenerated #1 ${box}`,
      `SlotSettled ${window} of #2 0`,
      ...[1, 3].map((dish) => `StockSettled 0/${skuOf(dish)} of #2 0`),
    ]);
    expect([await sharesOf(household, 1), await sharesOf(household, 2)]).toEqual([
      [1, 1, 1, 1],
      [0, 0, 0, 0],
    ]);
    const { actor, subject, at } = household.world.log.events.at(-1)!.metadata;
    expect({ actor, subject, at }).toEqual({ actor: as("chunk").actor, subject: households[1]!.accountId, at: now });
  });

  it("is never for a moment an open order without a place, wherever the process dies", async () => {
    for (let dies = 0; dies < 10; dies++) {
      const { household, rows } = await waiting({ ...enough, places: 1 });
      const { lines } = await commit(household, rows.slice(0, 2), { dies });
      expect(lines.includes("OrderSkipped #2 no-place")).toBe(lines.includes(`OrderGenerated #2 ${box}`));
    }
  });

  it("is a slot: the order is made skipped, with the reason; its stock is released", async () => {
    const { household, rows } = await waiting({ ...enough, places: 1 });
    const { lines, result } = await commit(household, rows.slice(0, 2));
    expect(result).toEqual({ made: 2, alreadyThere: 0, changed: [], soldOut: [] });
    expect(lines.slice(4)).toEqual([
      `OrderGenerated #1 ${box}`,
      `OrderGenerated #2 ${box}`,
      "OrderSkipped #2 no-place",
      ...dishes.map((dish) => `StockSettled 0/${skuOf(dish)} of #2 0`),
    ]);
    expect(await sharesOf(household, 2)).toEqual([0, 0, 0, 0]);
  });

  it("is time: too close to its cutoff an order is left to a person, and takes nothing", async () => {
    const { household, rows } = await waiting(enough);
    const closes = generationClosesAt(orderCalendar(week, slot.weekday, slot.window, slot.zone));
    const late = await commit(household, rows.slice(0, 1), { context: scheduledBy("late", [], closes) });
    expect(late).toEqual({ lines: [], result: { made: 0, alreadyThere: 0, changed: [households[0]!.subscriptionId], soldOut: [] } });
    const inTime = await commit(household, rows.slice(0, 1), { context: scheduledBy("in time", [], addMs(closes, -1)) });
    expect(inTime.result).toMatchObject({ made: 1, changed: [] });
  });

  it("is what a late order had of an earlier try: it goes back", async () => {
    const { household, rows } = await waiting(enough);
    const stop = { over: (steps: Steps) => meanwhile(steps, { write: "order" }, () => Promise.reject(new Error("the store is away"))) };
    await expect(commit(household, rows.slice(0, 1), stop)).rejects.toThrow("the store is away");
    expect(await sharesOf(household, 1)).toEqual([1, 1, 1, 1]);
    const closes = generationClosesAt(orderCalendar(week, slot.weekday, slot.window, slot.zone));
    await commit(household, rows.slice(0, 1), { context: scheduledBy("late", [], closes) });
    expect(await sharesOf(household, 1)).toEqual([0, 0, 0, 0]);
  });
});

describe("a chunk that something comes between", () => {
  it("leaves an order that another worker has made, and its household skipped, as it is, without shares", async () => {
    const { household, rows } = await waiting(enough);
    const between = async () => {
      await commit(household, rows.slice(0, 1), { context: as("another worker") });
      const { accountId } = households[0]!;
      await household.act((steps, context) => skipOrder(steps, { accountId, orderId: orderOf(households[0]!), reason: "away" }, context));
    };
    const { result } = await commit(household, rows.slice(0, 2), { between });
    expect(result).toEqual({ made: 1, alreadyThere: 1, changed: [], soldOut: [] });
    expect((await household.world.process().steps.load(orders, orderOf(households[0]!))).state.status).toBe("skipped");
    expect([await sharesOf(household, 1), await sharesOf(household, 2)]).toEqual([
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ]);
  });

  it("takes again what was given back before its order was made", async () => {
    const { household, rows } = await waiting(enough);
    const release = { type: "Settle", orderId: orderOf(households[0]!), units: 0, at: now } as const;
    const between = () => household.act((steps, context) => steps.handle(stocks, stockId(region, week, skuOf(1)), release, context));
    const { lines } = await commit(household, rows.slice(0, 2), { between });
    expect(lines.slice(-1)).toEqual([`StockSettled 0/${skuOf(1)} of #1 1`]);
    expect(await sharesOf(household, 1)).toEqual([1, 1, 1, 1]);
  });
});
