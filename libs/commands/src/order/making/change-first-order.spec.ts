import { settleAdditions } from "@tablee/commands/addition/settle-additions";
import { type CommandContext, scheduledBy } from "@tablee/commands/context";
import type { Steps } from "@tablee/commands/steps";
import { idFrom } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { addMinutes } from "@tablee/domain/kernel/time";
import { isBillingClosed } from "@tablee/domain/order/standing";
import { accountId, otherAccountId } from "@tablee/domain/testing/examples";
import { diesAt } from "@tablee/testing/fixtures/appended-events";
import { takeStock } from "@tablee/testing/fixtures/competing-customers";
import { orderIds, skuOf } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { add, give } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { skipOrder } from "../weeks/skip-order.ts";
import { type ChangedFirstOrder, changeFirstOrder } from "./change-first-order.ts";

type Input = Parameters<typeof changeFirstOrder>[1];
const orderId = orderIds[0]!;
const changeId = idFrom("change");
const one = (sku: string) => ({ sku, quantity: 1 });

/** The first box as it was paid at sign-up, and one more recipe, or one less. */
const linesOf = (household: Household) => household.order(0).lines.map(({ sku, quantity }) => ({ sku, quantity }));
const others = (household: Household) =>
  [1, 2, 3, 4, 5, 6].map(skuOf).filter((sku) => !linesOf(household).some((line) => line.sku === sku));
const notIn = (household: Household) => others(household)[0]!;
const another = (household: Household) => others(household)[1]!;
const more = (household: Household) => [...linesOf(household), one(notIn(household))];
const less = (household: Household) => linesOf(household).slice(1);

const changing = (household: Household, lines: Input["lines"], own: Partial<Input> = {}, context = household.context()) => {
  const { version } = household.order(0);
  const input = { accountId, orderId, changeId, version, editingSession: "a window", lines, ...own };
  return (steps: Steps): Promise<ChangedFirstOrder> => changeFirstOrder(steps, input, context);
};

async function change(household: Household, lines: Input["lines"], own: Partial<Input> = {}, context?: CommandContext) {
  return changing(household, lines, own, context)(household.world.process().steps);
}

const paidFor = (household: Household): number => {
  const order = household.order(0);
  return isBillingClosed(order) ? order.price.chargeCents : 0;
};
const unitsOf = (household: Household, sku: string) => {
  const stock = household.stock(0, sku);
  return stock.status === "open" ? stock.orders.get(orderId) : undefined;
};

