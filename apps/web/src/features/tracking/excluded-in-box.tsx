import type { OrderCard } from "@tablee/contracts/schemas";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatList } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { excludedDishes } from "../../shared/order/excluded-dishes.ts";

/** The dishes of a box that is on its way or came, that contain what the household excludes. */
export function ExcludedInBox({ order }: { order: Pick<OrderCard, "excluded" | "lines" | "additions"> }) {
  const { t } = useTranslation(["tracking", "dish"]);
  const language = useLanguage();
  const rows = excludedDishes(order);
  if (rows.length === 0) return null;
  return (
    <Notice tone="danger" title={t("track.excludedTitle")}>
      <ul className="flex flex-col gap-1">
        {rows.map(({ dish, allergens }) => {
          const names = allergens.map((allergen) => t(`dish:allergen.${allergen}`));
          return <li key={dish.sku}>{t("track.excluded", { dish: dish.name[language], list: formatList(names, language) })}</li>;
        })}
      </ul>
    </Notice>
  );
}
