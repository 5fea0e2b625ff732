import { Region } from "@tablee/domain/kernel/place/region";
import { DateText, WeekText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { DishCard } from "../schemas.ts";

export const menuData = defineCall("GET", "/api/v1/menu/data", {
  who: "visitor",
  summary: "The menu of a week in a region: recipes, meals and market items, and the weeks that have a menu.",
  input: z.strictObject({ date: z.union([z.literal("this-week"), DateText]).default("this-week"), region: Region.optional() }),
  output: z.strictObject({
    week: WeekText,
    /** The Monday week that contains today in the region's zone. */
    thisWeek: WeekText,
    region: Region,
    /** The weeks that have a menu, from this week on. */
    weeks: z.array(WeekText),
    /** Which boxes of the week can still be changed: all, none, or those delivered from a date on. */
    changeable: z.union([z.enum(["all", "none"]), DateText]),
    readyToCook: z.array(DishCard),
    readyToEat: z.array(DishCard),
    market: z.array(DishCard),
  }),
  refusals: ["menu-not-found", "menu-week-over"],
  reads: ["menus", "products", "accounts"],
  beside: ["region"],
});
