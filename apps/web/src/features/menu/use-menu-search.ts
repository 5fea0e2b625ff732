import { type Region, regions } from "@tablee/domain/kernel/place/region";
import { type ProductKind, productKinds } from "@tablee/domain/product/vocabulary";
import { type Allergen, allergens, type Diet, leanings, strictDiets } from "@tablee/domain/subscription/vocabulary";
import { useNavigate, useSearch } from "@tanstack/react-router";

const diets: readonly Diet[] = [...strictDiets, ...leanings];

/** The state of the menu's filters, kept in the URL, so that a view can be shared and survives the language toggle. */
export interface MenuSearch {
  readonly show: ProductKind;
  readonly category?: string;
  readonly diets: readonly Diet[];
  /** Shows dishes with none of these. */
  readonly without: readonly Allergen[];
  readonly region?: Region;
}

export function readMenuSearch(search: Record<string, unknown>): MenuSearch {
  const asked = String(search.diets ?? "").split(",");
  const avoided = String(search.without ?? "").split(",");
  const category = typeof search.category === "string" ? search.category : undefined;
  const region = regions.find((candidate) => candidate === search.region);
  return {
    show: productKinds.find((kind) => kind === search.show) ?? "ready-to-cook",
    diets: diets.filter((diet) => asked.includes(diet)),
    without: allergens.filter((allergen) => avoided.includes(allergen)),
    ...(category ? { category } : {}),
    ...(region ? { region } : {}),
  };
}

export const writeMenuSearch = ({ show, category, diets: chosen, without, region }: MenuSearch): Record<string, string | undefined> => ({
  show: show === "ready-to-cook" ? undefined : show,
  category,
  diets: chosen.length > 0 ? chosen.join(",") : undefined,
  without: without.length > 0 ? without.join(",") : undefined,
  region,
});

export function useMenuSearch() {
  const navigate = useNavigate();
  const search = readMenuSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const change = (next: Partial<MenuSearch>) =>
    void navigate({ to: ".", search: writeMenuSearch({ ...search, ...next }), replace: true, resetScroll: false });
  return { search, change };
}
