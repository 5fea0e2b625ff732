import { type CommandContext, scheduledBy } from "@tablee/commands/context";
import { editOrder } from "@tablee/commands/order/edit-order";
import { lockOrder } from "@tablee/commands/order/lock-order";
import type { Steps } from "@tablee/commands/steps";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import { orderId as asOrderId, idFrom } from "@tablee/domain/kernel/ids";
import { addMs } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { orderIds, recipes, skuOf, subscriptionId } from "@tablee/testing/fixtures/constants";
import { meanwhile, transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { give } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { priceNowOf, quoteOf } from "./making/quote.ts";
import { skipOrder } from "./weeks/skip-order.ts";
import { unskipOrder } from "./weeks/unskip-order.ts";

const orderId = orderIds[1]!;
/** Three recipes at 27.90 each less 20.00 of a code, and delivery. */
const priceCents = 7169;

/** A worker's wake-up at the cutoff, or a later one. */
const wake = (household: Household, at = household.order(1).calendar.lockAt): CommandContext =>
  scheduledBy("cutoff", [orderId, at], at, accountId);
const lock = (household: Household, context = wake(household), dies?: number) =>
  transcriptOf(household.world, (steps) => lockOrder(steps, { orderId }, context), dies);

/** Sets the number of the household's dishes, up to seven: the first twice. */
const editTo = async (household: Household, dishes: number) => {
  const [first, ...others] = recipes.slice(0, dishes).map((dish) => ({ sku: skuOf(dish), quantity: 1 }));
  const lines = [{ ...first!, quantity: dishes > recipes.length ? 2 : 1 }, ...others];
  const edit = { accountId, orderId, version: household.order(1).version, editingSession: "simulated-session", lines };
  await household.beside((steps, context) => editOrder(steps, edit, context));
};

const ofOrderAndCredit = (lines: readonly string[]) => lines.filter((line) => !line.startsWith("Stock"));

describe("an order at its lock", () => {
  it("gets the price that is charged, once, whichever worker wakes for it and however often", async () => {
    const household = await begin();
    expect(await lock(household)).toEqual([`OrderLocked 1 0+0+${priceCents}`]);
    expect(await lock(household)).toEqual([]);
    expect(await lock(household, wake(household, household.order(1).calendar.billingAt))).toEqual([]);
  });

  it("stays open until then", async () => {
    const household = await begin();
    const { lockAt } = household.order(1).calendar;
    expect(await lock(household, wake(household, addMs(lockAt, -1)))).toEqual(["refused: lock-too-early"]);
  });

  it("must exist", async () => {
    const { world } = await begin();
    const nowhere = { orderId: asOrderId(idFrom("no order")) };
    const context = scheduledBy("cutoff", [], "2027-03-17T04:01:00.000Z", accountId);
    expect(await transcriptOf(world, (steps) => lockOrder(steps, nowhere, context))).toEqual(["refused: order-not-found"]);
  });

  it("takes no credit for a week that was skipped", async () => {
    const household = await begin();
    await give(household, "purchased", 900);
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
    expect(await lock(household)).toEqual([]);
  });
});

describe("the subscription of an order at its lock", () => {
  const pause = (household: Household) =>
    household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context));
  const resume = (household: Household) => household.act((steps, context) => resumeSubscription(steps, { subscriptionId }, context));
  const close = (household: Household) =>
    household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));

  it.each([
    ["paused", pause],
    ["closed", close],
  ] as const)("was %s before the cutoff: its week is dropped, though no policy has skipped it", async (because, end) => {
    const household = await begin();
    household.now = addMs(household.order(1).calendar.cutoffAt, -1);
    await end(household);
    expect(await lock(household)).toEqual([`OrderSkipped 1 ${because}`]);
  });

  it.each([
    ["paused", pause],
    ["closed", close],
  ] as const)("was %s after the cutoff: its box is charged and comes", async (_, end) => {
    const household = await begin();
    household.now = addMs(household.order(1).calendar.cutoffAt, 1);
    await end(household);
    expect(await lock(household)).toEqual([`OrderLocked 1 0+0+${priceCents}`]);
  });

  it("was paused at the cutoff and has resumed since: its week is dropped", async () => {
    const household = await begin();
    const { cutoffAt } = household.order(1).calendar;
    household.now = addMs(cutoffAt, -1);
    await pause(household);
    household.now = addMs(cutoffAt, 1);
    await resume(household);
    expect(await lock(household)).toEqual(["OrderSkipped 1 paused"]);
  });

  it("was paused, and the week was asked for in this pause: its box is charged and comes", async () => {
    const household = await begin();
    await pause(household);
    await household.follow();
    await household.act((steps, context) => unskipOrder(steps, { accountId, orderId }, context));
    expect((await lock(household))[0]).toMatch(/^OrderLocked 1 /);
  });

  it("was paused again after the week was asked for: it is dropped", async () => {
    const household = await begin();
    await pause(household);
    await household.follow();
    await household.act((steps, context) => unskipOrder(steps, { accountId, orderId }, context));
    household.now = addMs(household.now, 1);
    await resume(household);
    await pause(household);
    expect(await lock(household)).toEqual(["OrderSkipped 1 paused"]);
  });

  it("is judged when the household pays, where that is before the cutoff", async () => {
    const household = await begin();
    const paidAt = household.now;
    household.now = addMs(paidAt, 1);
    await pause(household);
    const context = { ...household.context(), at: paidAt };
    expect(await transcriptOf(household.world, (steps) => lockOrder(steps, { orderId, early: true }, context))).toEqual([
      `OrderLocked 1 0+0+${priceCents}`,
    ]);
  });
});

