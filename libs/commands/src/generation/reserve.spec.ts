import { stocks } from "@tablee/commands/aggregates";
import type { ShareStream } from "@tablee/commands/capacity/shares";
import type { CommandContext } from "@tablee/commands/context";
import { lookAtShares, reserve, type Short } from "@tablee/commands/generation/reserve";
import type { Steps } from "@tablee/commands/steps";
import { idFrom, orderId } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { stockId } from "@tablee/domain/streams";
import { others } from "@tablee/testing/fixtures/competing-customers";
import { skuOf, slot } from "@tablee/testing/fixtures/constants";
import { meanwhile, transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import { date, households, orderOf, place, region, waiting, week } from "@tablee/testing/fixtures/generation-week";
import type { Household } from "@tablee/testing/fixtures/household";

const dish: ShareStream = { category: "stock", id: stockId(region, week, skuOf(2)) };
const window: ShareStream = { category: "slot", id: place };
const reserved = (units: string) => `StockReserved 0/${skuOf(2)} ${units}`;

const orderIdOfNumber = (n: number) => orderId(idFrom("one of many", n));

/** Each household's wanted units of the second dish, which has three, and of the window, which has four slots. */
const taking = (...units: readonly number[]) =>
  units.map((each, i) => ({
    orderId: orderOf(households[i]!),
    shares: [
      { stream: dish, units: each },
      { stream: window, units: 1 },
    ],
  }));
const ofDish = (...units: readonly number[]) => taking(...units).map(({ orderId, shares }) => ({ orderId, shares: shares.slice(0, 1) }));

/** The households that lack something, by what they lack. */
const lackingIn = (short: Short | undefined) =>
  Object.fromEntries(
    [...(short ?? [])].map(([key, { stream, lacking }]) => {
      expect(key).toBe(`${stream.category}-${stream.id}`);
      return [stream.category, households.flatMap((one, i) => (lacking.has(orderOf(one)) ? [i + 1] : []))];
    }),
  );

async function reserving(
  household: Household,
  takings: ReturnType<typeof taking>,
  context = household.context(),
  over = (steps: Steps) => steps,
) {
  let short: Short | undefined;
  const lines = await transcriptOf(household.world, async (steps) => {
    short = await reserve(over(steps), takings, context);
  });
  return { lines, short: lackingIn(short) };
}

const dishCommand = (household: Household, command: Parameters<typeof stocks.decider.decide>[0], context: CommandContext) =>
  household.world.process().steps.handle(stocks, dish.id, command, context);
const have = (household: Household, orderId: typeof others, units: number) =>
  dishCommand(household, { type: "Settle", orderId, units, at: household.now }, household.context());
const hold = (household: Household, orderId: typeof others, units: number) =>
  dishCommand(household, { type: "Hold", orderId, units, until: addMinutes(household.now, 15), at: household.now }, household.context());

describe("a chunk of orders", () => {
  it("takes an item with one event and a window with one", async () => {
    const { household } = await waiting();
    expect(await reserving(household, taking(1, 1, 1))).toEqual({
      lines: [reserved("1+1+1"), `SlotReserved ${date}/${slot.window} 1+1+1`],
      short: {},
    });
  });

  it("takes nothing twice, and is answered the same again", async () => {
    const { household } = await waiting();
    const context = household.context();
    const first = await reserving(household, taking(1, 1, 1, 1), context);
    expect(first.short).toEqual({ stock: [4] });
    expect(await reserving(household, taking(1, 1, 1, 1), context)).toEqual({ lines: [], short: { stock: [4] } });
    expect(await reserving(household, taking(1, 1, 1, 1))).toEqual({ lines: [], short: { stock: [4] } });
  });

  it("gives what there is to the first orders that fit, and names the others", async () => {
    const { household } = await waiting();
    expect(await reserving(household, taking(2, 2, 1, 1, 1))).toEqual({
      lines: [reserved("2+1"), expect.stringContaining("1+1+1+1")],
      short: { stock: [2, 4, 5], slot: [5] },
    });
  });

  it("takes exactly what is left", async () => {
    const { household } = await waiting();
    expect(await reserving(household, ofDish(3))).toEqual({ lines: [reserved("3")], short: {} });
  });

  it("takes nothing for an order that has some already, which lacks the rest; one that has all lacks nothing", async () => {
    const { household } = await waiting();
    await have(household, orderOf(households[0]!), 1);
    await have(household, orderOf(households[1]!), 1);
    expect(await reserving(household, ofDish(2, 1, 1))).toEqual({ lines: [reserved("1")], short: { stock: [1] } });
  });

  it("leaves an order to the step that holds units for it", async () => {
    const { household } = await waiting();
    await hold(household, orderOf(households[0]!), 1);
    expect(await reserving(household, ofDish(1, 1))).toEqual({ lines: [reserved("1")], short: { stock: [1] } });
  });

  it("fails when an item cannot be reached", async () => {
    const { household } = await waiting();
    const away = (steps: Steps) =>
      meanwhile(steps, { write: "stock" }, () => {
        throw new Error("the store is away");
      });
    await expect(reserving(household, ofDish(1), household.context(), away)).rejects.toThrow("the store is away");
  });
});

describe("a worker that remembers how much there was after its last chunk", () => {
  it("takes what is left when others have taken some since", async () => {
    const { household } = await waiting();
    const { steps } = household.world.process();
    await reserve(steps, ofDish(1), household.context());
    await have(household, others, 1);
    const from = household.world.log.head;
    const short = await reserve(steps, ofDish(0, 1, 1).slice(1), household.context());
    expect(household.world.log.events.slice(from).map(({ data }) => data)).toMatchObject([{ orders: [[orderOf(households[1]!), 1]] }]);
    expect(lackingIn(short)).toEqual({ stock: [3] });
  });

  it("takes what others have given back since", async () => {
    const { household } = await waiting();
    const { steps } = household.world.process();
    await have(household, others, 2);
    await reserve(steps, ofDish(1), household.context());
    await have(household, others, 0);
    expect(lackingIn(await reserve(steps, ofDish(0, 1, 1).slice(1), household.context()))).toEqual({});
  });

  it("finds an order short whose share was given back since, and takes it again", async () => {
    const { household } = await waiting();
    const { steps } = household.world.process();
    await reserve(steps, ofDish(1), household.context());
    await have(household, orderOf(households[0]!), 0);
    const from = household.world.log.head;
    expect(lackingIn(await reserve(steps, ofDish(1), household.context()))).toEqual({});
    expect(household.world.log.events.slice(from).map(({ type }) => type)).toEqual(["StockReserved"]);
  });
});

describe("an item that others take while a chunk reserves it", () => {
  it("is shared with them while there is enough for most", async () => {
    const { household } = await waiting({ units: { 1: 9, 2: 20, 3: 4 } });
    let tries = 0;
    const greedy = (steps: Steps) => meanwhile(steps, { write: "stock" }, () => have(household, others, ++tries));
    const came = await reserving(household, ofDish(4, 4, 4, 4, 4), household.context(), greedy);
    expect(came.lines.filter((line) => line.startsWith("StockReserved"))).toEqual([reserved("4+4+4+4")]);
  });

  it("is left to them after five tries at which there was not enough any more", async () => {
    const { household } = await waiting({ units: { 1: 9, 2: 120, 3: 4 } });
    const takings = Array.from({ length: 30 }, (_, i) => ({ orderId: orderIdOfNumber(i), shares: [{ stream: dish, units: 4 }] }));
    let tries = 0;
    const { steps } = household.world.process();
    const greedy = meanwhile(steps, { write: "stock" }, () => have(household, others, 4 * ++tries));
    const short = await reserve(greedy, takings, household.context());
    expect([tries, short.get(`stock-${dish.id}`)?.lacking.size]).toEqual([5, 30]);
  });
});

describe("a look at shares", () => {
  it("names the same orders and takes nothing", async () => {
    const { household } = await waiting();
    await have(household, orderOf(households[0]!), 1);
    await have(household, orderOf(households[1]!), 1);
    const { head } = household.world.log;
    const short = await lookAtShares(household.world.process().steps, ofDish(1, 2, 1));
    expect([household.world.log.head, lackingIn(short)]).toEqual([head, { stock: [2, 3] }]);
  });
});
