import type { AccountId, OrderId, SubscriptionId } from "../kernel/ids.ts";
import type { Cents } from "../kernel/money.ts";
import type { Region } from "../kernel/place/region.ts";
import { earlierOf, type Instant, type Week } from "../kernel/time.ts";
import { unitsBySku } from "../pricing/lines.ts";
import type { RefundAsked } from "../pricing/refund-asked.ts";
import type { AdditionPrice, DiscountGrant, OrderLine, OrderPrice, PriceDifference, RefundAmounts } from "../pricing/vocabulary.ts";
import type { DeliverySlot, Plan } from "../subscription/vocabulary.ts";
import { linesInBox } from "./charges/paid-additions.ts";
import type { OrderEvent } from "./events.ts";
import type { RecurringUnits } from "./recurring.ts";
import type { FailureKind, Handover, SkippedBecause } from "./vocabulary.ts";

/** The part common to all states of an order. */
export interface OrderBase {
  readonly orderId: OrderId;
  readonly subscriptionId: SubscriptionId;
  readonly accountId: AccountId;
  readonly region: Region;
  readonly week: Week;
  readonly plan: Plan;
  readonly slot: DeliverySlot;
  readonly calendar: Extract<OrderEvent, { type: "OrderGenerated" }>["data"]["calendar"];
  readonly lines: readonly OrderLine[];
  /** Dishes of the plan that could not be picked or held for it: their lack does not make the others dearer. */
  readonly missing?: number;
  /** The box before it was regenerated, until it changes again. */
  readonly before?: Pick<OrderBase, "plan" | "lines" | "missing">;
  readonly firstOrder: boolean;
  readonly grants: readonly DiscountGrant[];
  /** Grows with each change a customer can make: an editor names the version it started from. */
  readonly version: number;
  /** When a week was asked for explicitly, even while the subscription is paused. */
  readonly keptAt?: Instant;
  /** When it was last skipped, even though it may be wanted again. */
  readonly skippedAt?: Instant;
  /** The longest time for which it was skipped until it was asked for again, in milliseconds. */
  readonly skippedMs?: number;
  /** The units of its lines that come with every box. */
  readonly recurring?: RecurringUnits;
  /** The handover place or person of this box; without it, the address decides. */
  readonly handover?: Handover;
}

/** The facts known once the price is fixed. */
export interface Charge {
  readonly price: OrderPrice;
  readonly lockedAt: Instant;
  readonly attempts: number;
  readonly firstAttemptAt?: Instant;
  /** The reason why the last attempt failed; `hard`: its card is not tried again. */
  readonly unpaid?: { readonly code: string; readonly hard: boolean };
}

/** Items added to a paid order, from start to payment. */
export interface Addition {
  readonly lines: readonly OrderLine[];
  readonly price: AdditionPrice;
  readonly status: "open" | "billing" | "billed" | "dropped";
  readonly attempts: number;
  readonly heldUntil: Instant;
  readonly billedAt?: Instant;
  /** The failure of its last attempt. */
  readonly failure?: string;
  /** The food of the box before this was paid, after discounts: the base of its points. */
  readonly foodBeforeCents?: Cents;
}

/** Other lines for the first order after it was paid. */
export interface OrderChange {
  readonly lines: readonly OrderLine[];
  readonly price: OrderPrice;
  /** Its extra cost, negative where it costs less. */
  readonly difference: PriceDifference;
  readonly status: "billing" | "made" | "failed";
  readonly failure?: string;
  readonly madeAt?: Instant;
  /** The food of the box before this was made, after discounts. */
  readonly foodBeforeCents?: Cents;
  /** The box as it was paid before this was made. */
  readonly boxBefore?: Pick<OrderBase & Charge, "lines" | "price">;
}

/** A refund with its amounts and reason. */
export interface Refund extends RefundAsked {
  readonly amounts: RefundAmounts;
  readonly reason: string;
}

/** The facts known once it is paid: changes, additions and refunds, and its delivery. */
export interface Paid {
  /** Undefined: its billing ended without a payment. */
  readonly billedAt?: Instant;
  /** Changes of a first order, by their id, oldest first. */
  readonly changes: Readonly<Record<string, OrderChange>>;
  readonly refundedCents: Cents;
  readonly additions: Readonly<Record<string, Addition>>;
  readonly refunds: Readonly<Record<string, Refund & { readonly refundedAt: Instant }>>;
  /** Refunds that wait for a second person. */
  readonly requests: Readonly<Record<string, Refund & { readonly requestedBy: string }>>;
  /** The number of failed handovers. */
  readonly retries: number;
  /** The reason of the last failed handover. */
  readonly undelivered?: string;
}

/** The box is on its way and expected between two instants. */
export interface Journey {
  readonly at: Instant;
  readonly expectedFrom: Instant;
  readonly expectedUntil: Instant;
}

/** The delivery of a box. */
export interface Trip {
  /** When it is brought again after it could not be handed over. */
  readonly retryAt?: Instant;
  readonly out?: Journey;
}

export type PaidOrder =
  | (OrderBase & Charge & Paid & Trip & { readonly status: "billed" })
  | (OrderBase & Charge & Paid & Trip & { readonly status: "delivered"; readonly deliveredAt: Instant })
  | (OrderBase & Charge & Paid & { readonly status: "failed"; readonly kind: FailureKind });

export type Order =
  | { readonly status: "none" }
  | (OrderBase & { readonly status: "open" | "minimum-not-met" })
  | (OrderBase & {
      readonly status: "skipped";
      readonly because?: SkippedBecause;
      readonly skippedSince: Instant;
      /** The act that skipped several weeks at once. */
      readonly skippedTogether?: string;
      /** The first order as it was when it was skipped after payment: all of it was refunded. */
      readonly returned?: PaidOrder;
    })
  | (OrderBase & Charge & { readonly status: "locked"; readonly nextAttemptAt?: Instant })
  | (OrderBase & Charge & { readonly status: "billing" })
  | PaidOrder;

export type ExistingOrder = Exclude<Order, { status: "none" }>;

/** True if a paused subscription's order was requested in spite of the pause: unskipped since it began. */
export const isWantedDuringPause = (state: OrderBase, pausedSince: Instant | undefined): boolean =>
  state.keptAt !== undefined && state.keptAt >= (pausedSince ?? state.keptAt);

/** The instant at which an order's subscription is judged: its cutoff, or the lock itself when that came first (at sign-up). */
export const judgedAt = (state: OrderBase & Charge): Instant => earlierOf(state.lockedAt, state.calendar.cutoffAt);

/** Units of each item that the order's box takes. */
export const unitsInBox = (state: OrderBase & Partial<Pick<Paid, "additions">>): ReadonlyMap<string, number> =>
  unitsBySku(linesInBox(state));
