import type { GatewayNews } from "@tablee/gateways/payment/payment-gateway";
import { orders, payments } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { handlerOf, UseCase } from "../use-case.ts";

export interface WebhookResult {
  readonly result: "recorded" | "known" | "not-ours" | "contradicts";
}

/**
 * Records what the gateway says by itself of a charge: maybe late, repeated, or out of order. The first known outcome is kept;
 * another one is noted as a contradiction.
 */
export async function handleGatewayWebhook(streams: Streams, news: GatewayNews, received: CommandContext): Promise<WebhookResult> {
  const { paymentId, attempt } = news;
  const { state: payment } = await streams.load(payments, paymentId);
  if (!payment.purpose) return { result: "not-ours" };
  const { state: order } = await streams.load(orders, payment.purpose.orderId);
  // The gateway knows payments, not accounts: the order says to which account this belongs.
  const context = order.status === "none" ? received : { ...received, subject: order.accountId };
  const { at } = context;
  const command =
    news.outcome === "captured"
      ? ({ type: "RecordCaptured", attempt, reference: news.reference, at } as const)
      : ({ type: "RecordDeclined", attempt, code: news.code, hard: news.hard, at } as const);
  try {
    const { changed } = await streams.handle(payments, paymentId, command, context);
    return { result: changed ? "recorded" : "known" };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === "attempt-not-found") return { result: "not-ours" };
    const said = news.outcome === "captured" ? { reference: news.reference } : { code: news.code };
    const note = { type: "NoteContradiction", attempt, told: news.outcome, newsId: news.newsId, ...said, at } as const;
    await streams.handle(payments, paymentId, note, part(context, "contradiction"));
    return { result: "contradicts" };
  }
}

export class HandleGatewayWebhook extends UseCase<GatewayNews, WebhookResult> {}
export const HandleGatewayWebhookHandler = handlerOf(HandleGatewayWebhook, handleGatewayWebhook);
