import { recordNumber } from "@tablee/domain/kernel/receipt-number";
import { addHours } from "@tablee/domain/kernel/time";
import { accountId, otherAccountId } from "@tablee/domain/testing/examples";
import { others, takePlaces } from "@tablee/testing/fixtures/competing-customers";
import { orderIds } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { skipOrder } from "./skip-order.ts";
import { skipRefusalOf, skipWeeks } from "./skip-weeks.ts";
import { unskipOrder } from "./unskip-order.ts";
import { unskipWeeks } from "./unskip-weeks.ts";

const inAll = (lines: readonly string[]) => lines.filter((line) => line.startsWith("Order") || /^(died|refused)/.test(line));
const idsOf = (...weeks: number[]) => weeks.map((n) => orderIds[n]!);

/** The events of one act that skips these weeks, and its answer for each. */
async function skip(household: Household, weeks: readonly number[], context = household.context(), dies?: number) {
  let answer: Awaited<ReturnType<typeof skipWeeks>> | undefined;
  const lines = await transcriptOf(
    household.world,
    async (steps) => {
      answer = await skipWeeks(steps, { accountId, orderIds: idsOf(...weeks), reason: "away" }, context);
    },
    dies,
  );
  const number = recordNumber(context.commandId);
  return { lines, number, refused: answer?.weeks.map(({ refused }) => refused ?? "skipped") };
}

async function undo(household: Household, weeks: readonly number[], number: string, dies?: number) {
  let answer: Awaited<ReturnType<typeof unskipWeeks>> | undefined;
  const lines = await transcriptOf(
    household.world,
    async (steps) => {
      answer = await unskipWeeks(steps, { accountId, orderIds: idsOf(...weeks), number }, household.context());
    },
    dies,
  );
  const refused = answer?.map((week) => week.refused ?? "back");
  return { lines: inAll(lines), refused, points: answer?.map(({ pointsEarned }) => pointsEarned) };
}

describe("several weeks that are skipped at once", () => {
  it("are skipped each by its order, under one act and one chain of causes", async () => {
    const household = await begin();
    const from = household.world.log.head;
    const context = household.context();
    const { lines, refused } = await skip(household, [1, 3], context);
    expect(lines).toEqual(["OrderSkipped 1 away", "OrderSkipped 3 away"]);
    expect(refused).toEqual(["skipped", "skipped"]);
    const events = household.world.log.events.slice(from);
    expect(events.map(({ data }) => (data as { skippedTogether?: string }).skippedTogether)).toEqual([
      context.commandId,
      context.commandId,
    ]);
    expect(new Set(events.map(({ metadata }) => metadata.correlationId)).size).toBe(1);
  });

  it("are skipped once where the same act comes again", async () => {
    const household = await begin();
    const context = household.context();
    await skip(household, [1, 2], context);
    expect(await skip(household, [1, 2], context)).toMatchObject({ lines: [], refused: ["skipped", "skipped"] });
  });

  it.each([0, 1, 2])("are all skipped, and none twice, where a process died before its step %i and the act comes again", async (dies) => {
    const household = await begin();
    const context = household.context();
    const first = await skip(household, [1, 2, 3], context, dies);
    expect(first.lines.at(-1)).toBe("died");
    const { lines, refused } = await skip(household, [1, 2, 3], context);
    expect([...first.lines, ...lines].filter((line) => line !== "died")).toEqual([1, 2, 3].map((n) => `OrderSkipped ${n} away`));
    expect(refused).toEqual(["skipped", "skipped", "skipped"]);
  });

  it("leave out those that cannot be skipped, and say why: past their cutoff, or skipped before", async () => {
    const household = await begin();
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId: orderIds[2]!, reason: "menu" }, context));
    household.now = household.order(1).calendar.cutoffAt;
    const { lines, refused } = await skip(household, [0, 1, 2, 3]);
    expect(lines).toEqual(["OrderSkipped 3 away"]);
    expect(refused).toEqual(["order-past-cutoff", "order-past-cutoff", "order-skipped", "skipped"]);
    expect(household.order(2)).toMatchObject({ because: "menu" });
  });

  it("leave out a first box that is paid: it is skipped for itself, and its money goes back then", async () => {
    const household = await begin();
    const { lines, refused } = await skip(household, [0, 1]);
    expect(lines).toEqual(["OrderSkipped 1 away"]);
    expect(refused).toEqual(["order-not-editable", "skipped"]);
    const { steps } = household.world.process();
    expect(await skipRefusalOf(steps, orderIds[0]!, household.now)).toBe("order-not-editable");
    expect(household.order(0).status).toBe("billed");
  });

  it("are not those of a stranger, nor is any other week skipped then", async () => {
    const household = await begin();
    const act = (whose: typeof accountId, ids: readonly (typeof others)[]) =>
      transcriptOf(household.world, (steps) => skipWeeks(steps, { accountId: whose, orderIds: ids }, household.context()));
    expect(await act(otherAccountId, idsOf(1))).toEqual(["refused: order-not-found"]);
    expect(await act(accountId, [...idsOf(1), others])).toEqual(["refused: order-not-found"]);
  });

  it("show before the skip what each would be refused with", async () => {
    const household = await begin();
    const { steps } = household.world.process();
    await skip(household, [2]);
    household.now = household.order(1).calendar.cutoffAt;
    const refusals = await Promise.all(idsOf(1, 2, 3).map((orderId) => skipRefusalOf(steps, orderId, household.now)));
    expect(refusals).toEqual(["order-past-cutoff", "order-skipped", undefined]);
  });

  it("are the same use cases over the command bus", async () => {
    const household = await begin();
    const { steps } = household.world.process();
    const skipping = household.context();
    const input = { accountId, orderIds: idsOf(1) };
    expect(await skipWeeks(steps, input, skipping)).toMatchObject({ skippedTogether: skipping.commandId });
    const number = recordNumber(skipping.commandId);
    household.now = addHours(household.now, 24);
    expect(await unskipWeeks(steps, { ...input, number }, household.context())).toMatchObject([{ pointsEarned: 50 }]);
  });
});

