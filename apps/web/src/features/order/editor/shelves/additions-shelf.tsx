import { excludedIn } from "@tablee/domain/product/contents";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { Price } from "@tablee/ui/components/price";
import { useTranslation } from "react-i18next";
import { OptionLabel } from "../../../../shared/dish/option-label.tsx";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import { besideUnits, servingsOf } from "../draft.ts";
import type { AddedItems } from "../use-additions.ts";
import { useAvoidedWords } from "./avoided-warning.tsx";
import { EditorTile } from "./editor-tile.tsx";
import { useTileCents } from "./use-tile-cents.ts";

/** Additions for the recipes in the box: larger servings, and pairings. */
export function AdditionsShelf({ items }: { items: AddedItems }) {
  const { t } = useTranslation("basket");
  const language = useLanguage();
  const { data, upgradable, upgrades } = items;
  const avoided = new Set<string>(data.yourAllergens);
  const refusal = useAvoidedWords();
  const centsOf = useTileCents(items);
  const bySku = new Map(data.items.map((item) => [item.dish.sku, item]));
  const wanted = new Set(data.order.lines.flatMap((line) => bySku.get(line.dish.sku)?.dish.pairings ?? []));
  const pairings = [...wanted].flatMap((sku) => bySku.get(sku) ?? []).slice(0, 6);
  return (
    <>
      {upgradable.length > 0 && (
        <section aria-labelledby="upgrades" className="rounded-card bg-sage p-(--card-pad)">
          <h2 id="upgrades" className="font-display text-2xl">
            {t("late.upgrades")}
          </h2>
          <p className="text-sm">{t("late.upgradesText")}</p>
          <ul className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {upgradable.map(({ dish, line, larger }) => {
              const cents = larger.centsPerServing * servingsOf(data, dish.kind) * line.quantity;
              const refused = excludedIn(dish, [...(line.options ?? []), larger], data.yourAllergens, line.options);
              return (
                <li key={dish.sku}>
                  <Checkbox
                    label={
                      <>
                        {dish.name[language]} <Price cents={cents} signed className="font-semibold text-sm" />
                      </>
                    }
                    hint={
                      <>
                        <OptionLabel option={larger} chosen={line.options ?? []} />
                        {refused.length > 0 && <span className="block">{refusal(refused)}</span>}
                      </>
                    }
                    checked={upgrades.has(dish.sku)}
                    disabled={refused.length > 0}
                    onCheckedChange={(next) => items.upgrade(dish.sku, next === true ? larger.id : undefined)}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {pairings.length > 0 && (
        <section aria-labelledby="pairings" className="flex flex-col gap-4">
          <h2 id="pairings" className="font-display text-2xl">
            {t("late.pairings")}
          </h2>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] sm:gap-4">
            {pairings.map((item) => (
              <li key={item.dish.sku} className="min-w-0">
                <EditorTile
                  item={item}
                  late
                  cents={centsOf(item)}
                  line={items.draft.get(item.dish.sku)}
                  beside={besideUnits(items.draft, item.dish.sku)}
                  servings={1}
                  recurring={false}
                  readOnly={items.readOnly}
                  items={bySku}
                  avoided={avoided}
                  changes={items.changes}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
