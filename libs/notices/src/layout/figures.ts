import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { Plan } from "@tablee/domain/subscription/vocabulary";

/** Dollars as the language writes them: `$59.00`, `−$1,234.50`; `59,00 $`, `−1 234,50 $` with no-break spaces. */
export const money = (cents: number, language: Language): string => {
  const [dollars, rest] = (Math.abs(cents) / 100).toFixed(2).split(".") as [string, string];
  const grouped = dollars.replaceAll(/\B(?=(\d{3})+$)/g, language === "fr" ? "\u00a0" : ",");
  return `${cents < 0 ? "−" : ""}${language === "fr" ? `${grouped},${rest}\u00a0$` : `$${grouped}.${rest}`}`;
};

const names = {
  en: {
    days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    months: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  },
  fr: {
    days: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
    months: ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"],
  },
} as const;

export function dayOf(date: string, language: Language): string {
  const at = new Date(`${date}T00:00:00Z`);
  const { days, months } = names[language];
  const [day, month, number] = [days[at.getUTCDay()]!, months[at.getUTCMonth()]!, at.getUTCDate()];
  if (language === "en") return `${day}, ${month} ${number}`;
  return `${day} ${number === 1 ? "1er" : number} ${month}`;
}

/** `11:59 p.m.` · `23 h 59` */
export function clockTime(time: string, language: Language): string {
  const [hour, minute] = time.split(":").map(Number) as [number, number];
  if (language === "fr") return `${hour}\u00a0h${minute === 0 ? "" : `\u00a0${String(minute).padStart(2, "0")}`}`;
  const half = hour < 12 ? "a.m." : "p.m.";
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}\u00a0${half}`;
}

/** `4 people, 2 recipes a week` · `8 repas par semaine`; a plan is for two of anything at least. */
export function planWords(plan: Plan, language: Language): string {
  if (plan.type === "ready-to-eat") return language === "fr" ? `${plan.meals} repas par semaine` : `${plan.meals} meals a week`;
  const { persons, recipes } = plan;
  return language === "fr" ? `${persons} personnes, ${recipes} recettes par semaine` : `${persons} people, ${recipes} recipes a week`;
}

/** `Visa •••• 4242` · `PayPal` */
export const cardName = ({ brand, last4 }: Pick<PaymentMethod, "brand" | "last4">): string =>
  [brand, last4 && `•••• ${last4}`].filter(Boolean).join(" ");
