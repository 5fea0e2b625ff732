import type { Cents } from "../kernel/money.ts";
import type { Region } from "../kernel/place/region.ts";
import type { Instant } from "../kernel/time.ts";
import type { RefundAsked } from "../pricing/refund-asked.ts";
import type { AdditionPrice, DiscountGrant, OrderLine, OrderPrice, PriceDifference, RefundAmounts } from "../pricing/vocabulary.ts";
import type { DeliverySlot, Plan } from "../subscription/vocabulary.ts";
import type { OrderEvent } from "./events.ts";
import type { OrderBase } from "./state.ts";
import type { DroppedBecause, Handover, SkippedBecause, SkipReason } from "./vocabulary.ts";

export type OrderCommand =
  | ({ readonly type: "GenerateOrder" } & Omit<Extract<OrderEvent, { type: "OrderGenerated" }>["data"], "generatedAt"> & {
        /** Exclusive: the cutoff for a subscription's first box, two days earlier for every other. */
        readonly makeUntil: Instant;
        /** Its window is full: the order is made skipped, and can be unskipped once a slot is free. */
        readonly withoutRoom?: boolean;
        /** The lines the household chose instead, before the order was made. */
        readonly chosen?: readonly OrderLine[];
        readonly at: Instant;
      })
  | {
      readonly type: "EditOrder";
      readonly lines: readonly OrderLine[];
      readonly startedFrom: number;
      readonly editingSession: string;
      readonly receivedAt: Instant;
    }
  /** Other dishes, for another plan: `lines` are the whole box from then on. */
  | {
      readonly type: "RemakeOrder";
      readonly plan: Plan;
      readonly lines: readonly OrderLine[];
      /** Plan and lines are those that the box had before it was regenerated last. */
      readonly undo?: true;
      readonly startedFrom: number;
      readonly receivedAt: Instant;
    }
  | {
      readonly type: "SkipOrder";
      readonly because?: SkippedBecause;
      /** The act that skips several weeks at once. */
      readonly skippedTogether?: string;
      /** The customer asks for the skip, and these are all the payments of the order: a paid first order is skipped only with them. */
      readonly returns?: readonly ReturnedPart[];
      readonly receivedAt: Instant;
    }
  /** `soldOut`: items that are removed because none are left. */
  | {
      readonly type: "UnskipOrder";
      /** It comes back since the pause for which it was skipped no longer concerns it. */
      readonly resumed?: true;
      readonly soldOut?: readonly string[];
      readonly receivedAt: Instant;
    }
  /** The reason for a skip, given after it. */
  | { readonly type: "ExplainSkip"; readonly because: SkipReason; readonly at: Instant }
  | {
      readonly type: "LockOrder";
      readonly price: OrderPrice;
      readonly subscriptionAtCutoff: "active" | "paused" | "closed" | "none";
      /** When the pause covering the cutoff began; an earlier unskip does not override it. */
      readonly pausedSince?: Instant | undefined;
      /** The first order is locked and charged at sign-up, before its cutoff. */
      readonly early: boolean;
      readonly at: Instant;
    }
  | {
      readonly type: "StartBilling";
      readonly subscriptionAtCutoff: "active" | "paused" | "closed" | "none";
      readonly pausedSince?: Instant | undefined;
      /** The customer gave a new card: the attempt does not wait until it is due. */
      readonly early?: boolean;
      readonly at: Instant;
    }
  | { readonly type: "RecordBilled"; readonly attempt: number; readonly chargedCents: Cents; readonly at: Instant }
  | {
      readonly type: "RecordPaymentFailed";
      readonly attempt: number;
      readonly code: string;
      readonly hard?: boolean;
      readonly nextAttemptAt?: Instant;
      readonly at: Instant;
    }
  /** `retries`: how often the box had been sent out again at this report; a report on an earlier journey is ignored. */
  | { readonly type: "RecordDelivered"; readonly retries?: number | undefined; readonly at: Instant }
  | {
      readonly type: "RecordDeliveryFailed";
      readonly code: string;
      readonly retryAt?: Instant;
      readonly retries?: number | undefined;
      readonly at: Instant;
    }
  | { readonly type: "RecordOutForDelivery"; readonly expectedFrom: Instant; readonly expectedUntil: Instant; readonly at: Instant }
  | {
      /** To another slot of the same week: `lines` are those still available there. */
      readonly type: "ChangeDelivery";
      readonly region: Region;
      readonly slot: DeliverySlot;
      readonly calendar: OrderBase["calendar"];
      readonly zoneTableVersion: string;
      readonly lines: readonly OrderLine[];
      readonly removed: readonly string[];
      readonly receivedAt: Instant;
    }
  /** Null: as the address states. */
  | { readonly type: "ChooseHandover"; readonly handover: Handover | null; readonly receivedAt: Instant }
  | { readonly type: "ChangeDiscounts"; readonly grants: readonly DiscountGrant[]; readonly receivedAt: Instant }
  | ChangeCommand
  | AdditionCommand
  | RefundCommand;

/** The refund of an order, or of an addition to it, in full. */
export interface ReturnedPart extends RefundAsked {
  readonly refundId: string;
  readonly amounts: RefundAmounts;
}

export type ChangeCommand =
  | {
      readonly type: "ChangeFirstOrder";
      readonly changeId: string;
      readonly lines: readonly OrderLine[];
      readonly price: OrderPrice;
      readonly difference: PriceDifference;
      readonly startedFrom: number;
      readonly receivedAt: Instant;
    }
  | { readonly type: "RecordChangeBilled"; readonly changeId: string; readonly at: Instant }
  | { readonly type: "RecordChangeFailed"; readonly changeId: string; readonly code: string; readonly at: Instant };

export type AdditionCommand =
  | {
      readonly type: "StartAddition";
      readonly additionId: string;
      readonly lines: readonly OrderLine[];
      readonly price: AdditionPrice;
      readonly heldUntil: Instant;
      readonly receivedAt: Instant;
    }
  | { readonly type: "StartAdditionBilling"; readonly additionId: string; readonly receivedAt: Instant }
  | { readonly type: "RecordAdditionBilled"; readonly additionId: string; readonly attempt: number; readonly at: Instant }
  | {
      readonly type: "RecordAdditionPaymentFailed";
      readonly additionId: string;
      readonly attempt: number;
      readonly code: string;
      readonly at: Instant;
    }
  | { readonly type: "DropAddition"; readonly additionId: string; readonly because: DroppedBecause; readonly at: Instant };

export type RefundCommand =
  | ({
      readonly type: "RefundOrder";
      readonly refundId: string;
      readonly amounts: RefundAmounts;
      readonly reason: string;
      /** The requester: staff, or a part of the system. */
      readonly by: string;
      /** It exceeds the limit up to which one person may decide. */
      readonly needsApproval: boolean;
      readonly at: Instant;
    } & RefundAsked)
  /** `amounts` is what it refunds now: a further refund may have been made since the request. */
  | {
      readonly type: "ApproveRefund";
      readonly refundId: string;
      readonly amounts: RefundAmounts;
      readonly by: string;
      readonly at: Instant;
    }
  | { readonly type: "DeclineRefund"; readonly refundId: string; readonly by: string; readonly at: Instant };
