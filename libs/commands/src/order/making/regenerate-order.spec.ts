import { changePlan } from "@tablee/commands/subscription/change-plan";
import { heldUntil, settledUnits } from "@tablee/domain/capacity/decider";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import { accountId, otherAccountId } from "@tablee/domain/testing/examples";
import { takeStock } from "@tablee/testing/fixtures/competing-customers";
import { orderIds, skuOf, stockedSkus, subscriptionId } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { changeLines } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { regenerateOrder } from "./regenerate-order.ts";

const smaller: Plan = { type: "ready-to-cook", persons: 2, recipes: 2 };
const dishes = (...numbers: readonly number[]) => numbers.map((number) => ({ sku: skuOf(number), quantity: 1 }));

/** The box has one of each of the dishes 4, 5 and 6, and by now the plan is for two. */
async function withSmallerPlan(): Promise<Household> {
  const household = await begin();
  await household.act((steps, context) => changePlan(steps, { subscriptionId, plan: smaller }, context));
  return household;
}

function remake(household: Household, wanted: ReturnType<typeof dishes>, context = household.context(), by = accountId) {
  const { version } = household.order(1);
  const input = { accountId: by, orderId: orderIds[1]!, version, dishes: wanted };
  return transcriptOf(household.world, (steps) => regenerateOrder(steps, input, context));
}

/** Each item's stock has exactly the box's units, and holds nothing. */
function expectShares(household: Household) {
  const { lines, orderId } = household.order(1);
  for (const sku of stockedSkus) {
    const stock = household.stock(1, sku);
    const units = lines.find((line) => line.sku === sku)?.quantity ?? 0;
    expect([sku, settledUnits(stock, orderId), heldUntil(stock, orderId, household.now)]).toEqual([sku, units, undefined]);
  }
}

describe("a box that is regenerated", () => {
  it("holds what is added and removed, has the present plan, and settles both by the order's lines", async () => {
    const household = await withSmallerPlan();
    const lines = await remake(household, dishes(1, 5));
    expect(lines).toContain(`OrderRemade 1 ${skuOf(1)}×1 ${skuOf(5)}×1`);
    expect(household.order(1)).toMatchObject({ plan: smaller, status: "open" });
    expect(household.order(1).lines.map(({ sku }) => sku)).toEqual([skuOf(1), skuOf(5)]);
    expectShares(household);
  });

  it("keeps its market items, also what was taken to go with a dish", async () => {
    const household = await withSmallerPlan();
    const paired = { sku: skuOf(1), quantity: 1, pairings: [{ sku: "MKT-0001", quantity: 1 }] };
    await changeLines(household, 1, [paired, ...dishes(5, 6), { sku: "MKT-0001", quantity: 2 }]);
    await remake(household, dishes(2, 3));
    const { lines } = household.order(1);
    expect(lines.map(({ sku, quantity, pairedWith }) => [sku, quantity, pairedWith])).toEqual([
      [skuOf(2), 1, undefined],
      [skuOf(3), 1, undefined],
      ["MKT-0001", 3, undefined],
    ]);
    expectShares(household);
  });

  it("changes nothing more when the same request comes again", async () => {
    const household = await withSmallerPlan();
    const context = household.context();
    const { version } = household.order(1);
    const input = { accountId, orderId: orderIds[1]!, version, dishes: dishes(1, 5) };
    const work = () => transcriptOf(household.world, (steps) => regenerateOrder(steps, input, context));
    expect((await work()).length).toBeGreaterThan(0);
    expect(await work()).toEqual([]);
  });

  it("takes nothing where a dish is sold out, or the dishes are no whole box", async () => {
    const household = await withSmallerPlan();
    await takeStock(household, 1, skuOf(1));
    const before = household.order(1).lines;
    expect((await remake(household, dishes(1, 5))).at(-1)).toBe("refused: sold-out");
    expect(await remake(household, dishes(2))).toEqual(["refused: selection-invalid"]);
    expect(household.order(1).lines).toEqual(before);
    expectShares(household);
  });

  it("is the household's own", async () => {
    const household = await withSmallerPlan();
    expect(await remake(household, dishes(1, 5), household.context(), otherAccountId)).toEqual(["refused: order-not-found"]);
  });
});
