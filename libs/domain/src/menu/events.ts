import { z } from "zod";
import type { EventOf } from "../kernel/log/events.ts";
import { Region } from "../kernel/place/region.ts";
import { InstantText, Sku, WeekText } from "../kernel/schemas.ts";
import { ItemContents, MenuItem, Ranking } from "./vocabulary.ts";

export const menuEvents = {
  MenuPublished: {
    version: 1,
    says: "What can be had in a region in a week, with units and a first ranking.",
    data: z.strictObject({ region: Region, week: WeekText, items: z.array(MenuItem), ranking: Ranking, publishedAt: InstantText }),
  },
  CategoryRankingSaved: {
    version: 1,
    says: "A merchandiser put the items of the week's categories into another order.",
    data: z.strictObject({ region: Region, week: WeekText, ranking: Ranking, savedAt: InstantText }),
  },
  MenuItemCorrected: {
    version: 1,
    says: "A product's card was corrected, and a menu takes over what the item contains; its price and taxes stay.",
    data: z.strictObject({ region: Region, week: WeekText, sku: Sku, contents: ItemContents, correctedAt: InstantText }),
  },
} as const;

export type MenuEvent = EventOf<typeof menuEvents>;
