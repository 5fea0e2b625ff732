import { Region } from "@tablee/domain/kernel/place/region";
import { WeekText } from "@tablee/domain/kernel/schemas";
import { ProductKind } from "@tablee/domain/product/vocabulary";
import { z } from "zod";
import { lenient } from "../../shared/api/search-params.ts";

/** The address of the stock of a week: week, region, and filters. */
export const StockSearch = z.object({
  region: lenient(Region),
  week: lenient(WeekText),
  kind: lenient(ProductKind),
  q: lenient(z.string().trim().min(1).max(60)),
});
export type StockSearch = z.infer<typeof StockSearch>;
