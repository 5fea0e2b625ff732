import { lostDiets } from "@tablee/domain/subscription/diets";
import type { Diet, Plan } from "@tablee/domain/subscription/vocabulary";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";

/** The chosen diets that a plan type does not have, and what comes instead. */
export function LostDiets({ type, diets }: { type: Plan["type"]; diets: readonly Diet[] }) {
  const { t } = useTranslation(["taste", "dish"]);
  const language = useLanguage();
  const lost = lostDiets(type, diets);
  const named = lost.filter((diet) => diet !== "vegan").map((diet) => `“${t(`dish:diet.${diet}`)}”`);
  if (lost.length === 0) return null;
  const names = new Intl.ListFormat(`${language}-CA`, { type: "disjunction" }).format(named);
  const sentences = [
    ...(lost.includes("vegan") ? [t("lost.vegan")] : []),
    ...(named.length > 0 ? [t(`lost.${type}`, { diets: names })] : []),
  ];
  return <Notice tone="attention">{sentences.join(" ")}</Notice>;
}
