import { formatDateWithYear, formatWeekday } from "@tablee/ui/format/dates";
import type { Language } from "@tablee/ui/format/language";
import { formatList } from "@tablee/ui/format/numbers";
import { formatWindow } from "@tablee/ui/format/times";
import type { TFunction } from "i18next";

type Plan = { type: "ready-to-cook"; persons: number; recipes: number } | { type: "ready-to-eat"; meals: number };

/** '4 persons, 3 recipes', '8 meals'. */
export function planWords(t: TFunction, plan: Plan): string {
  if (plan.type === "ready-to-eat") return t("console:plan.meals", { count: plan.meals });
  return t("console:plan.cook", { persons: plan.persons, recipes: plan.recipes });
}

/** Diets, allergens or dislikes in a sentence; a word missing in the catalogue stays as it is. */
export function listWords(t: TFunction, group: "diet" | "allergen" | "dislike", values: readonly string[], language: Language): string {
  return formatList(
    values.map((value) => t(`console:${group}.${value}`, { defaultValue: value.replaceAll("-", " ") })),
    language,
  );
}

/** Diets, allergens and dislikes of a household in one phrase. */
export function tastesWords(
  t: TFunction,
  { diets, allergens, dislikes }: Readonly<Record<"diets" | "allergens" | "dislikes", readonly string[]>>,
  language: Language,
): string {
  const avoided = [listWords(t, "allergen", allergens, language), listWords(t, "dislike", dislikes, language)].filter(Boolean).join(", ");
  const stated = [listWords(t, "diet", diets, language), avoided && t("console:tastes.without", { what: avoided })].filter(Boolean);
  return stated.length > 0 ? stated.join(", ") : t("console:tastes.any");
}

/** 'Week of December 28, 2026' / 'Semaine du 28 décembre 2026'. */
export const weekWords = (week: string, language: Language): string =>
  `${language === "fr" ? "Semaine du" : "Week of"} ${formatDateWithYear(week, language)}`;

/** A Monday, from which the days of a week are counted. */
const someMonday = Date.UTC(2026, 10, 2);

/** 'Thursday' of ISO weekday 4. */
export const weekdayWords = (weekday: number, language: Language, width: "long" | "short" = "long"): string =>
  formatWeekday(new Date(someMonday + (weekday - 1) * 86_400_000).toISOString().slice(0, 10), language, width);

export const windowWords = (window: string, language: Language): string => formatWindow(window, language);

/** 'Thursday 5 p.m. – 10 p.m.'. */
export const slotWords = (weekday: number, window: string, language: Language): string =>
  `${weekdayWords(weekday, language)} ${windowWords(window, language)}`;

/** 'Montréal' of the depot 'montreal'; one that no catalogue holds as its id spells it. */
export const depotWords = (t: TFunction, depotId: string): string =>
  t(`console:depots.${depotId}`, { defaultValue: depotId.charAt(0).toUpperCase() + depotId.slice(1).replaceAll("-", " ") });
