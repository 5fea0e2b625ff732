import { isUnavailable } from "@tablee/commands/unavailable";
import type { OutputOf } from "@tablee/contracts/call";
import type { faqCategoryData } from "@tablee/contracts/calls/faqs";
import { PICTURE_SIZE } from "@tablee/contracts/page-manifest";
import { earliestWeek } from "@tablee/domain/calendar/region-week";
import { dateWords } from "@tablee/domain/kernel/day-words";
import type { Language } from "@tablee/domain/kernel/place/region";
import { DateText, Sku } from "@tablee/domain/kernel/schemas";
import { weekOf } from "@tablee/domain/kernel/time";
import { cardImage } from "@tablee/gateways/images/plate-image";
import { hasMenu } from "@tablee/projections/menus/queries";
import type { ProductRow } from "@tablee/projections/products/read-model";
import pTimeout, { TimeoutError } from "p-timeout";
import type { ApiContext } from "../api-context.ts";
import type { FaqsService } from "../faqs/faqs.service.ts";
import type { Flipper } from "../flipper/flipper.service.ts";
import { Failure } from "../http/failure.ts";
import type { FoundPage, Subject } from "./page-head.ts";
import { dishData } from "./structured-data/dish-data.ts";
import { questionData } from "./structured-data/question-data.ts";

/** The time limit for the subject of a page. */
const WAIT_BUDGET_MS = 300;

/** The subject of a page; `missing` if it does not exist, undefined if the page needs none or a service does not answer in time. */
export type SubjectOf = (found: FoundPage) => Promise<Subject | "missing" | undefined>;

/** Dishes, weeks and subjects of questions by the parameters of their pages; a page under a flag is missing while the flag is off. */
export function subjectsOf(api: ApiContext, flipper: () => Flipper, faqs: () => FaqsService): SubjectOf {
  const subjects: Readonly<Record<string, (params: FoundPage["params"]) => Promise<Subject | "missing" | undefined>>> = {
    ready_to_eat: async () => ((await flipper().enabled("ready_to_eat")) ? undefined : "missing"),
    product: async ({ id }) => {
      const sku = Sku.safeParse(id);
      if (!sku.success) return "missing";
      const row = (await api.catalogue.bySku([sku.data])).get(sku.data);
      return row ? dishSubject(row, api) : "missing";
    },
    faq_category: async ({ friendlyId }) => {
      const category = await faqs().find(friendlyId!);
      return category ? questionsSubject(category) : "missing";
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
    return look && pTimeout(look(params), { milliseconds: WAIT_BUDGET_MS }).catch(nothingIfAway);
  };
}

/** A page is sent without its subject only while a service is away. @throws any other error */
function nothingIfAway(error: unknown): undefined {
  const isAway = error instanceof TimeoutError || isUnavailable(error) || (error instanceof Failure && error.code === "unavailable");
  if (!isAway) throw error;
}

/** A dish, with the picture of links to it: its plate, its name and the brand's. */
function dishSubject(row: ProductRow, { opened, steps }: ApiContext): Subject {
  const { brand } = steps.ports.writer;
  const dish = { sku: row.key, plate: row.card.plate, name: row.card.name };
  const pictureIn = (language: Language) =>
    opened.gateways.images.address(cardImage(dish, language, brand.key), { width: PICTURE_SIZE.width, format: "png" });
  return {
    ...dish.name,
    pictureIn,
    dataIn: (language, address) => dishData(row, { language, address, image: pictureIn(language), brand }),
  };
}

const questionsSubject = ({ title, faqs }: OutputOf<typeof faqCategoryData>): Subject => ({
  ...title,
  dataIn: (language) => [
    questionData(
      faqs.map(({ question, frenchQuestion, answer, frenchAnswer }) =>
        language === "fr" ? { question: frenchQuestion, answer: frenchAnswer } : { question, answer },
      ),
    ),
  ],
});
