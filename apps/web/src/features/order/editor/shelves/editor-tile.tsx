import { contentsWith } from "@tablee/domain/product/contents";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { formatMoney } from "@tablee/ui/format/money";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { DishTile } from "../../../../shared/dish/dish-tile.tsx";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import type { Changes } from "../basket/basket.ts";
import { chosenOf, type DraftLine, type EditorItem, maxUnits } from "../draft.ts";
import { AvoidedWarning } from "./avoided-warning.tsx";
import { ChoicesDialog } from "./choices-dialog.tsx";
import { ProductDialog } from "./product-dialog.tsx";
import { TilePrice } from "./tile-price.tsx";
import { UnitsControl } from "./units-control.tsx";

/** The number of units from which a tile shows how few are left. */
const FEW = 5;

interface EditorTileProps {
  item: EditorItem;
  /** The item's price in the basket, or the amount it would add to the total. */
  cents: number;
  /** The box is paid: an addition is paid at once. */
  late: boolean;
  line: DraftLine | undefined;
  /** Units that are already paired with recipes. */
  beside: number;
  servings: number;
  recurring: boolean;
  readOnly: boolean;
  items: ReadonlyMap<string, EditorItem>;
  /** The customer's own allergens. */
  avoided: ReadonlySet<string>;
  changes: Changes;
}

/** A dish for the box, with its price, units left, options, and a warning if it contains something avoided. */
export const EditorTile = memo(function EditorTile(props: EditorTileProps) {
  const { item, cents, late, line, beside, servings, recurring, readOnly, items, avoided, changes } = props;
  const { t } = useTranslation(["editor", "basket"]);
  const language = useLanguage();
  const { dish, unitsLeft } = item;
  const max = maxUnits(item) - beside;
  const soldOut = max <= 0 && !line;
  const chosen = chosenOf(dish, line?.options ?? []);
  const price = <TilePrice dish={dish} cents={cents} held={line !== undefined} late={late} />;
  const units = { item, line, max, readOnly, changes };
  const choices = (dish.options?.length ?? 0) + (dish.pairings?.length ?? 0) > 0;
  return (
    <DishTile
      dish={dish}
      options={chosen}
      level={2}
      warnOf={avoided}
      chosen={line !== undefined}
      faded={soldOut}
      className="h-full"
      heading={
        <ProductDialog
          dish={dish}
          avoided={avoided}
          footer={
            <div className="flex w-full items-center justify-between gap-3">
              {price}
              <UnitsControl primary {...units} />
            </div>
          }
        />
      }
      mark={
        soldOut ? (
          <Badge tone="neutral">{t("soldOut")}</Badge>
        ) : unitsLeft === 0 ? (
          <Badge tone="attention">{t("noneLeft")}</Badge>
        ) : unitsLeft <= FEW ? (
          <Badge tone="attention">{t("left", { count: unitsLeft })}</Badge>
        ) : recurring ? (
          <Badge tone="good">{t("basket:choices.everyWeek")}</Badge>
        ) : undefined
      }
    >
      {line && (
        <div className="mb-3 empty:hidden">
          <AvoidedWarning allergens={contentsWith(dish, chosen).allergens} avoided={avoided} />
        </div>
      )}
      {dish.minimumBasketCents !== undefined && (
        <p className="mb-2 text-muted text-xs">{t("basket:spend.tile", { minimum: formatMoney(dish.minimumBasketCents, language) })}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {price}
        <UnitsControl {...units} />
        {line && choices && !readOnly && <ChoicesDialog {...{ item, line, servings, items, avoided, changes }} />}
      </div>
    </DishTile>
  );
});
