import type { Context } from "@tablee/history/phrases";
import { formatDate, formatDay } from "@tablee/ui/format/dates";
import type { Language } from "@tablee/ui/format/language";
import { formatMoney } from "@tablee/ui/format/money";
import type { TFunction } from "i18next";
import { planWords, slotWords, tastesWords } from "../format/in-words.ts";
import { formatUtc } from "../format/instants.ts";

/** Sentences of a history as staff read them. Instants are in UTC, as the same event can be read from several zones. */
export const historyContext = (t: TFunction, language: Language, weekOfOrder: Context["weekOfOrder"]): Context => ({
  language,
  weekOfOrder,
  formats: {
    money: (cents) => formatMoney(cents, language),
    week: (monday) => formatDate(monday, language),
    day: (date) => formatDay(date, language),
    date: (date) => formatDay(date, language),
    instant: (at) => formatUtc(at, language),
    dayOf: (at) => formatUtc(at, language),
    plan: ({ type, persons, recipes, meals }) =>
      planWords(t, type === "ready-to-eat" ? { type, meals } : { type: "ready-to-cook", persons, recipes }),
    slot: (weekday, window) => slotWords(weekday, window, language),
    tastes: (tastes) => tastesWords(t, tastes, language),
    card: (brand, last4) => [brand, last4].filter(Boolean).join(" •••• "),
  },
});
