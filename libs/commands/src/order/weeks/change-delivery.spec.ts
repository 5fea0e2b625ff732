import { lockOrder } from "@tablee/commands/order/lock-order";
import type { Steps } from "@tablee/commands/steps";
import { heldUntil, settledUnits, slot as slotDecider } from "@tablee/domain/capacity/decider";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accountId, otherAccountId } from "@tablee/domain/testing/examples";
import { others, takePlaces } from "@tablee/testing/fixtures/competing-customers";
import { calendarOf, deliveries, orderIds, slotStreamOf, slotStreams } from "@tablee/testing/fixtures/constants";
import { meanwhile, transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { changeDelivery } from "./change-delivery.ts";
import { skipOrder } from "./skip-order.ts";

const orderId = orderIds[1]!;
const [here, evening, wednesday] = ["2027-03-20/07-12", "2027-03-20/17-22", "2027-03-17/12-17"];
const dishes = "RTC-0004×1 RTC-0005×1 RTC-0006×1";

type Change = Parameters<typeof changeDelivery>[1];
const to = (choice: number, more: Partial<Change> = {}): Change => {
  const { weekday, window } = deliveries[choice]!;
  return { accountId, orderId, weekday, window, ...more };
};
const move = (household: Household, change: Change, context = household.context(), over = (steps: Steps) => steps) =>
  transcriptOf(household.world, (steps) => changeDelivery(over(steps), change, context));
const elsewhere = (household: Household, choice: number) => () =>
  household.beside((steps, context) => changeDelivery(steps, to(choice), context));

/** The windows of the week in which the box has or holds a slot. */
const placesOf = (household: Household) =>
  slotStreams(1).filter((stream) => {
    const place = household.view.state(slotDecider, stream);
    return settledUnits(place, orderId) > 0 || heldUntil(place, orderId, household.now) !== undefined;
  });
const expectItsPlaceAlone = (household: Household) => expect(placesOf(household)).toEqual([slotStreamOf(household.order(1))]);

describe("a box that comes in another window", () => {
  const moved = [
    `SlotHeld ${evening} 1`,
    `SlotHeld ${here} 1`,
    `OrderDeliveryChanged 1 ${evening} ${dishes}`,
    `SlotSettled ${here} 0`,
    `SlotSettled ${evening} 1`,
  ];

  it("holds a place there and its own here, moves, and has the one there for good; its stock stays", async () => {
    const household = await begin();
    expect(await move(household, to(1))).toEqual(moved);
    expectItsPlaceAlone(household);
  });

  it("changes nothing more when the same request comes again", async () => {
    const household = await begin();
    const context = household.context();
    await move(household, to(1), context);
    expect(await move(household, to(1), context)).toEqual([]);
    expect(await move(household, to(1))).toEqual([]);
  });

  it("may come on another day, with that day's cutoff", async () => {
    const household = await begin();
    expect(await move(household, to(2))).toContain(`OrderDeliveryChanged 1 ${wednesday} ${dishes}`);
    expect(household.order(1).calendar).toEqual(calendarOf(1, deliveries[2]!));
  });

  it("answers that it lost nothing", async () => {
    const household = await begin();
    const { steps } = household.world.process();
    expect(await changeDelivery(steps, to(1), household.context())).toMatchObject({ changed: true, removed: [] });
    expect(await changeDelivery(steps, to(1), household.context())).toMatchObject({ changed: false, removed: [] });
  });
});

describe("a skipped week that would come in another window", () => {
  it("is moved without taking a place, here or there", async () => {
    const household = await begin();
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
    await household.follow();
    await takePlaces(household, 1, slotStreams(1)[1]);
    expect(await move(household, to(1))).toEqual([`OrderDeliveryChanged 1 ${evening} ${dishes}`]);
    expect(placesOf(household)).toEqual([]);
  });
});

describe("a change of delivery that is refused before anything is held", () => {
  it("is to a window without a place", async () => {
    const household = await begin();
    await takePlaces(household, 1, slotStreams(1)[1]);
    expect(await move(household, to(1))).toEqual(["refused: slot-full"]);
    expectItsPlaceAlone(household);
  });

  it.each([
    ["a day on which the area gets no boxes", { weekday: 4 }],
    ["a window in which the area gets no boxes", { areaId: "vancouver-island", weekday: 2, window: "07-12" }],
    ["an area that is not served", { areaId: "the-moon" }],
  ] as const)("is to %s", async (_, where) => {
    const household = await begin();
    expect(await move(household, to(1, where))).toEqual(["refused: slot-not-offered"]);
    const { weekday, window } = to(1, where);
    const again = changeDelivery(household.world.process().steps, to(1, where), household.context());
    await expect(again).rejects.toMatchObject({ details: { weekday, window } });
  });

  it("is of another account's box, or of none", async () => {
    const household = await begin();
    expect(await move(household, to(1, { accountId: otherAccountId }))).toEqual(["refused: order-not-found"]);
    expect(await move(household, to(1, { orderId: others }))).toEqual(["refused: order-not-found"]);
  });

  it("comes at its own cutoff, or at that of the day that is wanted", async () => {
    const household = await begin();
    household.now = calendarOf(1, deliveries[2]!).cutoffAt;
    expect(await move(household, to(2))).toEqual(["refused: order-past-cutoff"]);
    household.now = household.order(1).calendar.cutoffAt;
    expect(await move(household, to(1))).toEqual(["refused: order-past-cutoff"]);
    expectItsPlaceAlone(household);
  });
});

describe("a change of delivery that something comes between", () => {
  it("begins again from where another device has moved the box", async () => {
    const household = await begin();
    const over = (steps: Steps) => meanwhile(steps, { write: "order", nth: 1 }, elsewhere(household, 2));
    const lines = await move(household, to(1), household.context(), over);
    expect(lines.filter((line) => line.startsWith("Order"))).toEqual([
      `OrderDeliveryChanged 1 ${wednesday} ${dishes}`,
      `OrderDeliveryChanged 1 ${evening} ${dishes}`,
    ]);
    expectItsPlaceAlone(household);
  });

  it("holds its slot again where it had nothing to change, and another device moved the box away", async () => {
    const household = await begin();
    const over = (steps: Steps) => meanwhile(steps, { write: "order", nth: 1 }, elsewhere(household, 2));
    const lines = await move(household, to(0), household.context(), over);
    expect(lines.filter((line) => line.startsWith("Order"))).toEqual([
      `OrderDeliveryChanged 1 ${wednesday} ${dishes}`,
      `OrderDeliveryChanged 1 ${here} ${dishes}`,
    ]);
    expectItsPlaceAlone(household);
  });

  it("takes no place that others took while it began again", async () => {
    const household = await begin();
    let moved = false;
    const other = async () => {
      await elsewhere(household, 2)();
      moved = true;
    };
    const takeOnceReleased = async () => {
      if (moved && !placesOf(household).includes(slotStreams(1)[1]!)) await takePlaces(household, 1, slotStreams(1)[1]);
    };
    const over = (steps: Steps) => meanwhile(meanwhile(steps, { write: "order", nth: 1 }, other), { write: "slot" }, takeOnceReleased);
    expect((await move(household, to(1), household.context(), over)).at(-1)).toBe("refused: slot-full");
    expect(household.order(1)).toMatchObject({ status: "open", slot: deliveries[2] });
    expectItsPlaceAlone(household);
  });

  it("is refused at once when a window is full, even where a slot there is free a moment later", async () => {
    const household = await begin();
    await takePlaces(household, 1, slotStreams(1)[1]);
    const free = () => takePlaces(household, 1, slotStreams(1)[1], 0);
    const over = (steps: Steps) => meanwhile(steps, { write: "slot", nth: 2 }, free);
    expect(await move(household, to(1), household.context(), over)).toEqual(["refused: slot-full"]);
  });

  it("is given up when the box has been moved before each of its five tries", async () => {
    const household = await begin();
    let tries = 0;
    const over = (steps: Steps) => meanwhile(steps, { write: "order" }, () => elsewhere(household, tries++ % 2 === 0 ? 2 : 0)());
    const lines = await move(household, to(1), household.context(), over);
    expect([tries, lines.at(-1)]).toEqual([5, "refused: order-changed-elsewhere"]);
    expectItsPlaceAlone(household);
  });

  it("gives back what it held when the box was locked", async () => {
    const household = await begin();
    const { lockAt } = household.order(1).calendar;
    const lock = () => household.beside((steps, own) => lockOrder(steps, { orderId }, { ...own, at: lockAt }));
    const lines = await move(household, to(1), household.context(), (steps) => meanwhile(steps, { write: "order", nth: 1 }, lock));
    expect(lines).toEqual([
      `SlotHeld ${evening} 1`,
      `SlotHeld ${here} 1`,
      "OrderLocked 1 0+0+7169",
      `SlotSettled ${here} 1`,
      `SlotSettled ${evening} 0`,
      "refused: order-not-editable",
    ]);
  });

  it.each([0, 1, 2, 3, 4, 5])("keeps its own place alone, once its holds have ended, when it died before its step %i", async (dies) => {
    const household = await begin();
    const context = household.context();
    await transcriptOf(household.world, (steps) => changeDelivery(steps, to(1), context), dies);
    household.now = addMinutes(household.now, 16);
    await household.doDue(["hold"]);
    expectItsPlaceAlone(household);
  });
});
