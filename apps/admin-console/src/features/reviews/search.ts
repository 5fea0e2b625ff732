import { reviewPeriods } from "@tablee/contracts/calls/admin/reviews";
import { Sku } from "@tablee/domain/kernel/schemas";
import { ProductKind } from "@tablee/domain/product/vocabulary";
import { ReviewTextName } from "@tablee/domain/review/vocabulary";
import { z } from "zod";
import { lenient } from "../../shared/api/search-params.ts";

/** The address of the reviews: period, filters, and the dish and heading whose words are open. */
export const ReviewsSearch = z.object({
  weeks: lenient(z.enum(reviewPeriods)),
  kind: lenient(ProductKind),
  q: lenient(z.string().trim().min(1).max(60)),
  sku: lenient(Sku),
  text: lenient(ReviewTextName),
});
export type ReviewsSearch = z.infer<typeof ReviewsSearch>;
