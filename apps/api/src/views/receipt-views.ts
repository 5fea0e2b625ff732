import { Injectable } from "@nestjs/common";
import { firstUnlockedWeek } from "@tablee/commands/order/weeks/first-unlocked-week";
import { orderBefore, slotsBefore } from "@tablee/commands/state-before";
import type { ReceiptView, SkippedWeeksView, SkipReceiptView, SubscriptionReceiptView } from "@tablee/contracts/calls/receipts";
import { currentWeek, cutoffOf, openWeeks } from "@tablee/domain/calendar/calendar";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { normalizedNumber } from "@tablee/domain/kernel/receipt-number";
import { dateInWeek, type Instant, type Week } from "@tablee/domain/kernel/time";
import { foodInAll, paidAdditions, totalInAll } from "@tablee/domain/order/charges/paid-additions";
import { isBoxless } from "@tablee/domain/order/standing";
import { pointsFor } from "@tablee/domain/points/policy";
import { taxesInAll } from "@tablee/domain/pricing/explain-taxes";
import { idOf, type StreamName } from "@tablee/domain/streams";
import { inWeek } from "@tablee/domain/subscription/terms";
import type { DeliverySlot, Plan } from "@tablee/domain/subscription/vocabulary";
import { customerName } from "@tablee/projections/accounts/name";
import { accountById } from "@tablee/projections/accounts/queries";
import { orderById } from "@tablee/projections/orders/queries";
import { pointsOfOrders } from "@tablee/projections/points-history/queries";
import {
  broughtBackSince,
  isSubscriptionAct,
  receiptsOfOrder,
  sharedSkipReceipts,
  subscriptionReceiptsOf,
} from "@tablee/projections/receipts/queries";
import type { ReceiptRow } from "@tablee/projections/receipts/read-model";
import type { z } from "zod";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { localInstant, shownCutoff } from "./local-time.ts";
import { netPoints } from "./net-points.ts";
import { methodView, paidWith } from "./order-card.ts";
import { partView } from "./receipt-part.ts";

type Skip = z.infer<typeof SkipReceiptView>;
type SubscriptionAct = z.infer<typeof SubscriptionReceiptView>;

/** Receipts as customers and staff see them. */
@Injectable()
export class ReceiptViews {
  constructor(private readonly api: ApiContext) {}

  /** @throws Failure order-not-found, order-not-billed */
  async ofOrder(orderId: OrderId, accountId: AccountId): Promise<ReceiptView> {
    const { reads } = this.api;
    const row = await orderById(reads, orderId);
    if (!row || row.account_id !== accountId) throw new Failure("order-not-found");
    const [account, receipts, points, products] = await Promise.all([
      accountById(reads, accountId),
      receiptsOfOrder(reads, orderId),
      pointsOfOrders(reads, accountId, [orderId]),
      this.api.catalogue.bySku([...row.lines, ...row.additions.flatMap((addition) => addition.lines)].map((line) => line.sku)),
    ]);
    const paid = receipts.find((receipt) => receipt.kind === "order");
    if (!paid || !row.price || !row.billed_at) throw new Failure("order-not-billed");
    // Both read models have an order's refunds in the order in which they were made.
    const refunded = receipts.filter(({ kind }) => kind === "refund");
    const changed = new Map(
      receipts.flatMap(({ kind, change_id, number }) => (kind === "change" && change_id ? [[change_id, number]] : [])),
    );
    const { zone } = row.slot;
    const method = account && paidWith(row, account);
    const bill = { price: row.price, additions: paidAdditions(row.additions) };
    const { name, address, taxNumbers } = this.api.steps.ports.writer.brand.seller;
    return {
      number: paid.number,
      orderId,
      seller: { name, address },
      issuedAt: localInstant(row.billed_at, zone),
      deliveryDate: row.delivery_date,
      billedTo: {
        name: customerName(account ?? {}),
        city: account?.city ?? "",
        province: account?.address?.province ?? row.region.toUpperCase(),
      },
      payWith: method ? methodView(method) : null,
      order: partView(row, row.lines, row.price, products),
      additions: bill.additions.map((addition) => ({
        ...partView(row, addition.lines, addition.price, products),
        number: receipts.find(({ kind, addition_id }) => kind === "addition" && addition_id === addition.additionId)?.number ?? null,
        additionId: addition.additionId,
        billedAt: localInstant(addition.billedAt ?? row.billed_at!, zone),
      })),
      changes: row.changes.flatMap(({ changeId, difference, madeAt, methodToken }) => {
        const by = account?.methods.find(({ token }) => token === methodToken);
        const number = changed.get(changeId) ?? null;
        return madeAt ? [{ number, changeId, at: localInstant(madeAt, zone), difference, payWith: by ? methodView(by) : null }] : [];
      }),
      returned: row.status === "skipped",
      refunds: row.refunds.map(({ refundId, refundedAt, amounts, reason, additionId }, i) => ({
        number: refunded[i]?.number ?? null,
        refundId,
        at: localInstant(refundedAt, zone),
        amounts,
        reason,
        ...(additionId ? { additionId } : {}),
      })),
      paidCents: cents(totalInAll(bill) - row.refunded_cents),
      refundedCents: row.refunded_cents,
      taxes: taxesInAll({ ...bill, region: row.region, refunds: row.refunds }).map((tax) => ({ ...tax, number: taxNumbers[tax.code] })),
      points: isBoxless(row.status) ? 0 : netPoints(pointsFor(foodInAll(bill), row.delivery_date), points),
      pointsEarned: row.delivered_at !== null,
    };
  }

