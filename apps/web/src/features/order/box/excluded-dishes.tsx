import type { OrderCard } from "@tablee/contracts/schemas";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatList } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { excludedDishes } from "../../../shared/order/excluded-dishes.ts";
import { SwapDish } from "./swap-dish.tsx";

/** Dishes of a box that contain what the household excludes, each with a way to swap it while the box can change. */
export function ExcludedDishes({ order }: { order: OrderCard }) {
  const { t } = useTranslation(["order", "dish"]);
  const language = useLanguage();
  const rows = excludedDishes(order);
  if (rows.length === 0) return null;
  return (
    <Notice tone="danger" title={t("card.excludedTitle")}>
      <ul className="flex flex-col gap-1">
        {rows.map(({ dish, allergens, isAddition }) => (
          <li key={dish.sku} className="flex items-baseline justify-between gap-3">
            <span>
              {t("card.excluded", {
                dish: dish.name[language],
                list: formatList(
                  allergens.map((allergen) => t(`dish:allergen.${allergen}`)),
                  language,
                ),
              })}
            </span>
            {order.editable && !isAddition && dish.kind !== "market" && <SwapDish order={order} dish={dish} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
