import { type Refusal, refuse } from "../kernel/errors.ts";
import { lineKey } from "../pricing/lines.ts";
import type { OrderLine } from "../pricing/vocabulary.ts";
import { picksOf } from "../subscription/picks.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import type { OrderBase } from "./state.ts";

/** Refuses lines that an order cannot have: an item occurs twice, or goes with a recipe that is missing. */
export function linesRefusal(lines: readonly OrderLine[]): Refusal | undefined {
  if (new Set(lines.map(lineKey)).size !== lines.length) return refuse("item-twice");
  const alone = lines.find(({ pairedWith }) => pairedWith && !lines.some((line) => line.sku === pairedWith));
  return alone && refuse("pairing-without-recipe", { sku: alone.sku });
}

/** True if an order already has exactly these lines. */
export const sameLines = (lines: readonly OrderLine[], state: Pick<OrderBase, "lines">): boolean =>
  lines.length === state.lines.length && lines.every((line) => state.lines.some((held) => sameLine(line, held)));

const sameLine = (one: OrderLine, other: OrderLine): boolean =>
  lineKey(one) === lineKey(other) && one.quantity === other.quantity && optionsOf(one) === optionsOf(other);

const optionsOf = ({ options }: OrderLine): string => (options ?? []).map((option) => option.id).join();

/** True if the dishes among these lines fill a whole box: of the plan's kind, and as many as it has. */
export function isWholeBoxOf(plan: Plan, lines: readonly OrderLine[]): boolean {
  const dishes = lines.filter(({ kind }) => kind !== "market");
  const portions = dishes.reduce((sum, { quantity }) => sum + quantity, 0);
  return dishes.every(({ kind }) => kind === plan.type) && portions === picksOf(plan);
}
