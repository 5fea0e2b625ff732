import { dayNumber } from "@tablee/domain/kernel/text/day-number";
import { type Language, noBreak } from "./language.ts";

type Width = "long" | "short";

/** Names come from UTC midnight of the plain date: the calendar day is the server's, no zone is ever applied. */
function name(date: string, language: Language, part: "weekday" | "month", width: Width): string {
  // en-US because en-CA abbreviates with full stops in some versions of ICU.
  const format = new Intl.DateTimeFormat(language === "fr" ? "fr-CA" : "en-US", { [part]: width, timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** 'December 3' / '3 décembre', from 'YYYY-MM-DD'; short: 'Dec 3' / '3 déc.'. */
export function formatDate(date: string, language: Language, width: Width = "long"): string {
  const [day, month] = [dayNumber(date, language), name(date, language, "month", width)];
  return language === "fr" ? `${day}${noBreak}${month}` : `${month}${noBreak}${day}`;
}

/** 'December 3, 2026' / '3 décembre 2026'. */
export function formatDateWithYear(date: string, language: Language, width: Width = "long"): string {
  return `${formatDate(date, language, width)}${language === "fr" ? " " : ", "}${date.slice(0, 4)}`;
}

/** 'December 2026' / 'décembre 2026', from a day of that month. */
export const formatMonth = (date: string, language: Language): string => `${name(date, language, "month", "long")} ${date.slice(0, 4)}`;

/** 'Thursday, December 3' / 'jeudi 3 décembre'. */
export function formatDay(date: string, language: Language): string {
  const weekday = name(date, language, "weekday", "long");
  return language === "fr" ? `${weekday} ${formatDate(date, "fr")}` : `${weekday}, ${formatDate(date, "en")}`;
}

/** 'Thu, Dec 3' / 'jeu. 3 déc.'. */
export function formatDayShort(date: string, language: Language): string {
  const weekday = name(date, language, "weekday", "short");
  return language === "fr" ? `${weekday} ${formatDate(date, "fr", "short")}` : `${weekday}, ${formatDate(date, "en", "short")}`;
}

/** 'Thursday' / 'jeudi'; short: 'Thu' / 'jeu.'. */
export function formatWeekday(date: string, language: Language, width: Width = "long"): string {
  return name(date, language, "weekday", width);
}

/** 'Week of December 3' / 'Semaine du 3 décembre'. */
export function formatWeekOf(date: string, language: Language): string {
  return language === "fr" ? `Semaine du ${formatDate(date, "fr")}` : `Week of ${formatDate(date, "en")}`;
}

/** The days of a week by its Monday: 'Nov 23–29', 'Nov 30 – Dec 6' / 'du 23 au 29 nov.', 'du 30 nov. au 6 déc.'. */
export function formatWeekDays(monday: string, language: Language): string {
  const sunday = new Date(Date.parse(`${monday}T00:00:00Z`) + 6 * 86_400_000).toISOString().slice(0, 10);
  const [from, until] = [formatDate(monday, language, "short"), formatDate(sunday, language, "short")];
  const sameMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  if (language === "fr") return `du${noBreak}${sameMonth ? dayNumber(monday, "fr") : from} au${noBreak}${until}`;
  return sameMonth ? `${from}–${dayNumber(sunday, "en")}` : `${from} – ${until}`;
}
