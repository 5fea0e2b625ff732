import type { OutputOf, SentInputOf } from "@tablee/contracts/call";
import { dishReviews, dishWords } from "@tablee/contracts/calls/admin/reviews";
import { keepPreviousData } from "@tanstack/react-query";
import { callPages, callQuery } from "../../shared/api/calls.ts";

export type DishReviews = OutputOf<typeof dishReviews>["rows"][number];

export const reviewsOf = (input: SentInputOf<typeof dishReviews>) => callQuery(dishReviews, input, { placeholderData: keepPreviousData });

/** The words of customers about a dish under one heading. */
export const wordsAbout = ({ sku, text }: Pick<SentInputOf<typeof dishWords>, "sku" | "text">) =>
  callPages(dishWords, "before", { sku, text });
