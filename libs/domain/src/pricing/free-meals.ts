import { dishesIn } from "./lines.ts";
import type { OrderLine } from "./vocabulary.ts";

/** The number of a box's recipes and meals that can be free: at least one of them is paid for (DECISIONS: plans and prices). */
export const maxFreeMeals = (lines: readonly Pick<OrderLine, "kind" | "quantity" | "upgrade">[]): number =>
  Math.max(0, dishesIn(lines) - 1);
