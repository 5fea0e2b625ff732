import { menuItem, toPublish, week } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { cents } from "../kernel/money.ts";
import { contentsOf } from "./contents.ts";
import { defaultRanking, familyPlanGaps, itemsOf, type Menu, type MenuCommand, menu } from "./decider.ts";
import type { ItemContents, MenuItem } from "./vocabulary.ts";

const nothing = { allergens: [], diets: [] };
const at = "2026-12-14T15:00:00.000Z";
const numbered = (prefix: string, count: number, more: (index: number) => Partial<MenuItem> = () => ({})): MenuItem[] =>
  Array.from({ length: count }, (_, i) => menuItem(`${prefix}-${String(i + 1).padStart(4, "0")}`, more(i)));

/** 4 family-friendly, 5 vegetarian, 8 with meat or fish, 1 premium: the family plan's figures. */
const recipes = numbered("RTC", 18, (i) => ({
  diets: [i < 4 ? "family-friendly" : i < 9 ? "vegetarian" : i < 17 ? "meat-and-fish" : "premium"],
}));
const items = [
  ...recipes,
  ...numbered("RTE", 17, () => ({ diets: ["high-protein"] })),
  ...numbered("MKT", 150, () => ({ diets: ["vegan"] })),
];
const publish: MenuCommand = { type: "PublishMenu", region: "on", week, items: toPublish(items), at };
const published = given(menu).when(publish).events;
const vegetarian = itemsOf("vegetarian", items);

describe("a menu", () => {
  it("is published with its items and, unless one is given, a ranking by product number", () => {
    const outcome = given(menu).when(publish);
    outcome.thenEvents({ type: "MenuPublished", data: { region: "on", week, items, ranking: defaultRanking(items), publishedAt: at } });
    outcome.thenState({ status: "published", week });
    expect(defaultRanking(items).vegetarian).toEqual(["RTC-0005", "RTC-0006", "RTC-0007", "RTC-0008", "RTC-0009"]);
  });

  it("never ranks market items", () => {
    expect(defaultRanking(items).vegan).toEqual([]);
  });

  it("is published once", () => {
    given(menu, published).when(publish).thenRefused("menu-already-published");
  });

  it.each([
    ["ready-to-cook", 17, 18],
    ["ready-to-eat", 16, 17],
    ["market", 149, 150],
  ] as const)("with too few of %s is refused", (kind, count, atLeast) => {
    const first = items.find((item) => item.kind === kind);
    given(menu)
      .when({ ...publish, items: toPublish(items.filter((item) => item !== first)) })
      .thenRefused("menu-too-small", { kind, count, atLeast });
  });

  it("does not hold an item twice", () => {
    given(menu)
      .when({ ...publish, items: toPublish([...items, items[0]!]) })
      .thenRefused("menu-item-twice");
  });

  it("is published with the ranking that is given, once that is whole", () => {
    const ranking = { ...defaultRanking(items), vegetarian: vegetarian.toReversed() };
    given(menu)
      .when({ ...publish, ranking })
      .thenState({ ranking });
    given(menu)
      .when({ ...publish, ranking: { vegetarian: vegetarian.slice(1) } })
      .thenRefused("ranking-incomplete", { category: "vegetarian" });
  });
});

describe("the ranking of a week", () => {
  const save = (ranking: Extract<MenuCommand, { type: "SaveRanking" }>["ranking"]) =>
    given(menu, published).when({ type: "SaveRanking", ranking, at });

  it("needs a menu", () => {
    given(menu).when({ type: "SaveRanking", ranking: {}, at }).thenRefused("menu-not-found");
  });

  it("is saved for the categories that changed, and only those", () => {
    const turned = vegetarian.toReversed();
    const outcome = save({ ...defaultRanking(items), vegetarian: turned });
    outcome.thenEvents({ type: "CategoryRankingSaved", data: { region: "on", week, ranking: { vegetarian: turned }, savedAt: at } });
    outcome.thenState({ ranking: { ...defaultRanking(items), vegetarian: turned } });
  });

  it("that is as it was changes nothing", () => {
    save(defaultRanking(items)).thenNothing();
    save({}).thenNothing();
  });

  it.each([
    ["an item is missing", vegetarian.slice(1)],
    ["an item stands twice", [vegetarian[0]!, ...vegetarian.slice(0, -1)]],
    ["an item is too much", [...vegetarian, "RTC-0001"]],
  ])("is refused when %s", (_, ranked) => {
    save({ vegetarian: ranked }).thenRefused("ranking-incomplete", { category: "vegetarian" });
  });

  it("is refused when it names an item of another category", () => {
    save({ vegetarian: [...vegetarian.slice(1), "RTC-0018"] }).thenRefused("ranking-unknown-item", {
      category: "vegetarian",
      sku: "RTC-0018",
    });
  });
});

