import { z } from "zod";
import { DateText, InstantText, WholeNumber } from "../kernel/schemas.ts";

/** The states an order can be in, from generation to its end. `open` is what customers call upcoming: it can be edited. */
export const orderStatuses = ["open", "skipped", "minimum-not-met", "locked", "billing", "billed", "delivered", "failed"] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** The states of orders that are still to be delivered, or to be paid for. */
export const unsettledStatuses: readonly OrderStatus[] = ["open", "minimum-not-met", "locked", "billing", "billed"];

/** The specification's skip reasons. */
export const skipReasons = ["away", "menu", "budget", "no_deliveries_each_week", "other_service", "others"] as const;
export const SkipReason = z.enum(skipReasons);
export type SkipReason = z.infer<typeof SkipReason>;

/**
 * The reasons for a skip: the customer's, or the system's, when the subscription is paused or closed, or other orders took its slot once
 * its hold expired.
 */
export const SkippedBecause = z.enum([...skipReasons, "paused", "closed", "no-place"]);
export type SkippedBecause = z.infer<typeof SkippedBecause>;

/** The place or person that one box is left with, instead of what its address states. The driver sees it; it names no person. */
export const handovers = [
  "front-door",
  "side-door",
  "back-door",
  "neighbour-left",
  "neighbour-right",
  "neighbour-across",
  "reception",
] as const;
export const Handover = z.enum(handovers);
export type Handover = z.infer<typeof Handover>;

/** The reasons why a box could not be handed over. */
export const deliveryFailures = ["nobody-home", "wrong-address", "no-access", "damaged", "lost", "weather", "other"] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** The instants and dates of one order, computed once when it is generated. */
export const OrderCalendarData = z.strictObject({
  deliveryDate: DateText,
  cutoffAt: InstantText,
  lockAt: InstantText,
  billingAt: InstantText,
  lateAdditionsUntil: InstantText,
  deliveryFrom: InstantText,
  deliveryUntil: InstantText,
});

/** The inputs with which generation made an order: enough to recompute its reasons. */
export const GenerationInputsData = z.strictObject({
  runId: z.string(),
  menuRevision: WholeNumber,
  policyVersion: z.string(),
  /** Hash of exactly the inputs read for this subscription. */
  hash: z.string(),
});
export type GenerationInputsData = z.infer<typeof GenerationInputsData>;

const failureKinds = ["payment", "delivery"] as const;
export const FailureKind = z.enum(failureKinds);
export type FailureKind = z.infer<typeof FailureKind>;

/**
 * The reasons why an addition was dropped: declined, sold out, not paid in time, replaced by a new one, or its order failed, changed or was
 * skipped.
 */
export const DroppedBecause = z.enum(["payment", "sold-out", "expired", "replaced", "order-failed", "order-changed", "order-skipped"]);
export type DroppedBecause = z.infer<typeof DroppedBecause>;
