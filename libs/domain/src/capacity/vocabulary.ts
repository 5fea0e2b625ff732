import { z } from "zod";
import { Region } from "../kernel/place/region.ts";
import { DateText, Sku, WeekText } from "../kernel/schemas.ts";
import { DeliveryWindow } from "../subscription/vocabulary.ts";

/** What a stock counts: an item of a region's week. */
export const StockItem = z.strictObject({ region: Region, week: WeekText, sku: Sku });
export type StockItem = z.infer<typeof StockItem>;

/** Where a slot has places: a depot's window on a date. */
export const SlotKey = z.strictObject({ depotId: z.string().max(100), date: DateText, window: DeliveryWindow });
export type SlotKey = z.infer<typeof SlotKey>;
