import { idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { orders } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";
import { sendNotice } from "./send-notice.ts";

interface FailedAttempt {
  readonly orderId: OrderId;
  readonly attempt: number;
}

/** Sends the notice of a failed payment, unless the order was paid, ended or charged again since. @throws as sendNotice does */
export async function sendPaymentNotice(steps: Steps, { orderId, attempt }: FailedAttempt, context: CommandContext): Promise<void> {
  const { state } = await steps.load(orders, orderId);
  if (state.status === "locked" && state.attempts !== attempt) return;
  const occurrence = idFrom("payment-failed", orderId, String(attempt));
  await sendNotice(steps, { about: "order", id: orderId, kind: "payment-failed", channel: "mail", occurrence }, context);
}
