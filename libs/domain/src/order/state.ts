import type { Region } from "../kernel/region.ts";
import type { Instant, Week } from "../kernel/time.ts";
import type { DiscountGrant, OrderLine, OrderPrice } from "../pricing/vocabulary.ts";
import type { DeliverySlot, Plan } from "../subscription/vocabulary.ts";
import type { OrderEvent } from "./events.ts";
import type { FailureKind, SkippedBecause } from "./vocabulary.ts";

/** What every order knows of itself. */
export interface OrderBase {
  readonly orderId: string;
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly region: Region;
  readonly week: Week;
  readonly plan: Plan;
  readonly slot: DeliverySlot;
  readonly calendar: Extract<OrderEvent, { type: "OrderGenerated" }>["data"]["calendar"];
  readonly lines: readonly OrderLine[];
  readonly firstOrder: boolean;
  readonly grants: readonly DiscountGrant[];
  /** Grows with each change a customer can make: an editor says which version it started from. */
  readonly version: number;
  /** When a week was asked for explicitly, even while the subscription is paused. */
  readonly keptAt?: Instant;
}

/** What is known once the price stands. */
export interface Charge {
  readonly price: OrderPrice;
  readonly lockedAt: Instant;
  readonly attempts: number;
  readonly firstAttemptAt?: Instant;
}

export type Order =
  | { readonly status: "none" }
  | (OrderBase & { readonly status: "open" | "minimum-not-met" })
  | (OrderBase & { readonly status: "skipped"; readonly because?: SkippedBecause })
  | (OrderBase & Charge & { readonly status: "locked"; readonly nextAttemptAt?: Instant })
  | (OrderBase & Charge & { readonly status: "billing" })
  | (OrderBase & Charge & { readonly status: "billed"; readonly refundedCents: number; readonly retries: number })
  | (OrderBase & Charge & { readonly status: "delivered"; readonly refundedCents: number; readonly deliveredAt: Instant })
  | (OrderBase & Charge & { readonly status: "failed"; readonly kind: FailureKind; readonly refundedCents: number });

/** Whether a paused subscription's order was asked for in spite of the pause: unskipped since it began. */
export const keptInPause = (state: OrderBase, pausedSince: Instant | undefined): boolean =>
  state.keptAt !== undefined && state.keptAt >= (pausedSince ?? state.keptAt);

/** The instant at which an order's subscription is judged: its cutoff, or the lock itself when that came first (at sign-up). */
export const judgedAt = (state: OrderBase & Charge): Instant =>
  state.lockedAt < state.calendar.cutoffAt ? state.lockedAt : state.calendar.cutoffAt;

export type OrderCommand =
  | ({ readonly type: "GenerateOrder" } & Omit<Extract<OrderEvent, { type: "OrderGenerated" }>["data"], "generatedAt"> & {
        readonly at: Instant;
      })
  | {
      readonly type: "EditOrder";
      readonly lines: readonly OrderLine[];
      readonly startedFrom: number;
      readonly editingSession: string;
      readonly receivedAt: Instant;
    }
  | {
      readonly type: "SkipOrder";
      readonly because?: SkippedBecause;
      readonly receivedAt: Instant;
    }
  | { readonly type: "UnskipOrder"; readonly receivedAt: Instant }
  | {
      readonly type: "LockOrder";
      readonly price: OrderPrice;
      readonly subscriptionAtCutoff: "active" | "paused" | "closed" | "none";
      /** When the pause began that the cutoff fell into: a week that was asked for before it was not asked for in spite of it. */
      readonly pausedSince?: Instant | undefined;
      /** The first order is locked and charged at sign-up, before its cutoff. */
      readonly early: boolean;
      readonly at: Instant;
    }
  | {
      readonly type: "StartBilling";
      readonly subscriptionAtCutoff: "active" | "paused" | "closed" | "none";
      readonly pausedSince?: Instant | undefined;
      /** A customer asks for it, with another card: it does not wait for the next attempt's time. */
      readonly early?: boolean;
      readonly at: Instant;
    }
  | { readonly type: "RecordBilled"; readonly attempt: number; readonly chargedCents: number; readonly at: Instant }
  | {
      readonly type: "RecordPaymentFailed";
      readonly attempt: number;
      readonly code: string;
      readonly nextAttemptAt?: Instant;
      readonly at: Instant;
    }
  | { readonly type: "RecordDelivered"; readonly at: Instant }
  | { readonly type: "RecordDeliveryFailed"; readonly code: string; readonly retryAt?: Instant; readonly at: Instant }
  | {
      readonly type: "RefundOrder";
      readonly refundId: string;
      readonly lines: readonly { readonly sku: string; readonly cents: number }[];
      readonly reason: string;
      readonly at: Instant;
    };