describe("credit at the lock", () => {
  it("is reserved for the order, given credit before purchased, and the card pays the rest", async () => {
    const household = await begin();
    await give(household, "promotional", 500);
    await give(household, "purchased", 900);
    expect(await lock(household)).toEqual(["CreditReserved 1 500+900", `OrderLocked 1 500+900+${priceCents - 1400}`]);
    expect(await lock(household)).toEqual([]);
  });

  it.each(["promotional", "purchased"] as const)("that is all %s leaves the rest to the card", async (kind) => {
    const household = await begin();
    await give(household, kind, 500);
    const [, locked] = await lock(household);
    expect(locked).toBe(`OrderLocked 1 ${kind === "promotional" ? "500+0" : "0+500"}+${priceCents - 500}`);
  });

  it("that an earlier worker reserved before it died is used once, with what was given since", async () => {
    const household = await begin();
    await give(household, "purchased", 500);
    expect(await lock(household, wake(household), 1)).toEqual(["CreditReserved 1 500", "died"]);
    await give(household, "purchased", 900);
    expect(await lock(household)).toEqual([
      "CreditReleased 1 500",
      "CreditReserved 1 500+900",
      `OrderLocked 1 0+1400+${priceCents - 1400}`,
    ]);
  });

  it("that an earlier worker reserved before it died, and that has expired since, pays for nothing", async () => {
    const household = await begin();
    const { lockAt, billingAt } = household.order(1).calendar;
    await give(household, "promotional", 500, addMs(lockAt, 1));
    expect(await lock(household, wake(household), 1)).toEqual(["CreditReserved 1 500", "died"]);
    expect(await lock(household, wake(household, billingAt))).toEqual(["CreditReleased 1 500", `OrderLocked 1 0+0+${priceCents}`]);
  });

  it("that expired before anything was reserved is not touched", async () => {
    const household = await begin();
    const { lockAt } = household.order(1).calendar;
    await give(household, "promotional", 500, addMs(lockAt, -1));
    expect(await lock(household)).toEqual([`OrderLocked 1 0+0+${priceCents}`]);
  });

  it.each([
    ["purchased", 0, 4699],
    ["promotional", 4699, 0],
  ] as const)("is reserved again when the box becomes cheaper before it locks, all of it %s", async (kind, promotional, purchased) => {
    const household = await begin();
    await give(household, kind, 20_000);
    const context = wake(household);
    const lines = await transcriptOf(household.world, (steps) => {
      const overtaken = meanwhile(steps, { write: "order", nth: 1 }, () => editTo(household, 2));
      return lockOrder(overtaken, { orderId }, context);
    });
    expect(ofOrderAndCredit(lines)).toEqual([
      `CreditReserved 1 ${priceCents}`,
      "OrderEdited 1 RTC-0001×1 RTC-0002×1",
      `CreditReleased 1 ${priceCents}`,
      "CreditReserved 1 4699",
      `OrderLocked 1 ${promotional}+${purchased}+0`,
    ]);
    expect(await lock(household)).toEqual([]);
  });

  it("is left to the next wake-up when the box becomes cheaper faster than it can be locked", async () => {
    const household = await begin();
    await give(household, "purchased", 20_000);
    await editTo(household, 7);
    const context = wake(household);
    let dishes = 7;
    const lines = await transcriptOf(household.world, (steps) => {
      const overtaken = meanwhile(steps, { write: "order" }, () => editTo(household, --dishes));
      return lockOrder(overtaken, { orderId }, context);
    });
    expect(lines.filter((line) => line.startsWith("CreditReserved"))).toHaveLength(5);
    expect([household.order(1).lines.length, lines.at(-1)]).toEqual([2, "refused: credit-changed"]);
    expect(await lock(household, wake(household, household.order(1).calendar.billingAt))).toEqual([
      "CreditReleased 1 7169",
      "CreditReserved 1 4699",
      "OrderLocked 1 0+4699+0",
    ]);
  });
});

