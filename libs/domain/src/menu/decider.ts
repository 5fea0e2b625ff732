import { never, type Refusal, refuse } from "../kernel/errors.ts";
import { canonicalJson } from "../kernel/hash.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Region } from "../kernel/place/region.ts";
import { policyOn } from "../kernel/policy.ts";
import type { Instant, Week } from "../kernel/time.ts";
import { taxCategoryOf } from "../product/tax-category.ts";
import { type ProductKind, productKinds } from "../product/vocabulary.ts";
import { contentsOf, rankingWith, withContents } from "./contents.ts";
import type { MenuEvent } from "./events.ts";
import { menuPolicies } from "./policy.ts";
import { type ItemContents, type ItemToPublish, type MenuItem, type RankedCategory, type Ranking, rankedCategories } from "./vocabulary.ts";

export type Menu =
  | { readonly status: "none" }
  | {
      readonly status: "published";
      readonly region: Region;
      readonly week: Week;
      readonly items: readonly MenuItem[];
      readonly ranking: Ranking;
    };

export type MenuCommand =
  | {
      readonly type: "PublishMenu";
      readonly region: Region;
      readonly week: Week;
      readonly items: readonly ItemToPublish[];
      readonly ranking?: Ranking;
      readonly at: Instant;
    }
  | { readonly type: "SaveRanking"; readonly ranking: Ranking; readonly at: Instant }
  | { readonly type: "CorrectItem"; readonly sku: string; readonly contents: ItemContents; readonly at: Instant };

export const menu: Decider<MenuCommand, MenuEvent, Menu> = {
  initialState: { status: "none" },
  decide(command, state) {
    switch (command.type) {
      case "PublishMenu":
        return state.status === "published" ? refuse("menu-already-published") : publish(command);
      case "SaveRanking":
        return state.status === "none" ? refuse("menu-not-found") : saveRanking(command, state);
      case "CorrectItem":
        return state.status === "none" ? [] : correctItem(command, state);
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case "MenuPublished": {
        const { region, week, items, ranking } = event.data;
        return { status: "published", region, week, items, ranking };
      }
      case "CategoryRankingSaved":
        return state.status === "none" ? state : { ...state, ranking: { ...state.ranking, ...event.data.ranking } };
      case "MenuItemCorrected":
        return state.status === "none" ? state : { ...state, ...corrected(state, event.data) };
      default:
        return never(event);
    }
  },
};

function publish(command: Extract<MenuCommand, { type: "PublishMenu" }>): readonly MenuEvent[] | Refusal {
  const { region, week, at } = command;
  const items = command.items.map((item) => taxed(item, week));
  const { atLeast } = policyOn(menuPolicies, week);
  for (const kind of productKinds) {
    const count = items.filter((item) => item.kind === kind).length;
    if (count < atLeast[kind]) return refuse("menu-too-small", { kind, count, atLeast: atLeast[kind] });
  }
  if (new Set(items.map((item) => item.sku)).size !== items.length) return refuse("menu-item-twice");
  const ranking = command.ranking ?? defaultRanking(items);
  return checkRanking(ranking, items) ?? [{ type: "MenuPublished", data: { region, week, items, ranking, publishedAt: at } }];
}

/** The item as the week sells it: its tax category follows from its facts and the rules in force. */
function taxed({ taxFacts, ...item }: ItemToPublish, week: Week): MenuItem {
  return { ...item, taxCategory: taxCategoryOf(taxFacts, week) };
}

function saveRanking(
  command: Extract<MenuCommand, { type: "SaveRanking" }>,
  state: Menu & { status: "published" },
): readonly MenuEvent[] | Refusal {
  const refusal = checkRanking(command.ranking, state.items);
  if (refusal) return refusal;
  const changed = rankedCategories.filter((c) => command.ranking[c] && command.ranking[c].join() !== state.ranking[c]?.join());
  if (changed.length === 0) return [];
  const ranking = Object.fromEntries(changed.map((category) => [category, command.ranking[category]]));
  return [{ type: "CategoryRankingSaved", data: { region: state.region, week: state.week, ranking, savedAt: command.at } }];
}

function correctItem(
  { sku, contents, at }: Extract<MenuCommand, { type: "CorrectItem" }>,
  { region, week, items }: Menu & { status: "published" },
): readonly MenuEvent[] {
  const item = items.find((each) => each.sku === sku);
  if (!item || canonicalJson(contentsOf(withContents(item, contents))) === canonicalJson(contentsOf(item))) return [];
  return [{ type: "MenuItemCorrected", data: { region, week, sku, contents, correctedAt: at } }];
}

/** The items and the ranking of a menu after an item has other contents. */
export function corrected(
  { items, ranking }: { readonly items: readonly MenuItem[]; readonly ranking: Ranking },
  { sku, contents }: { readonly sku: string; readonly contents: ItemContents },
): { readonly items: readonly MenuItem[]; readonly ranking: Ranking } {
  const item = items.find((each) => each.sku === sku);
  if (!item) return { items, ranking };
  const now = withContents(item, contents);
  return { items: items.map((each) => (each === item ? now : each)), ranking: rankingWith(ranking, now) };
}

/** A ranking must name each item of its category exactly once, and no item of another week. */
function checkRanking(ranking: Ranking, items: readonly MenuItem[]): Refusal | undefined {
  for (const category of rankedCategories) {
    const ranked = ranking[category];
    if (ranked === undefined) continue;
    const expected = itemsOf(category, items);
    if (ranked.length !== expected.length || new Set(ranked).size !== ranked.length) return refuse("ranking-incomplete", { category });
    const unknown = ranked.find((sku) => !expected.includes(sku));
    if (unknown) return refuse("ranking-unknown-item", { category, sku: unknown });
  }
  return undefined;
}

/** The recipes and meals of a category, by SKU. */
export const itemsOf = (category: RankedCategory, items: readonly Pick<MenuItem, "sku" | "kind" | "diets">[]): string[] =>
  items
    .filter((item) => item.kind !== "market" && item.diets.includes(category))
    .map((item) => item.sku)
    .sort();

export const defaultRanking = (items: readonly MenuItem[]): Ranking =>
  Object.fromEntries(rankedCategories.map((category) => [category, itemsOf(category, items)]));

/** Lists the categories whose recipes fall short of the family plan's figures: a warning, not a refusal. */
export function familyPlanGaps(items: readonly MenuItem[], week: Week): { category: RankedCategory; count: number; atLeast: number }[] {
  const recipes = items.filter((item) => item.kind === ("ready-to-cook" satisfies ProductKind));
  const { familyPlan } = policyOn(menuPolicies, week);
  return rankedCategories.flatMap((category) => {
    const atLeast = familyPlan[category] ?? 0;
    const count = itemsOf(category, recipes).length;
    return count < atLeast ? [{ category, count, atLeast }] : [];
  });
}
