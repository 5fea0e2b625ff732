import type { OrderCard, OrderCardLine } from "@tablee/contracts/schemas";
import { linesInBox } from "@tablee/domain/order/charges/paid-additions";

interface BoxLine {
  readonly key: string;
  readonly dish: OrderCardLine["dish"];
  readonly quantity: number;
  readonly options: NonNullable<OrderCardLine["options"]>;
}

/** A line as a box shows it, without its price. */
type Line = Omit<OrderCardLine, "amountCents">;

interface Box {
  readonly lines: readonly Line[];
  readonly additions: readonly { readonly status: OrderCard["additions"][number]["status"]; readonly lines: readonly Line[] }[];
}

/** Units of a dish are merged if their options are equal: different options make a different dish in the box. */
const keyOf = ({ dish, pairedWith = "", options = [] }: Line): string =>
  [dish.sku, pairedWith, ...options.map(({ id }) => id).sort()].join(" ");

/** The content of a box: its lines with the paid additions. A larger serving is merged into its recipe. */
export function boxLines(order: Box): BoxLine[] {
  const box = new Map<string, BoxLine>();
  for (const line of linesInBox(order)) {
    if (line.upgrade && recipeOf(order, line.dish.sku)) continue;
    const key = keyOf(line);
    const quantity = (box.get(key)?.quantity ?? 0) + line.quantity;
    box.set(key, { key, dish: line.dish, quantity, options: box.get(key)?.options ?? optionsInBox(order, line) });
  }
  return [...box.values()];
}

/** The chosen options of a line of a box, including larger servings that were added and paid later. */
export function optionsInBox(order: Box, line: Line): BoxLine["options"] {
  const added =
    recipeOf(order, line.dish.sku) === line ? linesInBox(order).filter(({ dish, upgrade }) => upgrade && dish.sku === line.dish.sku) : [];
  return [line, ...added].flatMap(({ options = [] }) => options);
}

/** The line of a recipe: the one that larger servings are added to. */
export const recipeOf = ({ lines }: Pick<Box, "lines">, sku: string): Line | undefined =>
  lines.find((line) => line.dish.sku === sku && !line.pairedWith);
