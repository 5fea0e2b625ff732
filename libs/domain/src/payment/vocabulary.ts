import { z } from "zod";
import { OrderIdText, Uuid } from "../kernel/schemas.ts";

/** Who takes the money: each provider has references, webhooks and books of its own. */
export const paymentProviders = ["card", "paypal"] as const;
export const PaymentProvider = z.enum(paymentProviders);
export type PaymentProvider = z.infer<typeof PaymentProvider>;

/** What a payment is for. */
export const PaymentPurpose = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("order"), orderId: OrderIdText }),
  z.strictObject({ kind: z.literal("addition"), orderId: OrderIdText, additionId: Uuid }),
  /** What a change of a first order costs more, after it was paid. */
  z.strictObject({ kind: z.literal("change"), orderId: OrderIdText, changeId: Uuid }),
]);
export type PaymentPurpose = z.infer<typeof PaymentPurpose>;
