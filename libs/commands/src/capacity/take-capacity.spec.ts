import { hasRoom, holdEnds, holdSlot, holdStock, unitsOf, type Wanted } from "@tablee/commands/capacity/take-capacity";
import type { Steps } from "@tablee/commands/steps";
import { addMinutes } from "@tablee/domain/kernel/time";
import { recipe } from "@tablee/domain/testing/examples";
import { others, takePlaces, takeStock } from "@tablee/testing/fixtures/competing-customers";
import { skuOf } from "@tablee/testing/fixtures/constants";
import { meanwhile, transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";

const place = "2027-03-20/07-12";

/** The events of holding stock for the second week's box, and the items that are sold out. */
async function hold(household: Household, wanted: readonly Wanted[], context = household.context(), dies?: number) {
  let soldOut: readonly string[] | undefined;
  const lines = await transcriptOf(
    household.world,
    async (steps) => {
      soldOut = await holdStock(steps, household.order(1), wanted, context);
    },
    dies,
  );
  return { lines, soldOut };
}
/** The events of holding a slot for a second household's box in the same window, and whether there was one. */
async function holdPlace(household: Household, context = household.context(), over = (steps: Steps) => steps) {
  let found: boolean | undefined;
  const order = { ...household.order(1), orderId: others };
  const lines = await transcriptOf(household.world, async (steps) => {
    found = await holdSlot(over(steps), order, context);
  });
  return { lines, found };
}

describe("stock that is held for an order", () => {
  it("is as much of each item as it shall have in all, for a quarter of an hour", async () => {
    const household = await begin();
    const wanted = [
      { sku: skuOf(1), units: 1 },
      { sku: skuOf(4), units: 3 },
    ];
    const from = household.world.log.head;
    expect(await hold(household, wanted)).toEqual({ lines: [`StockHeld 1/${skuOf(1)} 1`, `StockHeld 1/${skuOf(4)} 3`], soldOut: [] });
    const until = addMinutes(household.now, 15);
    expect(household.world.log.events.slice(from).map(({ data }) => data)).toMatchObject([{ until }, { until }]);
    expect(holdEnds(household.order(1), household.now)).toBe(until);
  });

  it("is held once by one request", async () => {
    const household = await begin();
    const context = household.context();
    const wanted = [{ sku: skuOf(1), units: 1 }];
    expect((await hold(household, wanted, context)).lines).toHaveLength(1);
    expect(await hold(household, wanted, context)).toEqual({ lines: [], soldOut: [] });
  });

  it("is what is left of it: what others have and what never had any is named", async () => {
    const household = await begin();
    await takeStock(household, 1, skuOf(1), 3);
    const wanted = [
      { sku: skuOf(1), units: 2 },
      { sku: skuOf(2), units: 1 },
      { sku: "RTC-0099", units: 1 },
    ];
    expect(await hold(household, wanted)).toEqual({ lines: [`StockHeld 1/${skuOf(2)} 1`], soldOut: [skuOf(1), "RTC-0099"] });
  });

  it("is not called sold out when its process dies", async () => {
    const household = await begin();
    const wanted = [{ sku: skuOf(1), units: 1 }];
    expect(await hold(household, wanted, household.context(), 0)).toEqual({ lines: ["died"], soldOut: undefined });
  });
});

describe("a place that is held for an order", () => {
  it("is one, for a quarter of an hour, once by one request", async () => {
    const household = await begin();
    const context = household.context();
    const from = household.world.log.head;
    expect(await holdPlace(household, context)).toEqual({ lines: [`SlotHeld ${place} of ${others} 1`], found: true });
    expect(household.world.log.at(from).data).toMatchObject({ until: addMinutes(household.now, 15) });
    expect(await holdPlace(household, context)).toEqual({ lines: [], found: true });
  });

  it("is not found in a full window, nor in one that was never opened", async () => {
    const household = await begin();
    await takePlaces(household, 1);
    const { steps } = household.world.process();
    const third = { ...household.order(1), orderId: household.order(2).orderId };
    expect(await holdSlot(steps, third, household.context())).toBe(false);
    const nowhere = { ...third, slot: { ...third.slot, depotId: "nowhere" } };
    expect(await holdSlot(steps, nowhere, household.context())).toBe(false);
  });

  it("is not called missing when the window cannot be reached", async () => {
    const household = await begin();
    const away = (steps: Steps) =>
      meanwhile(steps, { write: "slot" }, () => {
        throw new Error("the store is away");
      });
    await expect(holdPlace(household, household.context(), away)).rejects.toThrow("the store is away");
  });
});

describe("room for an order", () => {
  const room = (household: Household, n: number, at = household.now) => {
    const order = { ...household.order(1), orderId: household.order(n).orderId };
    return hasRoom(household.world.process().steps, order, at);
  };

  it("is there while there is a place, or it has one, and looking takes none", async () => {
    const household = await begin();
    const { head } = household.world.log;
    expect(await room(household, 2)).toBe(true);
    expect(household.world.log.head).toBe(head);
    await takePlaces(household, 1);
    expect([await room(household, 2), await room(household, 1)]).toEqual([false, true]);
  });
});

describe("units that lines want", () => {
  it("are those of all lines of an item together", () => {
    expect(unitsOf([recipe(1), recipe(2, 2), { ...recipe(1), pairedWith: skuOf(2) }])).toEqual([
      { sku: skuOf(1), units: 2 },
      { sku: skuOf(2), units: 2 },
    ]);
  });
});
