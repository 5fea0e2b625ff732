import type { OrderCard } from "@tablee/contracts/schemas";

/** A paid box whose own dishes are settled, and to which items can still be added and paid for apart. */
export const takesLateItems = ({ takesAdditions, changeable }: Pick<OrderCard, "takesAdditions" | "changeable">): boolean =>
  takesAdditions && !changeable;
