import type { Language } from "@tablee/domain/kernel/place/region";
import type { Voice } from "@tablee/domain/kernel/voices";
import { formatDate, formatDateWithYear, formatDay } from "../../ui/src/format/dates.ts";
import { formatMoney } from "../../ui/src/format/money.ts";
import type { Context } from "../src/phrases.ts";

/** A history of one order, o1, and its payment, p1. Plans, slots and tastes are named by their codes. */
export const contextOf = (language: Language, voice: Voice): Context => ({
  language,
  weekOfOrder: (id) => (id === "o1" ? "2026-12-28" : undefined),
  purposeOfPayment: (id) => (id === "p1" ? { kind: "order", orderId: "o1" } : undefined),
  formats: {
    money: (cents) => formatMoney(cents, language),
    week: (monday) => (voice === "staff" ? formatDate : formatDateWithYear)(monday, language),
    day: (date) => formatDay(date, language),
    date: (date) => formatDateWithYear(date, language),
    instant: (at) => at,
    dayOf: (at) => at,
    plan: ({ type }) => type,
    slot: (weekday, window) => `${weekday} ${window}`,
    tastes: ({ diets, allergens, dislikes }) => [...diets, ...allergens, ...dislikes].join(", "),
    card: (brand, last4) => `${brand} ${last4}`,
  },
});
