import { DishPicture } from "@tablee/ui/components/dish-picture";
import { Button } from "@tablee/ui/components/form/button";
import { Price } from "@tablee/ui/components/price";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AllergenLine } from "../../../shared/dish/allergen-line.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";
import type { SuggestedItem } from "../requests.ts";

/** A suggestion for a box: plate, name, price, and the button that adds it. */
export function SuggestedTile({ item, day, adding, onAdd }: { item: SuggestedItem; day: string; adding: boolean; onAdd: () => void }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const { dish, unitCents } = item;
  const name = dish.name[language];
  return (
    <article className="flex w-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <DishPicture plate={dish.plate} seed={dish.sku} loading="lazy" className="aspect-[5/4]" />
      <div className="flex grow flex-col gap-2 p-3">
        <h3 className="font-semibold text-sm leading-snug">
          <To name="product" params={{ id: dish.sku }} className="text-ink no-underline hover:underline hover:underline-offset-4">
            {name}
          </To>
        </h3>
        <p className="text-sm">
          <Price cents={unitCents} />
          {dish.unit && <span className="block text-muted text-xs">{dish.unit[language]}</span>}
        </p>
        <AllergenLine dish={dish} />
        <Button
          size="sm"
          variant="secondary"
          className="mt-auto w-full"
          loading={adding}
          aria-label={t("suggestions.addLabel", { dish: name, day })}
          onClick={onAdd}
        >
          <Plus aria-hidden="true" />
          {t("suggestions.add")}
        </Button>
      </div>
    </article>
  );
}
