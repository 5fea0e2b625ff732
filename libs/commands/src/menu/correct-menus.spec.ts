import { menu } from "@tablee/domain/menu/decider";
import { CompiledWeek } from "@tablee/domain/order-generation/compile";
import { menuId, streamName } from "@tablee/domain/streams";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { card, tastes, toPublish } from "@tablee/domain/testing/examples";
import { items, marketSkus, skuOf, weekIn, weeks } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { listProduct } from "../product/list-product.ts";
import { correctMenu } from "./correct-menu.ts";
import { publishMenu } from "./publish-menu.ts";

const sku = skuOf(2);

function publishedMenu(household: Household, week: string) {
  const state = household.view.state(menu, streamName("menu", menuId("on", week)));
  return state.status === "published" ? state : undefined;
}

/** The allergens of an item on the menu of a week. */
const allergensOf = (household: Household, week: string, of = sku): readonly Allergen[] | undefined =>
  publishedMenu(household, week)?.items.find((item) => item.sku === of)?.allergens;

/** True if the dish may be picked for boxes of the last week where these allergens are excluded. */
function isPickedFor(household: Household, allergens: readonly Allergen[]): boolean {
  const { items, ranking } = publishedMenu(household, weeks.at(-1)!)!;
  const week = new CompiledWeek({ region: "on", week: weeks.at(-1)!, items, ranking, menuRevision: 1, unitsLeft: new Map() });
  return week.admits(week.indexBySku.get(sku)!, week.excludedBy({ ...tastes, allergens: [...allergens] }));
}

async function list(household: Household, allergens: readonly Allergen[]): Promise<void> {
  await household.act((steps, context) => listProduct(steps, { sku, card: { ...card, allergens: [...allergens] } }, context));
  await household.follow();
}

describe("a product that is corrected", () => {
  it("is corrected on the menus of this week and later, and on no other item", async () => {
    const household = await begin();
    await list(household, ["fish"]);
    expect(weeks.map((week) => allergensOf(household, week))).toEqual(weeks.map(() => []));
    household.now = `${weekIn(1)}T15:00:00.000Z`;
    await list(household, ["fish", "walnut"]);
    expect(weeks.map((week) => allergensOf(household, week))).toEqual([[], ...weeks.slice(1).map(() => ["fish", "walnut"])]);
    expect(weeks.map((week) => allergensOf(household, week, marketSkus[0]))).toEqual(weeks.map(() => []));
  });

  it("reaches the menu that is published furthest ahead", async () => {
    const household = await begin();
    const week = weekIn(6);
    await list(household, []);
    await household.act((steps, context) => publishMenu(steps, { region: "on", week, items: toPublish(items) }, context));
    await list(household, ["sesame"]);
    expect(allergensOf(household, week)).toEqual(["sesame"]);
  });

  it("is corrected on a menu that was prepared before and is published afterwards", async () => {
    const household = await begin();
    await list(household, []);
    await list(household, ["walnut"]);
    const week = weekIn(6);
    await household.act((steps, context) => publishMenu(steps, { region: "on", week, items: toPublish(items) }, context));
    expect(allergensOf(household, week)).toEqual([]);
    await household.follow();
    expect(allergensOf(household, week)).toEqual(["walnut"]);
    const once = household.world.log.head;
    await household.act((steps, context) => correctMenu(steps, { region: "on", week }, context));
    expect(household.world.log.head).toBe(once);
  });

  it("is no longer picked for households that exclude what it contains", async () => {
    const household = await begin();
    await list(household, []);
    expect(isPickedFor(household, ["tree-nuts"])).toBe(true);
    await list(household, ["walnut"]);
    expect(isPickedFor(household, ["tree-nuts"])).toBe(false);
    expect(isPickedFor(household, ["milk"])).toBe(true);
  });
});
