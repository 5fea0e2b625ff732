import type { OrderCard } from "@tablee/contracts/schemas";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatList } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { SwapDish } from "./swap-dish.tsx";

/** Dishes of a box that contain what the household excludes, each with a way to swap it while the box can change. */
export function ExcludedDishes({ order }: { order: OrderCard }) {
  const { t } = useTranslation(["order", "app"]);
  const language = useLanguage();
  const rows = order.excluded.flatMap(({ sku, allergens }) => {
    const line = order.lines.find(({ dish }) => dish.sku === sku);
    return line ? [{ dish: line.dish, allergens }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Notice tone="danger" title={t("card.excludedTitle")}>
      <ul className="flex flex-col gap-1">
        {rows.map(({ dish, allergens }) => (
          <li key={dish.sku} className="flex items-baseline justify-between gap-3">
            <span>
              {t("card.excluded", {
                dish: dish.name[language],
                list: formatList(
                  allergens.map((allergen) => t(`app:allergen.${allergen}`)),
                  language,
                ),
              })}
            </span>
            {order.editable && dish.kind !== "market" && <SwapDish order={order} dish={dish} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
