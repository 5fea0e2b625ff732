import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { faqCategories, faqCategoryData } from "@tablee/contracts/calls/faqs";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { ContentOf } from "@tablee/gateways/content/content-types";
import { Content } from "../content/content.ts";
import { filled, filledText } from "../content/fill.ts";
import { Failure } from "../http/failure.ts";

type Category = ContentOf<"faqCategory">;

/** Questions in both languages; an answer without a translation is given in English for both. */
@Injectable()
export class FaqsService {
  constructor(private readonly content: Content) {}

  async categories(): Promise<OutputOf<typeof faqCategories>> {
    const [english, french] = await this.#inBoth();
    return {
      categories: english.map((category) => ({ ...named(category, french), questions: category.faqs.length })),
    };
  }

  async category(friendlyId: string): Promise<OutputOf<typeof faqCategoryData>> {
    const [[english], french] = await this.#inBoth({ friendlyId });
    if (!english) throw new Failure("page-not-found");
    const frenchById = new Map(french.flatMap(({ faqs }) => faqs).map((faq) => [faq.id, faq]));
    const facts = { en: this.content.facts("en"), fr: this.content.facts("fr") };
    return {
      ...named(english, french),
      listFaqsOnPages: english.listFaqsOnPages,
      faqs: english.faqs.map((faq) => {
        const translated = frenchById.get(faq.id);
        const language: Language = translated ? "fr" : "en";
        const { question, answer } = translated ?? faq;
        return {
          id: faq.id,
          question: filled(faq.question, facts.en),
          frenchQuestion: filled(question, facts[language]),
          answer: filledText(faq.answer, facts.en),
          frenchAnswer: filledText(answer, facts[language]),
        };
      }),
    };
  }

  #inBoth(where: Readonly<Record<string, string>> = {}) {
    return Promise.all([this.content.entries("faqCategory", "en", where), this.content.entries("faqCategory", "fr", where)]);
  }
}

const named = ({ friendlyId, title }: Category, french: readonly Category[]) => ({
  friendlyId,
  title: { en: title, fr: french.find((category) => category.friendlyId === friendlyId)?.title ?? title },
});
