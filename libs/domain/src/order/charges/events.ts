import { z } from "zod";
import type { ChangingEvents } from "../../kernel/log/events.ts";
import { InstantText, Sku, Uuid, WholeCents, WholeNumber } from "../../kernel/schemas.ts";
import { AdditionPrice, OrderLine, OrderPrice, PriceDifference, RefundAmounts } from "../../pricing/vocabulary.ts";
import { DroppedBecause } from "../vocabulary.ts";

/** The content of a refund: of the order itself, or of an addition to it. */
const refundData = {
  refundId: Uuid,
  additionId: Uuid.optional(),
  lines: z.array(
    z.strictObject({ sku: Sku, pairedWith: Sku.optional(), upgrade: z.literal(true).optional(), quantity: WholeNumber.positive() }),
  ),
  deliveryFee: z.boolean(),
  amounts: RefundAmounts,
  reason: z.string().min(3).max(300),
} as const;

/** A change of the first order after it was paid: all its new lines, their total cost, and the difference. */
const changeData = {
  changeId: Uuid,
  lines: z.array(OrderLine).min(1),
  price: OrderPrice,
  difference: PriceDifference,
} as const;

/** The events of a paid order's changes, additions and refunds. */
export const chargeEvents = {
  FirstOrderChangeStarted: {
    version: 1,
    changes: ["deadlines"],
    says: "The first order, which is paid, shall have other lines that cost more: the charge of the difference begins.",
    data: z.strictObject({ ...changeData, startedAt: InstantText }),
  },
  FirstOrderChangeFailed: {
    version: 1,
    changes: ["deadlines"],
    says: "The difference was not paid: the first order stays as it was.",
    data: z.strictObject({ changeId: Uuid, code: z.string(), failedAt: InstantText }),
  },
  FirstOrderChanged: {
    version: 1,
    changes: ["ledger", "receipts", "deadlines"],
    says: "The first order, which is paid, has other lines; the difference was charged, or goes back the way it was paid.",
    data: z.strictObject({ ...changeData, changedAt: InstantText }),
  },
  LateAdditionStarted: {
    version: 2,
    changes: [],
    says: "Items to be added to a paid order were put together and priced; their stock is held until an instant.",
    data: z.strictObject({
      additionId: Uuid,
      lines: z.array(OrderLine).min(1),
      price: AdditionPrice,
      heldUntil: InstantText,
      startedAt: InstantText,
    }),
  },
  LateAdditionBillingStarted: {
    version: 2,
    changes: ["deadlines"],
    says: "An attempt to charge late additions begins.",
    data: z.strictObject({ additionId: Uuid, attempt: WholeNumber.positive(), chargeCents: WholeCents, startedAt: InstantText }),
  },
  LateAdditionPaymentFailed: {
    version: 2,
    changes: ["deadlines"],
    says: "The attempt did not pay them; another card may.",
    data: z.strictObject({ additionId: Uuid, attempt: WholeNumber.positive(), code: z.string(), failedAt: InstantText }),
  },
  LateAdditionBilled: {
    version: 2,
    changes: ["ledger", "receipts", "deadlines"],
    says: "Late additions are paid and come with the box.",
    data: z.strictObject({
      additionId: Uuid,
      attempt: WholeNumber.positive(),
      lines: z.array(OrderLine),
      price: AdditionPrice,
      billedAt: InstantText,
    }),
  },
  LateAdditionDropped: {
    version: 2,
    changes: [],
    says: "Late additions were dropped, and nothing was charged.",
    data: z.strictObject({ additionId: Uuid, because: DroppedBecause, droppedAt: InstantText }),
  },
  RefundRequested: {
    version: 2,
    changes: ["refund-requests"],
    says: "A refund above the limit waits for a second person.",
    data: z.strictObject({ ...refundData, requestedBy: z.string(), requestedAt: InstantText }),
  },
  RefundDeclined: {
    version: 1,
    changes: ["refund-requests"],
    says: "A second person did not approve a refund.",
    data: z.strictObject({ refundId: Uuid, declinedBy: z.string(), declinedAt: InstantText }),
  },
  OrderRefunded: {
    version: 3,
    changes: ["ledger", "receipts", "refund-requests"],
    says: "Money of the order was given back, line by line in proportion, the way it was paid.",
    data: z.strictObject({ ...refundData, approvedBy: z.string().optional(), refundedAt: InstantText }),
  },
} as const satisfies ChangingEvents;