describe("the item of a product that is corrected", () => {
  const options = [
    { id: "tofu", kind: "protein-swap", centsPerServing: cents(100), brings: { allergens: ["soy"], diets: [] }, takes: nothing },
    { id: "more", kind: "larger-protein", centsPerServing: cents(300) },
  ] satisfies MenuItem["options"];
  const sold = menuItem("RTC-0005", { diets: ["vegetarian"], allergens: ["milk"], premiumCents: cents(200), options });
  const withSold = given(menu).when({ ...publish, items: toPublish(items.map((item) => (item.sku === sold.sku ? sold : item))) }).events;
  const correct = (contents: Partial<ItemContents>, sku = sold.sku) =>
    given(menu, withSold).when({ type: "CorrectItem", sku, contents: { ...contentsOf(sold), ...contents }, at });
  const itemAfter = (outcome: ReturnType<typeof correct>) => (outcome.state as Menu & { status: "published" }).items[4];

  it("contains what the product contains now, for the price it was published with", () => {
    const contents = { allergens: ["milk", "walnut"], dislikes: ["nuts"] } satisfies Partial<ItemContents>;
    const outcome = correct(contents);
    outcome.thenEvents({
      type: "MenuItemCorrected",
      data: { region: "on", week, sku: sold.sku, contents: { ...contentsOf(sold), ...contents }, correctedAt: at },
    });
    expect(itemAfter(outcome)).toEqual({ ...sold, ...contents });
  });

  it("takes over its options by their ids, and neither new ones nor prices", () => {
    const brings = { allergens: ["soy" as const, "sesame" as const], diets: [] };
    const outcome = correct({
      options: [
        { id: "tofu", takes: nothing, brings },
        { id: "new", takes: nothing, brings },
      ],
    });
    expect(itemAfter(outcome)).toEqual({ ...sold, options: [{ ...options[0]!, brings }, options[1]!] });
  });

  it("moves to the categories that it suits now, last in each", () => {
    const outcome = correct({ diets: ["meat-and-fish"] });
    const before = defaultRanking(items);
    outcome.thenState({
      ranking: {
        ...before,
        vegetarian: vegetarian.filter((sku) => sku !== sold.sku),
        "meat-and-fish": [...before["meat-and-fish"]!, sold.sku],
      },
    });
    const { state, events } = outcome;
    given(menu, [...withSold, ...events])
      .when({ type: "SaveRanking", ranking: (state as Menu & { status: "published" }).ranking, at })
      .thenNothing();
  });

  it("stays as it is where nothing differs, and where the menu has no such item or is not there", () => {
    correct({}).thenNothing();
    correct({ options: [{ id: "unknown", brings: nothing }] }).thenNothing();
    correct({ allergens: [] }, "RTC-0999").thenNothing();
    given(menu)
      .when({ type: "CorrectItem", sku: sold.sku, contents: contentsOf(sold), at })
      .thenNothing();
  });
});

describe("the family plan's figures", () => {
  it("add up to the eighteen recipes of a week, and are met by them", () => {
    expect(familyPlanGaps(items, week)).toEqual([]);
  });

  it("name each category that falls short, and count recipes only", () => {
    const withoutPremium = items.map((item) => ({ ...item, diets: item.diets.filter((diet) => diet !== "premium") }));
    const premiumMeals = withoutPremium.map((item) => (item.kind === "ready-to-eat" ? { ...item, diets: ["premium" as const] } : item));
    const fewer = premiumMeals.map((item) => (item.sku === "RTC-0005" || item.sku === "RTC-0006" ? { ...item, diets: [] } : item));
    expect(familyPlanGaps(fewer, week)).toEqual([
      { category: "vegetarian", count: 3, atLeast: 5 },
      { category: "premium", count: 0, atLeast: 1 },
    ]);
  });
});
