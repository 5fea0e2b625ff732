import type { OrderCard, OrderCardLine } from "@tablee/contracts/schemas";
import { linesInBox } from "@tablee/domain/order/paid-additions";

interface BoxLine {
  readonly key: string;
  readonly dish: OrderCardLine["dish"];
  readonly quantity: number;
  readonly options: NonNullable<OrderCardLine["options"]>;
}

const keyOf = ({ dish, pairedWith = "" }: OrderCardLine): string => `${dish.sku} ${pairedWith}`;

/** What a box holds: its lines with what was added and paid since. More of a dish and larger servings join the line that is there. */
export function boxLines(order: Pick<OrderCard, "lines" | "additions">): BoxLine[] {
  const box = new Map<string, BoxLine>();
  for (const line of linesInBox(order)) {
    const key = keyOf(line);
    const held = box.get(key);
    const { dish, quantity, options = [], upgrade } = line;
    box.set(key, {
      key,
      dish,
      quantity: (held?.quantity ?? 0) + (upgrade && held ? 0 : quantity),
      options: [...(held?.options ?? []), ...options.filter(({ id }) => !held?.options.some((known) => known.id === id))],
    });
  }
  return [...box.values()];
}
