import type { OrderLine } from "./vocabulary.ts";

/** The number of a box's recipes and meals that can be free: at least one of them is paid for (DECISIONS: plans and prices). */
export const maxFreeMeals = (lines: readonly Pick<OrderLine, "kind" | "quantity" | "upgrade">[]): number =>
  Math.max(0, lines.reduce((meals, { kind, quantity, upgrade }) => (kind === "market" || upgrade ? meals : meals + quantity), 0) - 1);
