import { z } from "zod";
import { OrderIdText, Uuid } from "../kernel/schemas.ts";

/** The payment providers: each has its own references, webhooks and books. */
export const paymentProviders = ["card", "paypal"] as const;
export const PaymentProvider = z.enum(paymentProviders);
export type PaymentProvider = z.infer<typeof PaymentProvider>;

/** The purpose of a payment. */
export const PaymentPurpose = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("order"), orderId: OrderIdText }),
  z.strictObject({ kind: z.literal("addition"), orderId: OrderIdText, additionId: Uuid }),
  /** The extra cost of a change of a first order, after it was paid. */
  z.strictObject({ kind: z.literal("change"), orderId: OrderIdText, changeId: Uuid }),
]);
export type PaymentPurpose = z.infer<typeof PaymentPurpose>;
