import type { SentInputOf } from "@tablee/contracts/call";
import type { updateQuantity } from "@tablee/contracts/calls/orders";
import type { OrderCard } from "@tablee/contracts/schemas";

/** The lines of a box as a saving asks for them: to bring back what it held. */
export const askedLines = ({ lines }: Pick<OrderCard, "lines">): SentInputOf<typeof updateQuantity>["lines"] =>
  lines
    .filter(({ pairedWith }) => !pairedWith)
    .map(({ dish, quantity, options = [] }) => ({
      sku: dish.sku,
      quantity,
      options: options.map(({ id }) => id),
      pairings: lines.filter(({ pairedWith }) => pairedWith === dish.sku).map((line) => ({ sku: line.dish.sku, quantity: line.quantity })),
    }));