describe("a household that pays for the box it was shown", () => {
  const pay = async (household: Household, quote: string, at = household.now) => {
    const context = { ...household.context(), at };
    return transcriptOf(household.world, (steps: Steps) => lockOrder(steps, { orderId, early: true, quote }, context));
  };
  const shown = async (household: Household) => {
    const order = household.order(1);
    return quoteOf(order, await priceNowOf(household.world.process().steps, order, household.now));
  };

  it("gets it at that price, with its credit", async () => {
    const household = await begin();
    await give(household, "purchased", 900);
    const quote = await shown(household);
    expect(await pay(household, quote)).toEqual(["CreditReserved 1 900", `OrderLocked 1 0+900+${priceCents - 900}`]);
    expect(await pay(household, quote)).toEqual([]);
  });

  it("is asked again when the box or its price has changed since", async () => {
    const household = await begin();
    const quote = await shown(household);
    await editTo(household, 2);
    expect(await pay(household, quote)).toEqual(["refused: price-changed"]);
    expect(household.order(1).status).toBe("open");
  });

  it("is refused at once, even where the box would be the same again a moment later", async () => {
    const household = await begin();
    const lines = household.order(1).lines.map(({ sku, quantity }) => ({ sku, quantity }));
    const quote = await shown(household);
    await editTo(household, 2);
    const context = household.context();
    const undo = () =>
      household.beside((steps, own) => {
        const { version } = household.order(1);
        return editOrder(steps, { accountId, orderId, version, editingSession: "simulated-session", lines }, own);
      });
    const result = await transcriptOf(household.world, (steps) =>
      lockOrder(meanwhile(steps, { write: "order", nth: 2 }, undo), { orderId, early: true, quote }, context),
    );
    expect(result).toEqual(["refused: price-changed"]);
  });

  it("is asked again when the box was locked at a different price in between", async () => {
    const household = await begin();
    const quote = await shown(household);
    await editTo(household, 2);
    expect(await pay(household, await shown(household))).toHaveLength(1);
    expect(await pay(household, quote)).toEqual(["refused: price-changed"]);
  });
});
