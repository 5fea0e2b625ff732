import { contentsWith } from "@tablee/domain/product/contents";
import { isFood } from "@tablee/domain/product/label";
import { optionName } from "@tablee/domain/product/option-words";
import { namesOnLabel } from "@tablee/domain/subscription/allergens";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { formatList } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { DeskOrder } from "../requests.ts";

type Line = DeskOrder["order"]["lines"][number];

interface LineContentsProps {
  line: Line;
  /** All lines of the order: an upgrade is made on top of the options that its recipe has. */
  ordered: readonly Line[];
  /** The dishes of the order that contain what its household excludes. */
  excluded: DeskOrder["order"]["excluded"];
}

/** A line's chosen options, and the allergens that its dish has with them, also where it has none; those that its household excludes stand out. */
export function LineContents({ line: { dish, options = [], upgrade }, ordered, excluded }: LineContentsProps) {
  const { t } = useTranslation(["orders", "console"]);
  const language = useLanguage();
  const recipe = upgrade && ordered.find((other) => other.dish.sku === dish.sku && !other.pairedWith);
  const chosen = [...(recipe?.options ?? []), ...options];
  const named = (allergens: readonly Allergen[]) =>
    formatList(
      namesOnLabel(allergens, (allergen) => t(`console:allergen.${allergen}`)),
      language,
    );
  const { allergens } = contentsWith(dish, chosen);
  const unwanted = (excluded.find(({ sku }) => sku === dish.sku)?.allergens ?? []).filter((allergen) => allergens.includes(allergen));
  return (
    <>
      {options.map((option) => (
        <span key={option.id} className="block font-normal text-sm">
          + {optionName(option, chosen)[language]}
        </span>
      ))}
      {(allergens.length > 0 || isFood(dish)) && (
        <span className="block font-normal text-muted text-sm">
          {allergens.length > 0 ? t("orders:money.contains", { list: named(allergens) }) : t("orders:money.noAllergens")}
        </span>
      )}
      {unwanted.length > 0 && (
        <span className="block font-semibold text-danger-ink text-sm">{t("orders:money.excluded", { list: named(unwanted) })}</span>
      )}
    </>
  );
}
