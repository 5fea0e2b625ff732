import type { Diet } from "@tablee/domain/subscription/vocabulary";
import { useTranslation } from "react-i18next";

/** The diets that a dish suits, without redundancy: a vegan dish is not tagged vegetarian too. */
export function DietTags({ diets }: { diets: readonly Diet[] }) {
  const { t } = useTranslation("dish");
  const shown = diets.includes("vegan") ? diets.filter((diet) => diet !== "vegetarian") : diets;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map((diet) => (
        <li
          key={diet}
          className={`rounded-full px-2.5 py-0.5 font-medium text-xs ${diet === "premium" ? "bg-attention-tint text-attention-ink" : "bg-sage text-ink"}`}
        >
          {t(`diet.${diet}`)}
        </li>
      ))}
    </ul>
  );
}
