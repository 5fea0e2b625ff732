import { z } from "zod";
import { AccountIdText, OrderIdText, Uuid } from "../kernel/schemas.ts";

/** The payment providers: each has its own references, webhooks and books. */
export const paymentProviders = ["card", "paypal"] as const;
export const PaymentProvider = z.enum(paymentProviders);
export type PaymentProvider = z.infer<typeof PaymentProvider>;

/** The final outcomes of a payment. No money ever moves for a cancelled one. */
export const FinalOutcome = z.enum(["captured", "declined", "cancelled"]);
export type FinalOutcome = z.infer<typeof FinalOutcome>;

/** The outcomes that a provider reports of its own accord. */
export const ReportedOutcome = FinalOutcome.exclude(["cancelled"]);
export type ReportedOutcome = z.infer<typeof ReportedOutcome>;

/** The outcomes of an attempt, final or not yet. */
export const AttemptOutcome = z.enum(["pending", "unknown", ...FinalOutcome.options]);
export type AttemptOutcome = z.infer<typeof AttemptOutcome>;

const orderPurposes = [
  z.strictObject({ kind: z.literal("order"), orderId: OrderIdText }),
  z.strictObject({ kind: z.literal("addition"), orderId: OrderIdText, additionId: Uuid }),
  /** The extra cost of a change of a first order, after it was paid. */
  z.strictObject({ kind: z.literal("change"), orderId: OrderIdText, changeId: Uuid }),
] as const;

/** The purpose of a payment for an order, or for a part of one. */
export const OrderPurpose = z.discriminatedUnion("kind", orderPurposes);
export type OrderPurpose = z.infer<typeof OrderPurpose>;

/** The purpose of a payment. */
export const PaymentPurpose = z.discriminatedUnion("kind", [
  ...orderPurposes,
  z.strictObject({ kind: z.literal("gift-card"), giftCardId: Uuid }),
  /** A bag or kit that was not returned. */
  z.strictObject({ kind: z.literal("returnable"), accountId: AccountIdText, assetId: Uuid }),
]);
export type PaymentPurpose = z.infer<typeof PaymentPurpose>;
