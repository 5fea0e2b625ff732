import { Region } from "@tablee/domain/kernel/place/region";
import { DateText, WeekText } from "@tablee/domain/kernel/schemas";
import { OrderStatus } from "@tablee/domain/order/vocabulary";
import { z } from "zod";
import { direction, lenient, text } from "../../shared/api/search-params.ts";

/** The address of the orders' table: its sorting and filters, and the receipt number looked up. */
export const OrdersSearch = z.object({
  sort: lenient(z.enum(["deliveryDate", "customer", "paid", "status"])),
  dir: direction,
  q: lenient(z.string().trim().min(1).max(100)),
  status: lenient(OrderStatus),
  region: lenient(Region),
  week: lenient(WeekText),
  deliveryDate: lenient(DateText),
  receipt: text,
});
export type OrdersSearch = z.infer<typeof OrdersSearch>;
