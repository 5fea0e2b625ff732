import { earliestWeek } from "@tablee/domain/calendar/region-week";
import { type ContentLocale, contentLocales } from "@tablee/domain/content/vocabulary";
import { dateWords } from "@tablee/domain/kernel/day-words";
import { DateText } from "@tablee/domain/kernel/schemas";
import { weekOf } from "@tablee/domain/kernel/time";
import { hasMenu } from "@tablee/projections/menus/queries";
import pTimeout from "p-timeout";
import type { ApiContext } from "../api-context.ts";
import type { Flipper } from "../flipper/flipper.service.ts";
import type { FoundPage, Subject } from "./page-head.ts";

/** The time limit for the subject of a page. */
const WAIT_BUDGET_MS = 300;

/** The subject of a page; `missing` if it does not exist, undefined if the page needs none or Postgres does not answer. */
export type SubjectOf = (found: FoundPage) => Promise<Subject | "missing" | undefined>;

/** Dishes, weeks and subjects of questions by the parameters of their pages; a page under a flag is missing while the flag is off. */
export function subjectsOf(api: ApiContext, flipper: () => Flipper): SubjectOf {
  const subjects: Readonly<Record<string, (params: FoundPage["params"]) => Promise<Subject | "missing" | undefined>>> = {
    ready_to_eat: async () => ((await flipper().enabled("ready_to_eat")) ? undefined : "missing"),
    product: async ({ id }) => (await api.catalogue.bySku([id!])).get(id!)?.card.name ?? "missing",
    faq_category: async ({ friendlyId }) => {
      const ask = async (locale: ContentLocale) =>
        (await api.opened.gateways.content.entries("faqCategory", locale)).find((category) => category.friendlyId === friendlyId);
      const [english, french] = await Promise.all([ask(contentLocales.en), ask(contentLocales.fr)]);
      return english ? { en: english.title, fr: (french ?? english).title } : "missing";
    },
    menu: async ({ date }) => {
      if (date === "this-week" || date === "semaine") return undefined;
      const given = DateText.safeParse(date);
      if (!given.success) return "missing";
      const week = weekOf(given.data);
      if (week < earliestWeek(api.clock.now()) || !(await hasMenu(api.reads, week))) return "missing";
      return { en: `Week of ${dateWords(week, "en")}`, fr: `Semaine du ${dateWords(week, "fr")}` };
    },
  };
  return async ({ row: page, params }) => {
    const look = subjects[page.name];
    return look && pTimeout(look(params), { milliseconds: WAIT_BUDGET_MS }).catch(() => undefined);
  };
}
