import { z } from "zod";
import { Region } from "../kernel/place/region.ts";
import { DateText, Sku, WeekText } from "../kernel/schemas.ts";
import { DeliveryWindow } from "../subscription/vocabulary.ts";

/** The key of a stock: an item of a region's week. */
export const StockItem = z.strictObject({ region: Region, week: WeekText, sku: Sku });
export type StockItem = z.infer<typeof StockItem>;

/** The key of a slot: a depot's window on a date. */
export const SlotKey = z.strictObject({ depotId: z.string().max(100), date: DateText, window: DeliveryWindow });
export type SlotKey = z.infer<typeof SlotKey>;