  /** Receipts of an order's skips and unskips, newest first. */
  async skipsOf(orderId: OrderId, accountId: AccountId): Promise<Skip[]> {
    const row = await orderById(this.api.reads, orderId);
    if (!row || row.account_id !== accountId) throw new Failure("order-not-found");
    const receipts = await receiptsOfOrder(this.api.reads, orderId);
    return (await Promise.all(receipts.map((receipt) => this.skip(receipt)))).flatMap((skip) => skip ?? []).reverse();
  }

  /** The receipt of a week that was skipped or brought back, with the order at that time; undefined for a receipt of a different kind. */
  async skip({ number, kind, at, order_id, stream, revision, position }: ReceiptRow): Promise<Skip | undefined> {
    if ((kind !== "skipped" && kind !== "unskipped") || !order_id) return undefined;
    const order = await orderBefore(this.api.opened.store, order_id, revision);
    if (!order) return undefined;
    const { zone } = order.slot;
    return {
      number,
      orderId: order_id,
      kind,
      week: order.week,
      deliveryDate: order.calendar.deliveryDate,
      receivedAt: localInstant(at, zone),
      cutoff: shownCutoff(order.calendar.cutoffAt, zone),
      event: { stream, revision, position },
    };
  }

  /** The record of weeks that were skipped in one act, each as it was then; undefined for a number of any other receipt. */
  async skippedWeeks(number: string): Promise<(SkippedWeeksView & { readonly accountId: AccountId }) | undefined> {
    const found = await sharedSkipReceipts(this.api.reads, number);
    if (!found) return undefined;
    const back = await broughtBackSince(this.api.reads, found.weeks);
    const weeks = await Promise.all(
      found.weeks.map(async (week) => {
        const since = back.get(week.order_id ?? "");
        return { skip: await this.skip(week), back: (since && (await this.skip(since))) ?? null };
      }),
    );
    const shown = weeks.flatMap(({ skip, back }) => (skip ? [{ skip, back }] : []));
    const first = shown[0];
    if (!first) return undefined;
    return { accountId: found.shared.account_id, number: found.shared.number, receivedAt: first.skip.receivedAt, weeks: shown };
  }

  /**
   * The record for the account that owns these weeks.
   * @throws Failure not-found
   */
  async ownSkippedWeeks(number: string, accountId: AccountId): Promise<SkippedWeeksView> {
    const found = await this.skippedWeeks(number);
    if (found?.accountId !== accountId) throw new Failure("not-found");
    const { accountId: _, ...record } = found;
    return record;
  }

  /** The receipts of an account's subscription changes, newest first; with a number, that one. */
  async subscriptionActs(accountId: AccountId, number: string | undefined): Promise<SubscriptionAct[]> {
    const rows = await subscriptionReceiptsOf(this.api.reads, accountId, number === undefined ? undefined : normalizedNumber(number));
    return (await Promise.all(rows.map((row) => this.subscriptionAct(row)))).flatMap((act) => act ?? []);
  }

  /** The receipt of a subscription change, with the first box that it affected, by the slot at that time. */
  async subscriptionAct(row: ReceiptRow): Promise<SubscriptionAct | undefined> {
    if (!isSubscriptionAct(row)) return undefined;
    const { number, kind, at, stream, revision, position } = row;
    const { opened, steps } = this.api;
    const subscriptionId = idOf(stream as StreamName<"subscription">);
    const [slots, [event]] = await Promise.all([
      slotsBefore(opened.store, subscriptionId, revision),
      opened.store.read(stream, { fromRevision: revision }),
    ]);
    if (!slots || !event) return undefined;
    const {
      reason = null,
      resumesAt,
      slot,
      plan = null,
      fromWeek,
    } = event.data as { reason?: SubscriptionAct["reason"]; resumesAt?: Instant; slot?: DeliverySlot; plan?: Plan; fromWeek?: Week };
    const { weekday, zone } = slot ?? inWeek(slots, currentWeek(at)).slot;
    const week = plan && fromWeek ? fromWeek : await firstUnlockedWeek(steps, subscriptionId, openWeeks(at, weekday, zone), at);
    const deliveryDate = dateInWeek(week, weekday);
    return {
      number,
      kind,
      reason,
      resumesAt: resumesAt === undefined ? null : localInstant(resumesAt, zone),
      plan,
      receivedAt: localInstant(at, zone),
      from: { week, deliveryDate, cutoff: shownCutoff(cutoffOf(deliveryDate, zone), zone) },
      event: { stream, revision, position },
    };
  }
}
