import type { OutputOf } from "@tablee/contracts/call";
import type { menuData } from "@tablee/contracts/calls/menu";
import type { DishCard } from "@tablee/contracts/schemas";
import { productKinds } from "@tablee/domain/product/vocabulary";
import { SearchInput } from "@tablee/ui/components/form/search-input";
import { tabStyle } from "@tablee/ui/components/tabs";
import { clsx } from "clsx";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MenuBox } from "../../../shared/dish/menu-box.tsx";
import { MenuDishes } from "./menu-dishes.tsx";
import { type MenuSearch, useMenuSearch } from "./use-menu-search.ts";

interface MenuShelvesProps {
  menu: OutputOf<typeof menuData>;
  box: MenuBox | undefined;
}

/** The recipes, meals and market items of a week, one kind at a time or searched by name across all of them. */
export function MenuShelves({ menu, box }: MenuShelvesProps) {
  const { t } = useTranslation(["shelves", "dish", "filters"]);
  const { search, change } = useMenuSearch();
  const [typed, setTyped] = useState(search.text ?? "");
  const searching = search.text !== undefined;
  const dishes = useMemo(() => [...menu.readyToCook, ...menu.readyToEat, ...menu.market], [menu]);
  const shelves: Record<MenuSearch["show"], readonly DishCard[]> = {
    "ready-to-cook": menu.readyToCook,
    "ready-to-eat": menu.readyToEat,
    market: menu.market,
  };
  const type = (text: string) => {
    setTyped(text);
    change({ text: text.trim() || undefined });
  };
  const narrow = (next: Partial<MenuSearch>) => {
    if ("text" in next) setTyped("");
    change(next);
  };
  return (
    <div className="flex flex-col gap-1.5 sm:gap-3">
      <div className="group/head flex items-end gap-2 border-line border-b py-1 sm:gap-8 sm:py-0">
        <nav
          aria-label={t("kinds")}
          hidden={searching}
          className="-ml-4 flex min-w-0 grow self-end overflow-x-auto pr-3 pl-4 [scrollbar-width:none] max-sm:-mr-2 max-sm:-mb-1 max-sm:mask-r-from-[calc(100%-1rem)] max-sm:group-has-[input:focus]/head:hidden sm:ml-0 sm:px-0"
        >
          {productKinds.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-current={search.show === kind ? "page" : undefined}
              onClick={() => change({ show: kind, category: undefined, diets: [] })}
              className={clsx(tabStyle, "max-sm:px-1.5!")}
            >
              {t(`dish:kind.${kind}`)}
              {/* On a phone all shelves fit without the counts. */}
              <span className="figures rounded-full max-sm:hidden bg-oat px-2 text-ink text-xs">{shelves[kind].length}</span>
            </button>
          ))}
        </nav>
        {/* On a phone the field is as wide as its icon until it has the focus or a text; the kinds make room for it. */}
        <div
          className={clsx(
            "shrink-0 max-sm:focus-within:grow sm:mb-2 sm:ml-auto sm:w-44 md:w-56 lg:w-72",
            searching ? "max-sm:grow" : "max-sm:w-12",
          )}
        >
          <SearchInput
            aria-label={t("filters:searchLabel")}
            placeholder={t("filters:search")}
            value={typed}
            onChange={type}
            className="max-sm:not-focus:placeholder:text-transparent max-sm:not-focus:placeholder-shown:pr-0"
          />
        </div>
      </div>
      <MenuDishes shelf={searching ? dishes : shelves[search.show]} dishes={dishes} search={search} change={narrow} box={box} />
    </div>
  );
}