describe("the undoing of weeks that were skipped at once", () => {
  it("brings all of them back, each with its points, and both only once", async () => {
    const household = await begin();
    const { number } = await skip(household, [1, 2]);
    await household.follow();
    household.now = addHours(household.now, 24);
    expect(await undo(household, [1, 2], number)).toEqual({
      lines: ["OrderUnskipped 1", "OrderUnskipped 2"],
      refused: ["back", "back"],
      points: [50, 50],
    });
    expect(await undo(household, [1, 2], number)).toEqual({ lines: [], refused: ["back", "back"], points: [0, 0] });
    const again = await skip(household, [1, 2]);
    await household.follow();
    expect((await undo(household, [1, 2], again.number)).points).toEqual([0, 0]);
    expect(household.points.pending).toBeGreaterThanOrEqual(100);
  });

  it("leaves those whose cutoff has passed, or whose window has filled up, and names them", async () => {
    const household = await begin();
    const { number } = await skip(household, [1, 2, 3]);
    await household.follow();
    await takePlaces(household, 2);
    household.now = household.order(1).calendar.cutoffAt;
    const { lines, refused } = await undo(household, [1, 2, 3], number);
    expect(lines).toEqual(["OrderUnskipped 3"]);
    expect(refused).toEqual(["order-past-cutoff", "slot-full", "back"]);
  });

  it("leaves a week that was skipped again since, for itself", async () => {
    const household = await begin();
    const { number } = await skip(household, [1, 2]);
    await household.follow();
    await household.act((steps, context) => unskipOrder(steps, { accountId, orderId: orderIds[1]! }, context));
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId: orderIds[1]!, reason: "menu" }, context));
    await household.follow();
    expect(await undo(household, [1, 2], number)).toMatchObject({ refused: ["order-changed-elsewhere", "back"] });
    expect(household.order(1)).toMatchObject({ status: "skipped", because: "menu" });
  });

  it("does not skip again what came back, where the act that skipped it comes late", async () => {
    const household = await begin();
    const context = household.context();
    const { number } = await skip(household, [1, 2], context);
    await household.follow();
    await undo(household, [1], number);
    expect(await skip(household, [1, 2], context)).toMatchObject({ lines: [], refused: ["order-changed-elsewhere", "skipped"] });
  });

  it("brings the rest back where a process died half way and it comes again", async () => {
    const household = await begin();
    const { number } = await skip(household, [1, 2]);
    await household.follow();
    const first = await undo(household, [1, 2], number, 8);
    expect(first.lines).toEqual(["OrderUnskipped 1", "died"]);
    expect(await undo(household, [1, 2], number)).toMatchObject({ lines: ["OrderUnskipped 2"], refused: ["back", "back"] });
  });

  it("is not a stranger's", async () => {
    const household = await begin();
    const { number } = await skip(household, [1]);
    const input = { accountId: otherAccountId, orderIds: idsOf(1), number };
    expect(await transcriptOf(household.world, (steps) => unskipWeeks(steps, input, household.context()))).toEqual([
      "refused: order-not-found",
    ]);
  });
});
