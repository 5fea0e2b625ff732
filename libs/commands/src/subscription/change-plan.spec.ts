import { regenerateOrder } from "@tablee/commands/order/making/regenerate-order";
import { changePlan, undoPlanChange } from "@tablee/commands/subscription/change-plan";
import { changeTastes } from "@tablee/commands/subscription/change-tastes";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { inWeek, tastesNow } from "@tablee/domain/subscription/terms";
import type { Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import { accountId, plan, tastes } from "@tablee/domain/testing/examples";
import { takeStock } from "@tablee/testing/fixtures/competing-customers";
import { orderIds, skuOf, subscriptionId, weeks } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";

const wanted: Plan = { type: "ready-to-cook", persons: 4, recipes: 2 };
const change = (household: Household, to: Plan = wanted) =>
  transcriptOf(household.world, (steps) => changePlan(steps, { subscriptionId, plan: to }, household.context()));

describe("another plan", () => {
  it("counts from the first open week on, once; the boxes that there are keep theirs", async () => {
    const household = await begin();
    expect(await change(household)).toEqual(["PlanChanged"]);
    expect(await change(household)).toEqual([]);
    const { subscription } = household;
    if (subscription.status === "none") throw new Error("no subscription");
    expect(inWeek(subscription.plans, weeks[1]!)).toEqual(wanted);
    expect(household.order(1).plan).toEqual(plan);
  });

  it("is changed back at any time", async () => {
    const household = await begin();
    await change(household);
    expect(await change(household, plan)).toEqual(["PlanChanged"]);
  });

  it("is none of a closed subscription", async () => {
    const household = await begin();
    await household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));
    expect(await change(household)).toEqual(["refused: subscription-closed"]);
  });
});

const dishes = (...numbers: readonly number[]) => numbers.map((number) => ({ sku: skuOf(number), quantity: 1 }));
const boxOf = (household: Household, n: number, ...numbers: readonly number[]) => ({
  orderId: orderIds[n]!,
  version: household.order(n).version,
  dishes: dishes(...numbers),
});
const skusIn = (household: Household, n: number) => household.order(n).lines.map(({ sku }) => sku);
const firstBoxNamed = (household: Household) =>
  household.world.log.events.filter(({ type }) => type === "PlanChanged").map(({ data }) => (data as { firstBox?: string }).firstBox);

describe("another plan for all open boxes", () => {
  const changeAll = (household: Household, boxes: Parameters<typeof changePlan>[1]["boxes"], context = household.context()) =>
    changePlan(household.world.process().steps, { subscriptionId, plan: wanted, ...(boxes && { boxes }) }, context);

  it("names the first box of it: the next one to be made, or the first that is regenerated", async () => {
    const household = await begin();
    const alone = await changeAll(household, []);
    expect(alone.firstBox > household.order(3).calendar.deliveryDate).toBe(true);
    const other = await begin();
    const all = await changeAll(other, [boxOf(other, 1, 1, 2), boxOf(other, 2, 1, 3)]);
    expect(all.firstBox).toBe(other.order(1).calendar.deliveryDate);
    expect(all.boxes.map(({ refused }) => refused)).toEqual([undefined, undefined]);
    expect([1, 2].map((n) => skusIn(other, n))).toEqual([
      [skuOf(1), skuOf(2)],
      [skuOf(1), skuOf(3)],
    ]);
    expect([firstBoxNamed(household), firstBoxNamed(other)]).toEqual([[alone.firstBox], [all.firstBox]]);
  });

  it("leaves a box that is sold out as it is, and names the first one that changes", async () => {
    const household = await begin();
    await takeStock(household, 1, skuOf(1));
    const before = skusIn(household, 1);
    const { boxes, firstBox } = await changeAll(household, [boxOf(household, 1, 1, 2), boxOf(household, 2, 1, 3)]);
    expect(boxes.map(({ refused }) => refused)).toEqual(["sold-out", undefined]);
    expect(skusIn(household, 1)).toEqual(before);
    expect(firstBox).toBe(household.order(2).calendar.deliveryDate);
  });

  it("is one act: repeated under its id, it appends nothing", async () => {
    const household = await begin();
    const context = household.context();
    const boxes = [boxOf(household, 1, 1, 2)];
    await changeAll(household, boxes, context);
    const length = household.world.log.events.length;
    expect((await changeAll(household, boxes, context)).boxes.map(({ refused }) => refused)).toEqual([undefined]);
    expect(household.world.log.events).toHaveLength(length);
  });

  it("is undone whole: plan, tastes and the boxes as their customer had made them", async () => {
    const household = await begin();
    const before = [1, 2].map((n) => skusIn(household, n));
    const boxes = [boxOf(household, 1, 1, 2), boxOf(household, 2, 1, 3)];
    await changeAll(household, boxes);
    const changed = boxes.map(({ orderId }, i) => ({ orderId, version: household.order(i + 1).version }));
    const undo = { subscriptionId, plan, tastes: { ...tastes, diets: [] }, boxes: changed };
    const { state, firstBox } = await undoPlanChange(household.world.process().steps, undo, household.context());
    expect([1, 2].map((n) => skusIn(household, n))).toEqual(before);
    expect([1, 2].map((n) => household.order(n))).toMatchObject([{ plan }, { plan }]);
    expect([state.plans.at(-1)!.value, firstBox]).toEqual([plan, household.order(0).calendar.deliveryDate]);
  });

  it("gives back diets when it is undone, and none of the exclusions that were chosen since", async () => {
    const household = await begin();
    await changeAll(household, []);
    const since: Tastes = { diets: [], allergens: ["peanut", "milk"], dislikes: ["coriander"] };
    await household.act((steps, context) => changeTastes(steps, { subscriptionId, tastes: since }, context));
    const before: Tastes = { diets: ["vegetarian"], allergens: [], dislikes: [] };
    const undo = { subscriptionId, plan, tastes: before, boxes: [] };
    const { state } = await undoPlanChange(household.world.process().steps, undo, household.context());
    expect(tastesNow(state)).toEqual({ ...since, diets: ["vegetarian"] });
  });

  it("is not undone in a box that changed since", async () => {
    const household = await begin();
    await changeAll(household, [boxOf(household, 1, 1, 2)]);
    const { version } = household.order(1);
    await household.act((steps, context) =>
      regenerateOrder(steps, { accountId, orderId: orderIds[1]!, version, dishes: dishes(3, 4) }, context),
    );
    const undo = { subscriptionId, plan, tastes, boxes: [{ orderId: orderIds[1]!, version }] };
    const { boxes } = await undoPlanChange(household.world.process().steps, undo, household.context());
    expect(boxes.map(({ refused }) => refused)).toEqual(["order-changed-elsewhere"]);
    expect(skusIn(household, 1)).toEqual([skuOf(3), skuOf(4)]);
  });
});
