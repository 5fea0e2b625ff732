import { menus, stocks, subscriptions } from "@tablee/commands/aggregates";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import { listProduct } from "@tablee/commands/product/list-product";
import { chooseRecurringItem } from "@tablee/commands/subscription/choose-recurring-item";
import { cents } from "@tablee/domain/kernel/money";
import { addMinutes } from "@tablee/domain/kernel/time";
import { menuId, stockId } from "@tablee/domain/streams";
import type { Tastes } from "@tablee/domain/subscription/vocabulary";
import { accountId, card } from "@tablee/domain/testing/examples";
import { orderIdIn, subscriptionId, weekIn, weeks } from "../../fixtures/constants.ts";
import type { Household } from "../../fixtures/household.ts";
import { changeLines } from "../../fixtures/milestones.ts";
import { begin } from "../../fixtures/signed-up-household.ts";

/** Market items with more stock than histories have. */
const [jam, bread, juice] = ["MKT-0004", "MKT-0005", "MKT-0006"] as const;
const milkFree: Tastes = { diets: [], allergens: ["milk"], dislikes: [] };
/** The third and the fourth week: one for edits by hand, the other for skips. */
const [byHand, skipped] = [2, 3];

async function sold(): Promise<Household> {
  const household = await begin();
  for (const sku of [jam, bread, juice]) {
    const product = { sku, card: { ...card, kind: "market", priceCents: cents(900) } } as const;
    await household.beside((steps, context) => listProduct(steps, product, context));
    for (const n of weeks.keys()) {
      const of = { region: "on", week: weekIn(n), sku } as const;
      const open = { type: "Open", of, units: 25, at: household.now } as const;
      await household.beside((steps, context) => steps.handle(stocks, stockId(of.region, of.week, sku), open, context));
    }
  }
  return household;
}

/** Units of an item in the two weeks, once the policies have run. */
async function held(household: Household, sku: string): Promise<readonly number[]> {
  await household.follow();
  const units = (n: number) => household.order(n).lines.find((line) => line.sku === sku && !line.pairedWith)?.quantity ?? 0;
  return [units(byHand), units(skipped)];
}
const choose = (household: Household, sku: string, quantity: number): Promise<void> =>
  household.act((steps, context) => chooseRecurringItem(steps, { subscriptionId, sku, quantity }, context));
function setByHand(household: Household, n: number, sku: string, quantity: number): Promise<void> {
  const others = household.order(n).lines.filter((line) => line.sku !== sku);
  const lines = others.map((line) => ({ sku: line.sku, quantity: line.quantity }));
  return changeLines(household, n, quantity === 0 ? lines : [...lines, { sku, quantity }]);
}
function skip(household: Household): Promise<void> {
  household.now = addMinutes(household.now, 1);
  return household.act((steps, context) => skipOrder(steps, { accountId, orderId: orderIdIn(skipped), reason: "away" }, context));
}
const unskip = (household: Household): Promise<void> =>
  household.act((steps, context) => unskipOrder(steps, { accountId, orderId: orderIdIn(skipped) }, context));

describe("market items that come with every box", () => {
  it("are lowered and ended without what was added by hand, and reach a skipped week when it comes back", async () => {
    const household = await sold();
    await choose(household, jam, 3);
    expect(await held(household, jam)).toEqual([3, 3]);
    await setByHand(household, byHand, jam, 5);
    await skip(household);
    await choose(household, jam, 1);
    await choose(household, bread, 2);
    expect(await held(household, jam)).toEqual([3, 3]);
    expect(await held(household, bread)).toEqual([2, 0]);
    await unskip(household);
    expect(await held(household, jam)).toEqual([3, 1]);
    expect(await held(household, bread)).toEqual([2, 2]);

    await setByHand(household, skipped, bread, 0);
    await skip(household);
    await choose(household, jam, 0);
    await choose(household, juice, 1);
    expect(await held(household, jam)).toEqual([2, 1]);
    await unskip(household);
    expect(await held(household, juice)).toEqual([1, 1]);
    expect(await held(household, jam)).toEqual([2, 0]);
    // An item that was removed by hand stays removed.
    expect(await held(household, bread)).toEqual([2, 0]);
    expect(household.refused.size).toBe(0);
  });

  it("leave out an item that its household has excluded since, until it is chosen again", async () => {
    const household = await sold();
    for (const n of weeks.keys()) {
      const contents = { allergens: ["milk" as const], diets: [], dislikes: [] };
      const correct = { type: "CorrectItem", sku: jam, contents, at: household.now } as const;
      await household.beside((steps, context) => steps.handle(menus, menuId("on", weekIn(n)), correct, context));
    }
    await skip(household);
    await choose(household, jam, 2);
    expect(await held(household, jam)).toEqual([2, 0]);
    household.now = addMinutes(household.now, 1);
    const exclude = { type: "ChangeTastes", tastes: milkFree, fromWeek: weekIn(1), at: household.now } as const;
    await household.act((steps, context) => steps.handle(subscriptions, subscriptionId, exclude, context));
    await unskip(household);
    expect(await held(household, jam)).toEqual([2, 0]);
    household.now = addMinutes(household.now, 1);
    await choose(household, jam, 2);
    expect(await held(household, jam)).toEqual([2, 2]);
  });
});
