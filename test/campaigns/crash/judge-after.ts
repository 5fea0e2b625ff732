import { noticesOf as noticesOfEvent } from "@tablee/automation/policies/order/notify-when-order-changes";
import { credit as creditDecider } from "@tablee/domain/credit/decider";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { NoticeEvent } from "@tablee/domain/notice/events";
import { isAnnounced } from "@tablee/domain/order/due-payment-notice";
import type { OrderEvent } from "@tablee/domain/order/events";
import { isPaid } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import { streamName } from "@tablee/domain/streams";
import type { Logged } from "@tablee/simulation/log-view";
import { paymentsOf } from "@tablee/testing/model/rules";
import type { StoredLogView } from "../model/log-view.ts";
import type { Books } from "./books.ts";
import type { Seeded } from "./product.ts";

type Refunded = Extract<OrderEvent, { type: "OrderRefunded" }>["data"];

const refundedOf = (log: StoredLogView, orderId: OrderId): Refunded[] =>
  log.of(streamName("order", orderId)).flatMap(({ type, data }) => (type === "OrderRefunded" ? [data as Refunded] : []));

/** Each refund is paid back by the gateway and recorded on the payment once, with the card's part of it. */
export function refundsOf(log: StoredLogView, { orderId, end }: Seeded, { refunds }: Books) {
  const agreed = refundedOf(log, orderId);
  const paidBack = refunds.filter((refund) => refund.orderId === orderId);
  const written = paymentsOf(log, orderId).flatMap((id) =>
    log.of(streamName("payment", id)).filter(({ type }) => type === "PaymentRefunded"),
  );
  const total = (rows: readonly { readonly amountCents: number }[]) => rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const toCards = agreed.reduce((sum, { amounts }) => sum + amounts.cardCents, 0);
  const writtenCents = total(written.map(({ data }) => data as { amountCents: number }));
  const wanted = end === "unpaid" ? 0 : 1;
  return {
    complete: agreed.length === wanted && total(paidBack) === toCards && writtenCents === toCards,
    double: agreed.length > wanted || total(paidBack) > toCards || writtenCents > toCards,
  };
}

/**
 * Checks that exactly the credit is gone that paid for the order and was not refunded, or that expired, in time or when its owner
 * left. Nothing is left reserved.
 */
export function creditIsSettled(log: StoredLogView, order: Order, accountId: AccountId): boolean {
  const stream = streamName("credit", accountId);
  const state = log.state(creditDecider, stream);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const granted = sum(state.grants.map(({ valueCents }) => valueCents));
  const left = sum(state.grants.map(({ leftCents }) => leftCents));
  const paid = isPaid(order) ? order.price.promotionalCents : 0;
  const back = order.status === "none" ? [] : refundedOf(log, order.orderId).map(({ amounts }) => amounts.promotionalCents);
  const expired = log.of(stream).flatMap(({ type, data }) => (type === "CreditExpired" ? [(data as { cents: number }).cents] : []));
  return Object.keys(state.reserved).length === 0 && left === granted - paid + sum(back) - sum(expired) && left === 0;
}

/**
 * The notice of an event that is due later: of a failed payment after some minutes, where the clock stops, since the next attempt is hours
 * away; of a delivery after two days, to ask for a review.
 */
function noticesLater(event: OrderEvent): readonly (readonly [kind: string, channel: string])[] {
  if (event.type === "OrderDelivered") return [["rate-dishes", "mail"]];
  return event.type === "OrderPaymentFailed" && isAnnounced(event.data) ? [["payment-failed", "mail"]] : [];
}

/** Checks for each event with a notice: one per channel, sent under its own id and known to the carrier, or recorded as not sent. */
export function noticesOf(log: StoredLogView, { orderId }: Seeded, { messages }: Books): boolean {
  const wanted = log
    .of(streamName("order", orderId))
    .flatMap((event) => [...noticesOfEvent(event as never), ...noticesLater(event as unknown as OrderEvent)])
    .map(([kind, channel]) => ({ kind, channel }));
  const written = log.ids("notice").flatMap((id) => log.of(streamName("notice", id)) as readonly (Logged & NoticeEvent)[]);
  const own = written.filter(({ data }) => data.subject.id === orderId && !data.kind.startsWith("cutoff-in"));
  const tally = (all: readonly { readonly kind: string; readonly channel: string }[]) =>
    all
      .map(({ kind, channel }) => `${kind} ${channel}`)
      .toSorted()
      .join();
  const handedOver = own.every(
    ({ stream, type, data }) => type !== "NoticeSent" || (stream === `notice-${data.messageId}` && (messages.get(data.messageId) ?? 0) > 0),
  );
  const sent = new Set(written.flatMap(({ type, data }) => (type === "NoticeSent" ? [data.messageId] : [])));
  return tally(wanted) === tally(own.map(({ data }) => data)) && handedOver && [...messages.keys()].every((id) => sent.has(id));
}
