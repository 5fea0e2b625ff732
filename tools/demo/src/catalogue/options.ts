import type { ProductOption } from "@tablee/domain/product/vocabulary";
import { allergensOf, dietsOf, type StatedDiet } from "./derive.ts";
import { type IngredientId, ingredients } from "./ingredients/ingredients.ts";
import { largerServings, mains, type StandIn, standIns, toppings } from "./swaps.ts";
import type { ReadyToCookCategory } from "./types.ts";
import { words } from "./words.ts";

type Facts = NonNullable<ProductOption["brings"]>;

/** The options of a recipe, each with the ingredients that it removes and adds. */
export function optionsOf(category: ReadyToCookCategory, ids: readonly IngredientId[], stated: readonly StatedDiet[]): ProductOption[] {
  const swaps = (standIns[category] ?? []).map((standIn) => swapOf(standIn, ids, stated));
  const larger = category in toppings ? toppingOf(toppings[category as keyof typeof toppings]) : largerOf(category, ids);
  return [...swaps, ...(larger ? [larger] : [])];
}

/** The ingredients that a different protein replaces; sauces and stocks of meat or fish stay. */
export const replacedIn = (ids: readonly IngredientId[]): IngredientId[] => ids.filter((id) => mains[id] !== undefined);

const moreOf = ([en, fr]: readonly [en: string, fr: string]) => words(`50% more ${en}`, `50 % ${fr} en plus`);

function swapOf(
  { id, ingredient, en, fr, short, more, centsPerServing, largerCentsPerServing }: StandIn,
  ids: readonly IngredientId[],
  stated: readonly StatedDiet[],
) {
  const replaced = replacedIn(ids);
  const rest = ids.filter((each) => !replaced.includes(each));
  const [main, instead] = mains[replaced[0]!] ?? [];
  const before = dietsOf(ids, stated);
  const after = dietsOf([...rest, ingredient], stated);
  return {
    id,
    kind: "protein-swap",
    name: main ? words(`${en} instead of ${main}`, `${fr} au lieu ${instead}`) : words(`${en} with it`, `${fr} en plus`),
    phrase: words(...short),
    larger: moreOf(more),
    centsPerServing,
    largerCentsPerServing,
    takes: { allergens: missing(allergensOf(ids), allergensOf(rest)), diets: missing(before, after) },
    brings: { allergens: [...allergensOf([ingredient])], diets: missing(after, before) },
  } satisfies ProductOption;
}

function largerOf(category: ReadyToCookCategory, ids: readonly IngredientId[]): ProductOption | undefined {
  const serving = largerServings[category];
  const main = mains[replacedIn(ids)[0]!];
  if (!serving || !main) return undefined;
  return { ...serving, kind: "larger-protein", name: moreOf([main[0], main[2]]), takes: nothing(), brings: nothing() };
}

function toppingOf({ id, ingredient, name, centsPerServing }: (typeof toppings)[keyof typeof toppings]): ProductOption {
  const { source } = ingredients[ingredient];
  const meat = source === "meat" || source === "fish";
  return {
    id,
    kind: "larger-protein",
    name: { ...name },
    centsPerServing,
    takes: { allergens: [], diets: source === "plant" ? [] : meat ? ["vegetarian", "vegan"] : ["vegan"] },
    brings: { allergens: [...allergensOf([ingredient])], diets: meat ? ["meat-and-fish"] : [] },
  };
}

const nothing = (): Facts => ({ allergens: [], diets: [] });
const missing = <T>(list: readonly T[], from: readonly T[]): T[] => list.filter((each) => !from.includes(each));
