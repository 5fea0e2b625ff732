import { RichText } from "@tablee/domain/content/vocabulary";
import { Words } from "@tablee/domain/product/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { FriendlyId, Nothing } from "../schemas.ts";

/** A group of questions, in the order of the list. */
const FaqCategory = z.strictObject({ friendlyId: FriendlyId, title: Words });

export const faqCategories = defineCall("GET", "/api/v1/faqs/categories", {
  who: "visitor",
  summary: "The categories of questions and answers, with the number of questions in each.",
  input: Nothing,
  output: z.strictObject({ categories: z.array(FaqCategory.extend({ questions: z.int() })) }),
});

export const faqCategoryData = defineCall("GET", "/api/v1/faqs/category_data", {
  who: "visitor",
  summary: "A category of questions with their answers, in both languages.",
  input: z.strictObject({ friendlyId: FriendlyId }),
  output: FaqCategory.extend({
    /** Pages about the category show its questions, too. */
    listFaqsOnPages: z.boolean(),
    faqs: z.array(
      z.strictObject({ id: z.string(), question: z.string(), frenchQuestion: z.string(), answer: RichText, frenchAnswer: RichText }),
    ),
  }),
  refusals: ["page-not-found"],
});
