import type { DeskOrder, Preview } from "../requests.ts";

type Order = DeskOrder["order"];

/** True if a refund leaves nothing of what was paid for a box that is still to be delivered: money alone does not stop a box. */
export const comesForNothing = (
  { status }: Pick<Order, "status">,
  { amounts, leftCents }: Pick<Preview, "amounts" | "leftCents">,
): boolean => status === "billed" && leftCents > 0 && amounts.totalCents === leftCents;
