import { Region } from "@tablee/domain/kernel/place/region";
import { InstantText, Sku, WeekText } from "@tablee/domain/kernel/schemas";
import { RankedCategory } from "@tablee/domain/menu/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { DishCard } from "../schemas.ts";

const base = "/api/admin/weekly_categories";

export const weekData = defineCall("GET", `${base}/week_data`, {
  who: ["merchandiser", "support"],
  summary: "A week's categories in a region with their items in the order of the ranking.",
  input: z.strictObject({ region: Region, week: WeekText.optional() }),
  output: z.strictObject({
    region: Region,
    week: WeekText,
    weeks: z.array(WeekText),
    /** Revision of the menu that a ranking starts from: saving sends it back. */
    revision: z.int(),
    categories: z.array(
      z.strictObject({ category: RankedCategory, items: z.array(z.strictObject({ dish: DishCard, units: z.int(), unitsLeft: z.int() })) }),
    ),
    gaps: z.array(z.strictObject({ category: RankedCategory, count: z.int(), atLeast: z.int() })),
    asOf: InstantText,
  }),
  refusals: ["menu-not-found"],
  reads: ["menus", "products", "stock_levels"],
});

export const saveRanking = defineCall("POST", `${base}/save_ranking`, {
  who: ["merchandiser"],
  summary: "Saves the order of the items of one or more categories; every item of a category exactly once.",
  input: z.strictObject({
    region: Region,
    week: WeekText,
    revision: z.int(),
    ranking: z.partialRecord(RankedCategory, z.array(Sku).max(200)),
  }),
  output: z.strictObject({ revision: z.int() }),
  refusals: ["menu-not-found", "menu-changed-elsewhere", "ranking-incomplete", "ranking-unknown-item"],
  writes: ["menu"],
});
