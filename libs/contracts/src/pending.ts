import type { StreamCategory } from "@tablee/domain/kernel/log/categories";
import { invalidates, type Reading } from "./invalidates.ts";

/**
 * The work of policies after an act has been answered, with the stream categories that they write. An answer names its pending work
 * (`x-tablee-pending: points=123`): the position is that of the event which a policy has yet to process.
 */
export const pendings = {
  /** Unpaid amounts are charged to a new method. */
  charges: ["order", "payment", "returnables"],
  /** Credit that was reserved is spent, or released. */
  credit: ["credit"],
  /** Recurring items are put into weeks, or removed. */
  items: ["order", "stock"],
  points: ["points"],
  /** A code's grants move to other boxes. */
  prices: ["order"],
  /** Money, credit and points are refunded. */
  refunds: ["order", "payment", "credit", "points"],
  /** Weeks are made, or come back. */
  weeks: ["order", "stock", "slot"],
} as const satisfies Readonly<Record<string, readonly StreamCategory[]>>;

export type Pending = keyof typeof pendings;

export const isPending = (name: string): name is Pending => Object.hasOwn(pendings, name);

/** True if an answer to `reading` shows the result of this pending work. */
export const shows = (reading: Reading, name: Pending): boolean => invalidates({ writes: pendings[name] }, reading);
