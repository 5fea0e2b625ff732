import { isZoneName, toLocal } from "@tablee/domain/kernel/zones/zones";
import type { SubjectKind } from "@tablee/domain/notice/vocabulary";
import { formatDateWithYear, formatDay, formatTime, formatWindow, formatZone } from "@tablee/ui/format/dates";
import type { Language } from "@tablee/ui/format/language";
import { formatMoney } from "@tablee/ui/format/money";
import { weekdayName } from "../../../../shared/delivery/weekdays.ts";
import { type Data, inner, int, list, text } from "./data.ts";

/** Looks words up by their whole key, as an event's name makes it. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** What sentences are made with: one language, the zone of the account, and which week and box a stream is about. */
export interface Context {
  readonly t: Say;
  readonly language: Language;
  readonly zone: string;
  /** The week of an order by its id, as far as the history names it. */
  readonly weekOfOrder: (orderId: string) => string | undefined;
  /** The order that a payment is for, by the payment's id. */
  readonly orderOfPayment: (paymentId: string) => string | undefined;
}

/** Parts of sentences, each in words; an empty text for what the event does not say. */
export function phrases({ t, language, zone, weekOfOrder, orderOfPayment }: Context) {
  const timeline = (key: string, values?: Readonly<Record<string, unknown>>): string => t(`timeline:${key}`, values);
  const date = (day: string): string => (day ? formatDateWithYear(day, language) : "");
  const week = (monday: string | undefined): string => (monday ? timeline("say.weekOf", { date: date(monday) }) : timeline("say.someWeek"));
  const box = (orderId: string | undefined): string => {
    const of = weekOfOrder(orderId ?? "");
    return of ? timeline("say.boxOf", { date: date(of) }) : timeline("say.box");
  };
  const coded = (group: string, code: string): string => (code ? timeline(`${group}.${code}`, { defaultValue: "" }) : "");
  const listed = (key: string, of: Data, field: string): readonly string[] =>
    list(of, field).map((code) => t(`${key}.${String(code)}`, { defaultValue: String(code) }));
  const subjects: Readonly<Record<SubjectKind, (id: string) => string>> = { account: () => timeline("say.account"), order: box };
  return {
    week,
    box,
    boxOfPayment: (paymentId: string): string => box(orderOfPayment(paymentId)),
    weekOfBox: (orderId: string): string => week(weekOfOrder(orderId)),
    day: (day: string): string => (day ? formatDay(day, language) : ""),
    /** An instant as clocks show it where the boxes go. */
    instant: (at: string): string => {
      if (!at || !isZoneName(zone)) return "";
      const local = toLocal(zone, at);
      return `${formatDay(local.date, language)}, ${formatTime(local.time.slice(0, 5), language)} ${formatZone(local.abbreviation, language)}`;
    },
    /** The day of an instant. */
    dayOf: (at: string): string => (at && isZoneName(zone) ? formatDay(toLocal(zone, at).date, language) : ""),
    date,
    money: (cents: number): string => formatMoney(cents, language),
    /** A code in words; an empty text where it has none, as no internal name is shown. */
    coded,
    /** What a notice is about. */
    subject: (data: Data): string => {
      const subject = inner(data, "subject");
      return subjects[text(subject, "kind") as SubjectKind]?.(text(subject, "id")) ?? timeline("say.account");
    },
    plan: (plan: Data): string => {
      if (text(plan, "type") === "ready-to-eat") return `${t("app:plan.eat")}, ${t("app:plan.meals", { count: int(plan, "meals") })}`;
      const name = int(plan, "persons") === 4 ? "app:plan.cook4" : "app:plan.cook2";
      return `${t(name)}, ${t("app:plan.recipes", { count: int(plan, "recipes") })}`;
    },
    slot: (slot: Data): string =>
      int(slot, "weekday") ? `${weekdayName(int(slot, "weekday"), language)}, ${formatWindow(text(slot, "window"), language)}` : "",
    tastes: (tastes: Data): string => {
      const stated = listed("app:diet", tastes, "diets");
      const without = [...listed("app:allergen", tastes, "allergens"), ...listed("taste:dislike", tastes, "dislikes")];
      const all = [...stated, ...(without.length > 0 ? [timeline("say.without", { list: without.join(", ") })] : [])];
      return all.length > 0 ? all.join(", ") : timeline("say.everything");
    },
    /** Where an address is, without who lives there. */
    address: (address: Data): string => [text(address, "line"), text(address, "city")].filter(Boolean).join(", "),
    name: (person: Data): string => [text(person, "firstName"), text(person, "lastName")].filter(Boolean).join(" "),
    method: (method: Data): string => {
      if (text(method, "kind") === "paypal") return "PayPal";
      const [brand, last4] = [text(method, "brand"), text(method, "last4")];
      return [brand.charAt(0).toUpperCase() + brand.slice(1), last4 && `••••\u00a0${last4}`].filter(Boolean).join(" ");
    },
  };
}
export type Phrases = ReturnType<typeof phrases>;
