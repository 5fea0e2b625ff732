import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { dayWords } from "@tablee/domain/kernel/day-words";
import { moneyWords, wholeWords } from "@tablee/domain/kernel/money-words";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { ReturnableKind } from "@tablee/domain/returnables/vocabulary";
import { returnableKindWords } from "@tablee/domain/returnables/words";
import type { Plan } from "@tablee/domain/subscription/vocabulary";

/** Dollars as the language writes them. */
export const money = moneyWords;

/** `Thursday, February 4` · `jeudi 4 février`: a line of a mail ends before or after the day and its month, never between them. */
export const dayOf = (date: string, language: Language): string => dayWords(date, language).replaceAll(/(?<!,) /g, "\u00a0");

/** `4 people, 2 recipes a week` · `8 repas par semaine`; a plan is for two of anything at least. */
export function planWords(plan: Plan, language: Language): string {
  if (plan.type === "ready-to-eat") return language === "fr" ? `${plan.meals} repas par semaine` : `${plan.meals} meals a week`;
  const { persons, recipes } = plan;
  return language === "fr" ? `${persons} personnes, ${recipes} recettes par semaine` : `${persons} people, ${recipes} recipes a week`;
}

/** `an insulated bag, with the box of Saturday, February 6` · `un sac isotherme, avec la boîte du samedi 6 février` */
export function returnableWords(kind: ReturnableKind, day: string, language: Language): string {
  const [en, fr] = returnableKindWords[kind];
  return language === "fr" ? `${fr}, avec la boîte du ${day}` : `${en}, with the box of ${day}`;
}

/** `Visa •••• 4242` · `PayPal` */
export const cardName = ({ brand, last4 }: Pick<PaymentMethod, "brand" | "last4">): string =>
  [brand, last4 && `•••• ${last4}`].filter(Boolean).join(" ");

/** `1,200 points` · `1 200 points`, with a no-break space */
export function pointsWords(count: number, language: Language): string {
  return `${wholeWords(count, language)} ${count === 1 || (language === "fr" && count === 0) ? "point" : "points"}`;
}
