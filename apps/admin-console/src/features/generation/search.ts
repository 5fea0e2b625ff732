import { Region } from "@tablee/domain/kernel/place/region";
import { Sku, Uuid, WeekText } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { direction, lenient, text } from "../../shared/api/search-params.ts";

/** The address of the generation screen: which run, which of its rows, and the one that is unfolded. */
export const GenerationSearch = z.object({
  region: lenient(Region),
  week: lenient(WeekText),
  run: lenient(Uuid),
  sort: lenient(z.enum(["exception", "name", "city"])),
  dir: direction,
  exception: lenient(z.enum(["short", "replaced", "relaxed", "any"])),
  sku: lenient(Sku),
  q: text,
  open: lenient(Uuid),
});
export type GenerationSearch = z.infer<typeof GenerationSearch>;
