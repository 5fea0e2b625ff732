import type { Language } from "@tablee/domain/kernel/place/region";
import type { ProductCard } from "@tablee/domain/product/vocabulary";

const words = {
  en: {
    title: "Nutrition Facts",
    per: "Per serving",
    calories: "Calories",
    fat: "Fat",
    carbohydrates: "Carbohydrates",
    protein: "Protein",
  },
  fr: {
    title: "Valeur nutritive",
    per: "Par portion",
    calories: "Calories",
    fat: "Lipides",
    carbohydrates: "Glucides",
    protein: "Protéines",
  },
} as const;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A nutrition label as a table of our own making: texts of the catalogue are escaped. */
export function nutritionLabel({ name, nutrition }: ProductCard, language: Language): string {
  const say = words[language];
  const grams = (amount: number) => `${amount.toLocaleString(language === "fr" ? "fr-CA" : "en-CA")}\u00a0g`;
  const rows = [
    [say.calories, String(Math.round(nutrition.calories))],
    [say.fat, grams(nutrition.fatG)],
    [say.carbohydrates, grams(nutrition.carbohydratesG)],
    [say.protein, grams(nutrition.proteinG)],
  ] as const;
  const body = rows.map(([label, value]) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`).join("");
  return `<table class="nutrition-label"><caption>${say.title}<br><small>${escaped(name[language])} · ${say.per}</small></caption><tbody>${body}</tbody></table>`;
}
