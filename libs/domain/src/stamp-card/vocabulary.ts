import type { OrderId } from "../kernel/ids.ts";
import type { Instant, Week } from "../kernel/time.ts";

interface Stamp {
  readonly orderId: OrderId;
  readonly week: Week;
}

/** A series of deliveries that brings points once it has enough of them. */
export interface StampCard {
  readonly cardId: string;
  readonly firstWeek: Week;
  readonly lastWeek: Week;
  readonly required: number;
  readonly points: number;
  readonly stamps: readonly Stamp[];
  /** Boxes that counted until they were refunded, with the points that were taken back for each. */
  readonly takenBack: readonly { readonly orderId: OrderId; readonly points: number }[];
  readonly completedAt: Instant | null;
}
