import { clockWithZone } from "@tablee/domain/kernel/time-words";
import { isZoneName, toLocal } from "@tablee/domain/kernel/zones/zones";
import type { Formats } from "@tablee/history/formats";
import { formatDateWithYear, formatDay } from "@tablee/ui/format/dates";
import type { Language } from "@tablee/ui/format/language";
import { formatMoney } from "@tablee/ui/format/money";
import { formatWindow } from "@tablee/ui/format/times";
import { weekdayName } from "../../../shared/delivery/weekdays.ts";
import { capital } from "../../../shared/i18n/capital.ts";

/** Looks up words by their full key. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Formats values for the customer; instants in the local time of the delivery address. */
export function timelineFormats(t: Say, language: Language, zone: string): Formats {
  const coded = (group: string, codes: readonly string[]) => codes.map((code) => t(`${group}.${code}`, { defaultValue: code }));
  const local = (at: string) => (isZoneName(zone) ? toLocal(zone, at) : undefined);
  return {
    money: (cents) => formatMoney(cents, language),
    week: (monday) => formatDateWithYear(monday, language),
    day: (date) => formatDay(date, language),
    date: (date) => formatDateWithYear(date, language),
    instant: (at) => {
      const there = local(at);
      return there ? `${formatDay(there.date, language)}, ${clockWithZone({ time: there.time, zone }, language)}` : "";
    },
    dayOf: (at) => {
      const there = local(at);
      return there ? formatDay(there.date, language) : "";
    },
    plan: ({ type, persons, recipes, meals }) => {
      if (type === "ready-to-eat") return `${t("plan:eat")}, ${t("plan:meals", { count: meals })}`;
      return `${t(persons === 4 ? "plan:cook4" : "plan:cook2")}, ${t("plan:recipes", { count: recipes })}`;
    },
    slot: (weekday, window) => `${weekdayName(weekday, language)}, ${formatWindow(window, language)}`,
    tastes: ({ diets, allergens, dislikes }) => {
      const without = [...coded("dish:allergen", allergens), ...coded("taste:dislike", dislikes)];
      const stated = [...coded("dish:diet", diets), ...(without.length > 0 ? [t("timeline:without", { list: without.join(", ") })] : [])];
      return stated.length > 0 ? stated.join(", ") : t("timeline:everything");
    },
    card: (brand, last4) => [capital(brand), last4 && `••••\u00a0${last4}`].filter(Boolean).join(" "),
  };
}
