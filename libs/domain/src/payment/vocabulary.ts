import { z } from "zod";
import { Uuid } from "../kernel/schemas.ts";

/** What a payment is for. */
export const PaymentPurpose = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("order"), orderId: Uuid }),
  z.strictObject({ kind: z.literal("addition"), orderId: Uuid, additionId: Uuid }),
]);
export type PaymentPurpose = z.infer<typeof PaymentPurpose>;
