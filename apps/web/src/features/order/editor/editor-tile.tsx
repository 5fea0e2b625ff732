import { Badge } from "@tablee/ui/components/badge";
import { Button } from "@tablee/ui/components/button";
import { Price } from "@tablee/ui/components/price";
import { QuantityStepper } from "@tablee/ui/components/quantity-stepper";
import { formatList } from "@tablee/ui/format/numbers";
import { Plus, TriangleAlert } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { DishTile } from "../../../shared/dish/dish-tile.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { type EditorItem, mostOf } from "./draft.ts";

/** From here on it is worth saying how few are left. */
const FEW = 5;

export interface EditorTileProps {
  item: EditorItem;
  /** What one costs as the box stands. */
  unitCents: number;
  quantity: number;
  /** The customer's own allergens. */
  avoided: ReadonlySet<string>;
  setQuantity: (sku: string, quantity: number) => void;
}

/** A dish that can be put in the box, with its price, what is left of it, and a warning where it holds what the customer avoids. */
export const EditorTile = memo(function EditorTile({ item, unitCents, quantity, avoided, setQuantity }: EditorTileProps) {
  const { t } = useTranslation(["order", "app"]);
  const language = useLanguage();
  const { dish, unitsLeft } = item;
  const name = dish.name[language];
  const own = dish.allergens.filter((allergen) => avoided.has(allergen));
  const soldOut = mostOf(item) === 0;
  return (
    <DishTile
      dish={dish}
      level={2}
      warnOf={avoided}
      className={`h-full ${quantity > 0 ? "border-primary shadow-[inset_0_0_0_1px_var(--primary)]" : ""} ${soldOut ? "opacity-70" : ""}`}
      mark={
        soldOut ? (
          <Badge tone="neutral">{t("editor.soldOut")}</Badge>
        ) : unitsLeft <= FEW ? (
          <Badge tone="attention">{t("editor.left", { count: unitsLeft })}</Badge>
        ) : undefined
      }
    >
      {own.length > 0 && quantity > 0 && (
        <p role="alert" className="mb-3 flex items-start gap-2 rounded-control bg-danger-tint px-3 py-2 text-danger-ink text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t("editor.youAvoid", {
            list: formatList(
              own.map((allergen) => t(`app:allergen.${allergen}`)),
              language,
            ),
          })}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span>
          <Price cents={unitCents} className="font-semibold" />
          {dish.unit && <span className="block text-muted text-xs">{dish.unit[language]}</span>}
        </span>
        {quantity > 0 ? (
          <QuantityStepper
            size="sm"
            removable
            label={name}
            value={quantity}
            max={mostOf(item)}
            onChange={(next) => setQuantity(dish.sku, next)}
          />
        ) : (
          <Button
            size="sm"
            variant="secondary"
            disabled={soldOut}
            aria-label={t("editor.addLabel", { dish: name })}
            onClick={() => setQuantity(dish.sku, 1)}
          >
            <Plus aria-hidden="true" />
            {t("editor.add")}
          </Button>
        )}
      </div>
    </DishTile>
  );
});
