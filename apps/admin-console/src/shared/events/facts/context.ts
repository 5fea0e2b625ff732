import type { SubjectKind } from "@tablee/domain/notice/vocabulary";
import { formatDate, formatDay } from "@tablee/ui/format/dates";
import type { Language } from "@tablee/ui/format/language";
import { formatMoney } from "@tablee/ui/format/money";
import type { TFunction } from "i18next";
import { listWords, planWords, weekdayWords, windowWords } from "../../format/in-words.ts";
import { formatUtc } from "../../format/instants.ts";
import { type Data, inner, int, text, words } from "./data.ts";

/** What sentences are made with: one language, and the weeks that the account's orders belong to. */
export interface FactsContext {
  readonly t: TFunction;
  readonly language: Language;
  /** The week of an order by its id, as far as the history names it. */
  readonly weekOfOrder: (orderId: string) => string | undefined;
}

/** Parts of sentences, each in words; an empty text for what the event does not say. */
export function phrases({ t, language, weekOfOrder }: FactsContext) {
  const week = (date: string): string => (date ? t("events:say.week", { date: formatDate(date, language) }) : "");
  const order = (orderId: string): string => {
    const of = weekOfOrder(orderId);
    return of ? t("events:say.orderOf", { week: week(of) }) : t("events:say.order");
  };
  const subjects: Readonly<Record<SubjectKind, (id: string) => string>> = { account: () => t("events:say.account"), order };
  return {
    week,
    order,
    /** What a notice is about. */
    subject: (data: Data): string => {
      const subject = inner(data, "subject");
      return subjects[text(subject, "kind") as SubjectKind]?.(text(subject, "id")) ?? "";
    },
    money: (data: Data, key: string): string => (typeof data[key] === "number" ? formatMoney(int(data, key), language) : ""),
    day: (date: string): string => (date ? formatDay(date, language) : ""),
    instant: (at: string): string => (at ? formatUtc(at, language) : ""),
    plan: (data: Data): string => {
      const plan = inner(data, "plan");
      if (plan.type === "ready-to-eat") return planWords(t, { type: "ready-to-eat", meals: int(plan, "meals") });
      return plan.type === "ready-to-cook"
        ? planWords(t, { type: "ready-to-cook", persons: int(plan, "persons"), recipes: int(plan, "recipes") })
        : "";
    },
    tastes: (data: Data): string => {
      const tastes = inner(data, "tastes");
      const without = [
        listWords(t, "allergen", words(tastes, "allergens"), language),
        listWords(t, "dislike", words(tastes, "dislikes"), language),
      ]
        .filter(Boolean)
        .join(", ");
      const stated = [listWords(t, "diet", words(tastes, "diets"), language), without && t("events:say.without", { what: without })].filter(
        Boolean,
      );
      return stated.length > 0 ? stated.join(", ") : t("console:tastes.any");
    },
    slot: (data: Data): string => {
      const slot = inner(data, "slot");
      return int(slot, "weekday") ? `${weekdayWords(int(slot, "weekday"), language)} ${windowWords(text(slot, "window"), language)}` : "";
    },
    /** A code in words, or the code itself where it has none. */
    coded: (group: string, code: string): string =>
      code ? t(`events:${group}.${code}`, { defaultValue: code.replaceAll(/[-_]/g, " ") }) : "",
    role: (role: string): string => (role ? t(`console:roles.${role}`) : ""),
    region: (data: Data): string => (text(data, "region") ? t(`console:regions.${text(data, "region")}`) : ""),
    name: (data: Data): string => text(inner(data, "name"), language),
  };
}
export type Phrases = ReturnType<typeof phrases>;

/** What stands in an event's sentence; `variant` chooses another sentence of the same type, `count` its plural. */
type Facts = Readonly<Record<string, string | number>> & { readonly variant?: string; readonly count?: number };
export type FactsOf = (data: Data, say: Phrases, streamId: string) => Facts;
