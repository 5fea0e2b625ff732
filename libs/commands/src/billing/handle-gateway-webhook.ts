import { accountOfBuyer } from "@tablee/domain/gift-card/buyer";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { PaymentProvider, PaymentPurpose } from "@tablee/domain/payment/vocabulary";
import type { GatewayNews } from "@tablee/gateways/payment/webhook";
import { giftCards, orders, payments } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

interface WebhookToHandle {
  /** The provider whose route received it. */
  readonly provider: PaymentProvider;
  readonly news: GatewayNews;
}

export interface WebhookResult {
  readonly result: "recorded" | "known" | "not-ours" | "contradicts";
}

/**
 * Records a provider's webhook about a payment, which may be late, repeated or out of order. The first known outcome is kept; a different
 * one is recorded as a contradiction. Ignores webhooks whose reference is of none of our attempts.
 */
export async function handleGatewayWebhook(
  streams: Streams,
  { provider, news }: WebhookToHandle,
  received: CommandContext,
): Promise<WebhookResult> {
  const { paymentId, attempt } = news;
  const { state: payment } = await streams.load(payments, paymentId);
  const held = payment.attempts.find((candidate) => candidate.attempt === attempt);
  if (!payment.purpose || held?.provider !== provider || held.reference !== news.reference) return { result: "not-ours" };
  // The provider knows payments, not accounts: the order or the gift card holds the account.
  const subject = await payerOf(streams, payment.purpose);
  const context = subject === undefined ? received : { ...received, subject };
  const { at } = context;
  const command =
    news.outcome === "captured"
      ? ({ type: "RecordCaptured", attempt, at } as const)
      : ({ type: "RecordDeclined", attempt, code: news.code, hard: news.hard, at } as const);
  try {
    const { changed } = await streams.handle(payments, paymentId, command, context);
    return { result: changed ? "recorded" : "known" };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const said = news.outcome === "captured" ? {} : { code: news.code };
    const note = { type: "NoteContradiction", attempt, outcome: news.outcome, newsId: news.newsId, ...said, at } as const;
    await streams.handle(payments, paymentId, note, part(context, "contradiction"));
    return { result: "contradicts" };
  }
}

/** The account that pays for a purpose; undefined where there is none, as for a visitor's gift card. */
async function payerOf(streams: Streams, purpose: PaymentPurpose): Promise<AccountId | undefined> {
  if (purpose.kind === "gift-card") {
    const { state: card } = await streams.load(giftCards, purpose.giftCardId);
    return accountOfBuyer(purpose.giftCardId, "details" in card ? card.details : undefined);
  }
  if (purpose.kind === "returnable") return purpose.accountId;
  const { state: order } = await streams.load(orders, purpose.orderId);
  return order.status === "none" ? undefined : order.accountId;
}
