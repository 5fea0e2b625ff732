import { payChangeBack, payRefundOut } from "@tablee/commands/refund/pay-refund-out";
import { tooLate } from "@tablee/domain/order/charges/decide-change";
import type { OrderEvent } from "@tablee/domain/order/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

/**
 * Pays refunds out, and pays back a change of a paid first order: the difference if the change made it cheaper, the charge if that came too
 * late.
 */
export const payRefundOutWhenOrderRefunded = policy<OrderEvent>("pay-refund-out-when-order-refunded", {
  OrderRefunded:
    ({ stream, data: { refundId } }, context) =>
    (send) =>
      send(payRefundOut, { orderId: idOf(stream), refundId }, context),
  FirstOrderChanged: ({ stream, data: { changeId, difference } }, context) =>
    difference.totalCents < 0 ? (send) => send(payChangeBack, { orderId: idOf(stream), changeId }, context) : undefined,
  FirstOrderChangeFailed: ({ stream, data: { changeId, code } }, context) =>
    code === tooLate ? (send) => send(payChangeBack, { orderId: idOf(stream), changeId }, context) : undefined,
});
