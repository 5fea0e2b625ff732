import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { deskOrder, findReceipt, RefundRequestView } from "@tablee/contracts/calls/admin/orders";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { changePurposeOf, paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { streamName } from "@tablee/domain/streams";
import { paymentAttempts } from "@tablee/projections/account-history/payment-attempts";
import { customerName } from "@tablee/projections/accounts/name";
import { accountById } from "@tablee/projections/accounts/queries";
import { entriesOfOrder } from "@tablee/projections/ledger/queries";
import { noticesOf } from "@tablee/projections/notices/queries";
import { orderById } from "@tablee/projections/orders/queries";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { paidKinds, receiptByNumber } from "@tablee/projections/receipts/queries";
import { requestsOfOrder } from "@tablee/projections/refund-requests/queries";
import type { RefundRequestRow } from "@tablee/projections/refund-requests/read-model";
import type { z } from "zod";
import { ApiContext } from "../../api-context.ts";
import { Failure } from "../../http/failure.ts";
import { localInstant } from "../../views/local-time.ts";
import { OrderViews } from "../../views/order-views.ts";
import { ReceiptViews } from "../../views/receipt-views.ts";
import { ActorNames } from "../accounts/actor-names.ts";
import { entryOf } from "../accounts/history-entry.ts";

type View = OutputOf<typeof deskOrder>;

/** One order as staff see it: content, history, payments, notices and refunds. */
@Injectable()
export class AdminOrder {
  constructor(
    private readonly api: ApiContext,
    private readonly orders: OrderViews,
    private readonly receipts: ReceiptViews,
    private readonly actors: ActorNames,
  ) {}

  async view(orderId: OrderId): Promise<View> {
    const { reads, clock } = this.api;
    const row = await orderById(reads, orderId);
    const account = row && (await accountById(reads, row.account_id));
    if (!row || !account) throw new Failure("order-not-found");
    const { zone } = row.slot;
    const now = clock.now();
    const [cards, receipt, skipReceipts, events, attempts, requests, notices, ledger] = await Promise.all([
      this.orders.cardsOf(row.account_id, now, [row]),
      row.billed_at ? this.receipts.ofOrder(orderId, row.account_id) : null,
      this.receipts.skipsOf(orderId, row.account_id),
      this.api.opened.store.read(`order-${orderId}`, { personal: true }),
      this.#attempts(row),
      requestsOfOrder(reads, orderId),
      noticesOf(reads, { kind: "order", id: orderId }),
      entriesOfOrder(reads, orderId),
    ]);
    const nameOf = await this.actors.find(
      events.map((event) => event.metadata.actor),
      account,
    );
    const names = await this.actors.staff(requests.map(({ request }) => request.requestedBy));
    const { email, city } = account;
    return {
      order: cards[0]!,
      customer: { accountId: row.account_id, name: customerName(account), email, city, region: row.region },
      receipt,
      skipReceipts,
      events: events.map((event) => entryOf(event, zone, nameOf)),
      attempts,
      requests: requests.map((request) => requestView(request, row, names)),
      notices: notices.map(({ key, kind, channel, at, message_id }) => ({
        messageId: message_id ?? key,
        kind,
        channel,
        at: localInstant(at, zone),
        wanted: message_id !== null,
      })),
      ledger: ledger.map(({ entry_id, at, account: name, cents }) => ({
        entryId: entry_id,
        at: localInstant(at, zone),
        account: name,
        cents,
      })),
      asOf: now,
    };
  }

  async byReceipt(number: string): Promise<OutputOf<typeof findReceipt>> {
    const found = await receiptByNumber(this.api.reads, number);
    if (!found) throw new Failure("not-found");
    const { order_id: orderId, account_id: accountId, kind } = found;
    const money = orderId && (paidKinds as readonly string[]).includes(kind);
    return {
      orderId,
      accountId,
      receipt: money ? await this.receipts.ofOrder(orderId, accountId) : null,
      skip: (await this.receipts.skip(found)) ?? null,
      weeks: kind === "skipped-together" ? await this.receipts.ownSkippedWeeks(number, accountId) : null,
      subscription: (await this.receipts.subscriptionAct(found)) ?? null,
    };
  }

  async #attempts(row: OrderRow): Promise<View["attempts"]> {
    const purposes = [
      purposeOf(row.key),
      ...row.changes.map(({ changeId }) => changePurposeOf(row.key, changeId)),
      ...row.additions.map(({ additionId }) => purposeOf(row.key, additionId)),
    ];
    const states = await Promise.all(
      purposes.map(async (purpose) => {
        const paymentId = paymentIdOf(purpose);
        const attempts = paymentAttempts(await this.api.opened.store.read(streamName("payment", paymentId)));
        return attempts.map(({ attempt, amountCents, outcome, code, attemptedAt }) => ({
          paymentId,
          purpose,
          attempt,
          amountCents,
          outcome,
          code: code ?? null,
          at: localInstant(attemptedAt, row.slot.zone),
        }));
      }),
    );
    return states.flat();
  }
}

/** A refund that waits, as staff see it. */
export function requestView(
  { request }: RefundRequestRow,
  order: OrderRow,
  names: ReadonlyMap<string, string>,
): z.infer<typeof RefundRequestView> {
  const { requestedAt, requestedBy, lines, ...asked } = request;
  const name = names.get(requestedBy) ?? requestedBy;
  return { ...asked, lines: [...lines], requestedBy: name, requestedAt: localInstant(requestedAt, order.slot.zone) };
}
