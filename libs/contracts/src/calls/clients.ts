import { DateText, OrderIdText, WholeCents } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import { MaybeLocalInstant, OrderCardLine } from "../schemas.ts";

export const deliveryHistory = defineCall({
  method: "GET",
  path: "/api/v1/clients/delivery_history",
  who: "client",
  summary: "Boxes that came, or should have, newest first, by pages.",
  input: z.strictObject({ before: DateText.optional(), limit: z.coerce.number().int().min(1).max(50).default(10) }),
  output: z.strictObject({
    deliveries: z.array(
      z.strictObject({
        orderId: OrderIdText,
        deliveryDate: DateText,
        status: z.enum(["delivered", "failed"]),
        deliveredAt: MaybeLocalInstant,
        lines: z.array(OrderCardLine),
        totalCents: WholeCents,
        refundedCents: WholeCents,
        receiptNumber: z.string().nullable(),
      }),
    ),
    next: DateText.nullable(),
  }),
  reads: [...orderCardReads, "receipts"],
});
