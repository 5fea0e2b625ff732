import { contentsWith } from "@tablee/domain/product/contents";
import { isFood } from "@tablee/domain/product/label";
import { optionName } from "@tablee/domain/product/option-words";
import { namesOnLabel } from "@tablee/domain/subscription/allergens";
import { formatList } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { DeskOrder } from "../requests.ts";

type Line = DeskOrder["order"]["lines"][number];

/**
 * A line's chosen options, and the allergens that its dish has with them, also where it has none. `ordered` holds all lines of the order: an upgrade is made on top
 * of the options that its recipe has.
 */
export function LineContents({ line: { dish, options = [], upgrade }, ordered }: { line: Line; ordered: readonly Line[] }) {
  const { t } = useTranslation(["orders", "console"]);
  const language = useLanguage();
  const recipe = upgrade && ordered.find((other) => other.dish.sku === dish.sku && !other.pairedWith);
  const chosen = [...(recipe?.options ?? []), ...options];
  const names = namesOnLabel(contentsWith(dish, chosen).allergens, (allergen) => t(`console:allergen.${allergen}`));
  return (
    <>
      {options.map((option) => (
        <span key={option.id} className="block font-normal text-sm">
          + {optionName(option, chosen)[language]}
        </span>
      ))}
      {(names.length > 0 || isFood(dish)) && (
        <span className="block font-normal text-muted text-sm">
          {names.length > 0 ? t("orders:money.contains", { list: formatList(names, language) }) : t("orders:money.noAllergens")}
        </span>
      )}
    </>
  );
}