describe("a first box that is changed after it was paid", () => {
  it("is charged what it costs more, once, and has the stock of its new lines", async () => {
    const household = await begin();
    const before = household.paidCents;
    const lines = more(household);
    const added = notIn(household);
    const answer = await change(household, lines);
    expect(answer).toMatchObject({ result: "changed", state: { version: 1 } });
    expect(linesOf(household)).toEqual(lines);
    expect(household.paidCents - before).toBe(answer.change!.difference.totalCents);
    expect(household.paidCents).toBe(paidFor(household));
    expect(unitsOf(household, added)).toEqual({ settled: 1 });
    expect(await change(household, lines)).toMatchObject({ result: "changed", position: 0n });
    expect(household.paidCents).toBe(paidFor(household));
  });

  it("gives back what it costs less, and lets go of what it does not hold any more", async () => {
    const household = await begin();
    const [left] = linesOf(household);
    const before = household.paidCents;
    const { change: made } = await change(household, less(household));
    await household.follow();
    expect(household.paidCents - before).toBe(made!.difference.totalCents);
    expect(household.paidCents).toBe(household.world.gateway.netCents);
    expect(unitsOf(household, left!.sku)).toBeUndefined();
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])("is charged once, whichever of its steps its process dies before: %i", async (dies) => {
    const household = await begin();
    await give(household, "purchased", 700);
    const lines = more(household);
    const work = changing(household, lines);
    const died = await diesAt(household.world, work, dies);
    household.now = addMinutes(household.now, 2);
    expect(await change(household, lines, {}, died ? undefined : household.context())).toMatchObject({ result: "changed" });
    await household.follow();
    household.now = addMinutes(household.now, 20);
    await household.doDue(["hold"]);
    expect(household.paidCents).toBe(paidFor(household));
    expect(household.paidCents).toBe(household.world.gateway.netCents);
    expect(household.credit.reserved).toEqual({});
    expect(household.order(0)).toMatchObject({ price: { purchasedCents: 700 } });
    for (const { sku } of lines) expect(unitsOf(household, sku)).toEqual({ settled: 1 });
  });

  it("is resumed by the schedule when its provider was silent", async () => {
    const household = await begin();
    household.world.gateway.mood = "lost-on-the-way";
    const [left] = linesOf(household);
    const lines = [...more(household).slice(1), one(another(household))];
    const before = linesOf(household);
    expect(await change(household, lines)).toMatchObject({ result: "undecided" });
    expect(linesOf(household)).toEqual(before);
    household.world.gateway.mood = "captured";
    // Its holds have ended long before.
    household.now = addMinutes(household.now, 40);
    await household.doDue(["hold"]);
    const context = scheduledBy("addition", [orderId, household.now], household.now, accountId);
    await settleAdditions(household.world.process().steps, { orderId }, context);
    expect(linesOf(household)).toEqual(lines);
    expect(household.paidCents).toBe(paidFor(household));
    expect(unitsOf(household, left!.sku)).toBeUndefined();
    for (const { sku } of lines) expect(unitsOf(household, sku)).toEqual({ settled: 1 });
  });

  it("gives back what is charged only once its box is packed, and stays as it was", async () => {
    const household = await begin();
    await give(household, "purchased", 700);
    household.world.gateway.mood = "lost-on-the-way";
    const before = linesOf(household);
    await change(household, more(household));
    household.world.gateway.mood = "captured";
    household.now = household.order(0).calendar.lateAdditionsUntil;
    const context = scheduledBy("addition", [orderId, household.now], household.now, accountId);
    await settleAdditions(household.world.process().steps, { orderId }, context);
    expect(household.paidCents).toBeGreaterThan(paidFor(household));
    await household.follow();
    expect(linesOf(household)).toEqual(before);
    expect([household.paidCents, household.world.gateway.netCents]).toEqual([paidFor(household), paidFor(household)]);
    expect(household.credit.reserved).toEqual({});
    expect(unitsOf(household, notIn(household))).toBeUndefined();
  });

  it("stays as it was, with its stock and its credit, when the card is declined", async () => {
    const household = await begin();
    await give(household, "purchased", 700);
    const added = notIn(household);
    const before = linesOf(household);
    household.world.gateway.mood = "declined";
    expect(await change(household, more(household))).toMatchObject({ result: "declined", code: "declined" });
    await household.follow();
    expect(linesOf(household)).toEqual(before);
    expect(household.credit.reserved).toEqual({});
    expect(unitsOf(household, added)).toBeUndefined();
    household.world.gateway.mood = "captured";
    expect(await change(household, more(household), { changeId: idFrom("another") })).toMatchObject({ result: "changed" });
  });

  it("keeps what was added to it, and that stock", async () => {
    const household = await begin();
    await add(household, 0, [{ sku: "MKT-0001", quantity: 2 }]);
    await change(household, more(household));
    await household.follow();
    expect(household.order(0)).toMatchObject({ status: "billed" });
    expect(unitsOf(household, "MKT-0001")).toEqual({ settled: 2 });
    expect(household.paidCents).toBe(household.world.gateway.netCents);
  });

  it("is refused for another difference than was shown, an item that others have, or another account's", async () => {
    const household = await begin();
    const lines = more(household);
    const refusal = (own: Partial<Input> = {}) => change(household, lines, own).catch(({ code }) => code);
    expect(await refusal({ differenceCents: cents(1) })).toBe("price-changed");
    expect(await refusal({ accountId: otherAccountId })).toBe("order-not-found");
    expect(await refusal({ orderId: orderIds[1]! })).toBe("order-not-editable");
    await takeStock(household, 0, notIn(household));
    expect(await refusal()).toBe("sold-out");
    expect(household.order(0)).toMatchObject({ version: 0, changes: {} });
  });

  it("earns what the whole box does: more and fewer points with each change", async () => {
    const household = await begin();
    await household.follow();
    const pointsOf = () => Math.floor((household.order(0) as { price: { discountedFoodCents: number } }).price.discountedFoodCents / 100);
    const { pending } = household.points;
    const other = pending - pointsOf();
    await change(household, more(household));
    await household.follow();
    expect(household.points.pending).toBe(pointsOf() + other);
    await change(household, less(household), { changeId: idFrom("less") });
    await household.follow();
    expect(household.points.pending).toBe(pointsOf() + other);
  });
});

describe("a first box that is skipped after it was paid", () => {
  it("gives all of it back, changes, additions and credit included, and passes its offer on", async () => {
    const household = await begin();
    await give(household, "purchased", 700);
    const [grant] = household.order(0).grants;
    await change(household, more(household));
    await add(household, 0, [{ sku: "MKT-0001", quantity: 2 }]);
    await household.follow();
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
    await household.follow();
    expect(household.order(0).status).toBe("skipped");
    expect([household.paidCents, household.world.gateway.netCents]).toEqual([0, 0]);
    expect(household.credit.grants.map(({ leftCents }) => leftCents)).toEqual([700]);
    expect(household.points.pending).toBe(0);
    expect(household.order(0).grants).not.toContainEqual(grant);
    expect(household.order(1).grants).toContainEqual(grant);
    for (const sku of ["MKT-0001", ...[1, 2, 3, 4, 5, 6].map(skuOf)]) expect(unitsOf(household, sku)).toBeUndefined();
  });

  it("is not skipped by the system, for any reason", async () => {
    const household = await begin();
    const context = scheduledBy("pause", [orderId], household.now, accountId);
    const skip = skipOrder(household.world.process().steps, { accountId, orderId, reason: "paused" }, context);
    await expect(skip).rejects.toMatchObject({ code: "order-not-editable" });
  });
});
