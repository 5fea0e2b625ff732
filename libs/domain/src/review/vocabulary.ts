import { z } from "zod";
import { isPlain } from "../account/vocabulary.ts";
import { withoutPasted } from "../kernel/text/tidy.ts";

/** The answers to whether a dish would be ordered again, from the worst to the best (specification, 3). */
export const againAnswers = ["never", "probably-not", "possibly", "most-likely", "definitely"] as const;
export const Again = z.enum(againAnswers);
export type Again = z.infer<typeof Again>;

/** The answers as ratings of a product, 1 to 5: order generation picks by them. */
export const ratings = {
  never: 1,
  "probably-not": 2,
  possibly: 3,
  "most-likely": 4,
  definitely: 5,
} as const satisfies Readonly<Record<Again, number>>;

/** In place of a rating: the customer wants less of the product, which is picked once no other suits. */
export const lessWanted = 0;

/** The parts of a dish that a customer may dislike: its taste, its instructions or recipe card, its delivery, its ingredients' quality. */
export const dislikeCategories = ["taste", "instructions", "delivery", "ingredients"] as const;
export const DislikeCategory = z.enum(dislikeCategories);
export type DislikeCategory = z.infer<typeof DislikeCategory>;

/** Characters of each text of a review (specification, 5). */
export const MAX_REVIEW_TEXT = 300;

/** A text of a review, of one line or several. It is shown as it was typed, so hidden and control characters are refused. */
export const ReviewText = z
  .string()
  .overwrite(withoutPasted)
  .max(MAX_REVIEW_TEXT)
  .refine((text) => isPlain(text.replaceAll(/\r?\n/g, "")), "text-not-plain");

/** The texts of a review: most liked, a note for next time, and one for each category of dislikes. */
export const reviewTexts = ["liked", "note", ...dislikeCategories] as const;
export const ReviewTextName = z.enum(reviewTexts);
export type ReviewTextName = z.infer<typeof ReviewTextName>;

/** The customer's own words about a dish: sealed in the event. An empty text counts as none. */
export const ReviewWords = z.strictObject({
  liked: ReviewText,
  note: ReviewText,
  taste: ReviewText,
  instructions: ReviewText,
  delivery: ReviewText,
  ingredients: ReviewText,
});
export type ReviewWords = z.infer<typeof ReviewWords>;

export const noWords: ReviewWords = { liked: "", note: "", taste: "", instructions: "", delivery: "", ingredients: "" };

/** The names of the texts of a review that are not empty. */
export const writtenIn = (words: ReviewWords): ReviewTextName[] => reviewTexts.filter((name) => words[name] !== "");

/** The answers about one dish. */
export const DishAnswers = z.strictObject({
  again: Again,
  /** The yes or no: whether the customer would recommend the dish; null where that stays open. */
  recommends: z.boolean().nullable(),
  /** In the order of the categories, each once. */
  dislikes: z
    .array(DislikeCategory)
    .max(dislikeCategories.length)
    .overwrite((chosen) => dislikeCategories.filter((category) => chosen.includes(category))),
});
export type DishAnswers = z.infer<typeof DishAnswers>;
