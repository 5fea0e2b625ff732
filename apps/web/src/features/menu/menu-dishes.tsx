import type { DishCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/button";
import { EmptyState } from "@tablee/ui/components/empty-state";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { categoryKey } from "../../shared/dish/category-words.ts";
import { DishTile } from "../../shared/dish/dish-tile.tsx";
import { categoriesOf, dietsBeside, filterDishes } from "../../shared/dish/filter-dishes.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { Chip, ChipRow } from "../../shared/ui/chip.tsx";
import type { MenuSearch } from "./use-menu-search.ts";

/** One shelf of the menu, by category and diet. */
export function MenuDishes({
  dishes,
  search,
  change,
}: {
  dishes: readonly DishCard[];
  search: MenuSearch;
  change: (next: Partial<MenuSearch>) => void;
}) {
  const { t } = useTranslation(["menu", "app", "category"]);
  const language = useLanguage();
  const shown = filterDishes(dishes, (dish) => dish, search);
  const categories = categoriesOf(dishes);
  const market = search.show === "market";
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <ChipRow label={t("category")}>
          <Chip pressed={search.category === undefined} onPress={() => change({ category: undefined })}>
            {t("category:all")}
          </Chip>
          {categories.map((category) => (
            <Chip key={category} pressed={search.category === category} onPress={() => change({ category })}>
              {t(categoryKey(category))}
            </Chip>
          ))}
        </ChipRow>
        <div className="flex flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
          <span className="text-muted text-sm">{t("diets")}</span>
          <ChipRow label={t("diets")}>
            {dietsBeside(dishes, categories, search.diets).map((diet) => {
              const on = search.diets.includes(diet);
              const next = on ? search.diets.filter((other) => other !== diet) : [...search.diets, diet];
              return (
                <Chip key={diet} ticked pressed={on} onPress={() => change({ diets: next })}>
                  {t(`app:diet.${diet}`)}
                </Chip>
              );
            })}
          </ChipRow>
        </div>
      </div>
      <p role="status" className="text-muted text-sm">
        {t(market ? "items" : "count", { count: shown.length })}
        {market && ` · ${t("market")}`}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t("emptyTitle")}
          action={
            <Button variant="secondary" onClick={() => change({ category: undefined, diets: [] })}>
              {t("clear")}
            </Button>
          }
        >
          {t("emptyText")}
        </EmptyState>
      ) : (
        <ul
          className={market ? "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4" : "grid gap-5 sm:grid-cols-2 lg:grid-cols-3"}
        >
          {shown.map((dish, index) => (
            <li key={dish.sku} className="min-w-0 [contain-intrinsic-height:auto_24rem] [content-visibility:auto]">
              <DishTile linked dish={dish} level={2} loading={index < 3 ? "eager" : "lazy"} className="h-full">
                {dish.priceCents !== undefined && dish.unit && (
                  <p className="figures font-semibold">
                    {formatMoney(dish.priceCents, language)} <span className="font-normal text-muted text-sm">{dish.unit[language]}</span>
                  </p>
                )}
                {dish.premiumCents !== undefined && dish.premiumCents > 0 && (
                  <p className="font-medium text-attention-ink text-sm">
                    {t("app:dish.premium", { price: formatMoney(dish.premiumCents, language) })}
                  </p>
                )}
              </DishTile>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
