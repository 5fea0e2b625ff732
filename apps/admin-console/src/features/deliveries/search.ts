import { Region } from "@tablee/domain/kernel/place/region";
import { DateText } from "@tablee/domain/kernel/schemas";
import { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { lenient } from "../../shared/api/search-params.ts";

/** The address of the deliveries: the day, and the chosen route. */
export const DeliveriesSearch = z.object({
  date: lenient(DateText),
  region: lenient(Region),
  depot: lenient(z.string().regex(/^[a-z-]{2,40}$/)),
  window: lenient(DeliveryWindow),
});
export type DeliveriesSearch = z.infer<typeof DeliveriesSearch>;
