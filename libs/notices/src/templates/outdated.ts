import type { OrderMatter } from "../context.ts";
import type { Outdated } from "./template.ts";

/** For a notice that is true only while the order can still be changed. */
export const onceClosed: Outdated<OrderMatter> = ({ order }, _, at) =>
  order.status !== "open" || at >= order.calendar.cutoffAt ? "no-longer-open" : undefined;
