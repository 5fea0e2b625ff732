import type { Language } from "./place/region.ts";
import { dayNumber } from "./text/day-number.ts";

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

/** A date without its year: 'February 4' / '4 février', '1ᵉʳ février'. */
export function dateWords(date: string, language: Language): string {
  const [month, number] = [names[language].months[Number(date.slice(5, 7)) - 1]!, dayNumber(date, language)];
  return language === "en" ? `${month} ${number}` : `${number} ${month}`;
}

/** A date with its weekday: 'Thursday, February 4' / 'jeudi 4 février'. */
export function dayWords(date: string, language: Language): string {
  const day = names[language].days[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
  return `${day}${language === "en" ? "," : ""} ${dateWords(date, language)}`;
}
