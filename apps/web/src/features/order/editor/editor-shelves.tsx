import { type ProductKind, productKinds } from "@tablee/domain/product/vocabulary";
import type { Diet } from "@tablee/domain/subscription/vocabulary";
import { Button } from "@tablee/ui/components/button";
import { EmptyState } from "@tablee/ui/components/empty-state";
import { Input } from "@tablee/ui/components/input";
import { tabStyle } from "@tablee/ui/components/tabs";
import { Search } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { categoryKey } from "../../../shared/dish/category-words.ts";
import { categoriesOf, dietsOf, filterDishes } from "../../../shared/dish/filter-dishes.ts";
import { Chip, ChipRow } from "../../../shared/ui/chip.tsx";
import { unitCentsIn } from "./draft.ts";
import { EditorTile } from "./editor-tile.tsx";
import type { Editor } from "./use-editor.ts";

/** What can be had in the week: by kind, category, diet, or by name over all of it. */
export function EditorShelves({ editor }: { editor: Editor }) {
  const { t } = useTranslation(["order", "app", "category"]);
  const [kind, setKind] = useState<ProductKind>(editor.data.order.plan.type);
  const [category, setCategory] = useState<string>();
  const [diets, setDiets] = useState<readonly Diet[]>([]);
  const [typed, setTyped] = useState("");
  const text = useDeferredValue(typed.trim());
  const { items, yourAllergens } = editor.data;
  const avoided = useMemo(() => new Set(yourAllergens), [yourAllergens]);
  const searching = text !== "";
  const shelf = useMemo(() => (searching ? items : items.filter((item) => item.dish.kind === kind)), [items, kind, searching]);
  const shown = useMemo(
    () => filterDishes(shelf, (item) => item.dish, { text, diets, ...(category && !searching ? { category } : {}) }),
    [shelf, text, diets, category, searching],
  );
  const dishes = shelf.map((item) => item.dish);
  const clear = () => {
    setTyped("");
    setCategory(undefined);
    setDiets([]);
  };
  return (
    <section aria-label={t("editor.kinds")} className="flex flex-col gap-4">
      <Input
        type="search"
        aria-label={t("editor.searchLabel")}
        placeholder={t("editor.search")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        start={<Search aria-hidden="true" />}
        className="max-w-md"
      />
      {!searching && (
        <>
          <nav
            aria-label={t("editor.kinds")}
            className="-mx-4 flex overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
          >
            {productKinds.map((option) => (
              <button
                key={option}
                type="button"
                aria-current={kind === option ? "page" : undefined}
                onClick={() => {
                  setKind(option);
                  setCategory(undefined);
                }}
                className={tabStyle}
              >
                {t(`app:kind.${option}`)}
              </button>
            ))}
          </nav>
          <ChipRow label={t("editor.category")}>
            <Chip pressed={category === undefined} onPress={() => setCategory(undefined)}>
              {t("category:all")}
            </Chip>
            {categoriesOf(dishes).map((option) => (
              <Chip key={option} pressed={category === option} onPress={() => setCategory(option)}>
                {t(categoryKey(option))}
              </Chip>
            ))}
          </ChipRow>
        </>
      )}
      <ChipRow label={t("editor.diets")}>
        {dietsOf(items.map((item) => item.dish)).map((diet) => {
          const on = diets.includes(diet);
          return (
            <Chip key={diet} ticked pressed={on} onPress={() => setDiets(on ? diets.filter((other) => other !== diet) : [...diets, diet])}>
              {t(`app:diet.${diet}`)}
            </Chip>
          );
        })}
      </ChipRow>
      <p role="status" className="sr-only">
        {t("editor.found", { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t(searching ? "editor.emptySearchTitle" : "editor.emptyFilterTitle")}
          action={
            <Button variant="secondary" onClick={clear}>
              {t("editor.clear")}
            </Button>
          }
        >
          {t("editor.emptyText")}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
          {shown.map((item) => (
            <li key={item.dish.sku} className="min-w-0 [contain-intrinsic-height:auto_24rem] [content-visibility:auto]">
              <EditorTile
                item={item}
                unitCents={unitCentsIn(editor.data, editor.draft, item)}
                quantity={editor.draft.get(item.dish.sku) ?? 0}
                avoided={avoided}
                setQuantity={editor.setQuantity}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
