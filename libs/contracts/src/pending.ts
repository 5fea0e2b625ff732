import type { StreamCategory } from "@tablee/domain/kernel/log/categories";
import { invalidates, type Reading } from "./invalidates.ts";

/**
 * What policies do after an act has been answered, with the categories of streams that they write. An answer names what is still to
 * come of it (`x-tablee-pending: points=123`): the position is that of the event which a policy has yet to act on.
 */
export const pendings = {
  /** What was not paid is charged to another method. */
  charges: ["order", "payment"],
  /** Credit that was reserved is spent, or released. */
  credit: ["credit"],
  /** What comes with every box is put into the weeks, or leaves them. */
  items: ["order", "stock"],
  points: ["points"],
  /** What a code promises goes to other boxes. */
  prices: ["order"],
  /** Money, credit and points go back. */
  refunds: ["order", "payment", "credit", "points"],
  /** Weeks are made, or come back. */
  weeks: ["order", "stock", "slot"],
} as const satisfies Readonly<Record<string, readonly StreamCategory[]>>;

export type Pending = keyof typeof pendings;

export const isPending = (name: string): name is Pending => Object.hasOwn(pendings, name);

/** Whether an answer to `reading` shows what is still to come under this name. */
export const shows = (reading: Reading, name: Pending): boolean => invalidates({ writes: pendings[name] }, reading);
