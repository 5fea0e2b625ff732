import type { ItemContents, MenuItem, Ranking } from "./vocabulary.ts";
import { rankedCategories } from "./vocabulary.ts";

/** The contents of an item of a menu, or of a product by its card. */
export function contentsOf({ allergens, diets, dislikes, options }: Pick<MenuItem, keyof ItemContents>): ItemContents {
  const ofOptions = options?.map(({ id, takes, brings, allergens }) => ({
    id,
    ...(takes && { takes }),
    ...(brings && { brings }),
    ...(allergens && { allergens }),
  }));
  return { allergens, diets, dislikes, ...(ofOptions && { options: ofOptions }) };
}

/** An item with other contents. Options that the contents do not name, and all prices, stay as they were published. */
export function withContents(item: MenuItem, { options: corrected = [], ...contents }: ItemContents): MenuItem {
  const options = item.options?.map((option) => {
    const facts = corrected.find(({ id }) => id === option.id);
    if (!facts) return option;
    const { takes: _takes, brings: _brings, allergens: _allergens, ...sold } = option;
    return { ...sold, ...facts };
  });
  return { ...item, ...contents, ...(options && { options }) };
}

/** A ranking after the diets of an item have changed: it leaves the categories that it no longer suits, and is last in those it joins. */
export function rankingWith(ranking: Ranking, { sku, kind, diets }: Pick<MenuItem, "sku" | "kind" | "diets">): Ranking {
  if (kind === "market") return ranking;
  const entries = rankedCategories.flatMap((category) => {
    const ranked = ranking[category];
    if (!ranked) return [];
    const isIn = ranked.includes(sku);
    if (isIn === diets.includes(category)) return [[category, ranked] as const];
    return [[category, isIn ? ranked.filter((each) => each !== sku) : [...ranked, sku]] as const];
  });
  return Object.fromEntries(entries);
}
