import { Region } from "@tablee/domain/kernel/place/region";
import { WeekText } from "@tablee/domain/kernel/schemas";
import { RankedCategory } from "@tablee/domain/menu/vocabulary";
import { z } from "zod";
import { lenient } from "../../shared/api/search-params.ts";

/** The address of the ranking: whose week, which category. */
export const RankingSearch = z.object({ region: lenient(Region), week: lenient(WeekText), category: lenient(RankedCategory) });
export type RankingSearch = z.infer<typeof RankingSearch>;
