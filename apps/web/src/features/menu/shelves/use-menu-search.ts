import { type Region, regions } from "@tablee/domain/kernel/place/region";
import { type ProductKind, productKinds } from "@tablee/domain/product/vocabulary";
import { allergens, type Diet, leanings, strictDiets } from "@tablee/domain/subscription/vocabulary";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type DishFilter, readyIn } from "../../../shared/dish/filters/filter-dishes.ts";

const diets: readonly Diet[] = [...strictDiets, ...leanings];

/** The state of the menu's filters, kept in the URL, so that a view can be shared and survives the language toggle. */
export interface MenuSearch extends DishFilter {
  readonly show: ProductKind;
  readonly region?: Region;
}

export function readMenuSearch(search: Record<string, unknown>): MenuSearch {
  const asked = String(search.diets ?? "").split(",");
  const avoided = String(search.without ?? "").split(",");
  const category = typeof search.category === "string" ? search.category : undefined;
  const text = typeof search.q === "string" ? search.q.trim() : "";
  const minutes = readyIn.find((count) => count === Number(search.minutes));
  const region = regions.find((candidate) => candidate === search.region);
  return {
    show: productKinds.find((kind) => kind === search.show) ?? "ready-to-cook",
    diets: diets.filter((diet) => asked.includes(diet)),
    without: allergens.filter((allergen) => avoided.includes(allergen)),
    ...(category ? { category } : {}),
    ...(minutes ? { minutes } : {}),
    ...(text ? { text } : {}),
    ...(region ? { region } : {}),
  };
}

export const writeMenuSearch = ({
  show,
  category,
  diets: chosen,
  minutes,
  without,
  text,
  region,
}: MenuSearch): Record<string, string | undefined> => ({
  show: show === "ready-to-cook" ? undefined : show,
  category,
  diets: chosen.length > 0 ? chosen.join(",") : undefined,
  minutes: minutes === undefined ? undefined : String(minutes),
  without: without.length > 0 ? without.join(",") : undefined,
  q: text ? text : undefined,
  region,
});

export function useMenuSearch() {
  const navigate = useNavigate();
  const search = readMenuSearch(useSearch({ strict: false }) as Record<string, unknown>);
  // The address may have changed since the last rendering.
  const written = (next: Partial<MenuSearch>) => (held: object) => writeMenuSearch({ ...readMenuSearch({ ...held }), ...next });
  const change = (next: Partial<MenuSearch>) =>
    void navigate({ to: ".", search: written(next) as never, replace: true, resetScroll: false });
  return { search, change };
}
