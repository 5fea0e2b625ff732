import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { faqCategories, faqCategoryData } from "@tablee/contracts/calls/faqs";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { ContentOf } from "@tablee/gateways/content/content-types";
import { Content } from "../content/content.ts";
import type { Facts } from "../content/facts.ts";
import { filled, filledText } from "../content/fill.ts";
import { Failure } from "../http/failure.ts";

type Category = ContentOf<"faqCategory">;

/** Questions in both languages; an answer without a translation is given in English for both. */
@Injectable()
export class FaqsService {
  constructor(private readonly content: Content) {}

  async categories(): Promise<OutputOf<typeof faqCategories>> {
    const [english, french] = await this.#inBoth();
    const facts = this.#facts();
    return {
      categories: english.map((category) => ({ ...named(category, french, facts), questions: category.faqs.length })),
    };
  }

  async category(friendlyId: string): Promise<OutputOf<typeof faqCategoryData>> {
    const category = await this.find(friendlyId);
    if (!category) throw new Failure("page-not-found");
    return category;
  }

  /** The category with an id, or undefined. */
  async find(friendlyId: string): Promise<OutputOf<typeof faqCategoryData> | undefined> {
    const [categories, french] = await this.#inBoth();
    const english = categories.find((category) => category.friendlyId === friendlyId);
    if (!english) return undefined;
    const translation = french.find((category) => category.friendlyId === friendlyId);
    const frenchById = new Map(translation?.faqs.map((faq) => [faq.id, faq]));
    const facts = this.#facts();
    return {
      ...named(english, french, facts),
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

  #inBoth() {
    return Promise.all([this.content.entries("faqCategory", "en"), this.content.entries("faqCategory", "fr")]);
  }

  #facts(): FactsInBoth {
    return { en: this.content.facts("en"), fr: this.content.facts("fr") };
  }
}

type FactsInBoth = Readonly<Record<Language, Facts>>;

function named({ friendlyId, title }: Category, french: readonly Category[], facts: FactsInBoth) {
  const translated = french.find((category) => category.friendlyId === friendlyId);
  const own = filled(title, facts.en);
  return { friendlyId, title: { en: own, fr: translated ? filled(translated.title, facts.fr) : own } };
}
