import { Injectable } from "@nestjs/common";
import type { ReceiptView, SkipReceiptView } from "@tablee/contracts/calls/receipts";
import { cents } from "@tablee/domain/kernel/money";
import { pointsFor } from "@tablee/domain/points/policy";
import { explainLines } from "@tablee/domain/pricing/explain-price";
import type { AdditionPrice, OrderLine, OrderPrice } from "@tablee/domain/pricing/vocabulary";
import { accountById } from "@tablee/projections/accounts/queries";
import { orderById } from "@tablee/projections/orders/queries";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import type { ProductRow } from "@tablee/projections/products/read-model";
import { receiptsOfOrder } from "@tablee/projections/receipts/queries";
import type { ReceiptRow } from "@tablee/projections/receipts/read-model";
import type { z } from "zod";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { linesBefore } from "./lines-before.ts";
import { cutoffView, localInstant } from "./local-time.ts";
import { cardLines, methodView, paidWith } from "./order-card.ts";

type Skip = z.infer<typeof SkipReceiptView>;

/** Receipts as customers and staff see them. */
@Injectable()
export class ReceiptViews {
  constructor(private readonly api: ApiContext) {}

  /** @throws Failure order-not-found, order-not-billed */
  async ofOrder(orderId: string, accountId: string): Promise<ReceiptView> {
    const { reads } = this.api;
    const row = await orderById(reads, orderId);
    if (!row || row.account_id !== accountId) throw new Failure("order-not-found");
    const [account, receipts, products] = await Promise.all([
      accountById(reads, accountId),
      receiptsOfOrder(reads, orderId),
      this.api.catalogue.bySku([...row.lines, ...row.additions.flatMap((addition) => addition.lines)].map((line) => line.sku)),
    ]);
    const paid = receipts.find((receipt) => receipt.kind === "order");
    if (!paid || !row.price || !row.billed_at) throw new Failure("order-not-billed");
    // Both read models have an order's refunds in the order in which they were made.
    const refunded = receipts.filter(({ kind }) => kind === "refund");
    const { zone } = row.slot;
    const method = account && paidWith(row, account);
    const additions = row.additions.filter((addition) => addition.status === "billed");
    const food = row.price.discountedFoodCents + additions.reduce((total, { price }) => total + price.discountedFoodCents, 0);
    return {
      number: paid.number,
      orderId,
      issuedAt: localInstant(row.billed_at, zone),
      deliveryDate: row.delivery_date,
      billedTo: {
        name: account ? `${account.first_name} ${account.last_name}` : "",
        city: account?.city ?? "",
        province: account?.address?.province ?? row.region.toUpperCase(),
      },
      payWith: method ? methodView(method) : null,
      order: partView(row, row.lines, row.price, [], products),
      additions: additions.map((addition) => ({
        ...partView(row, addition.lines, addition.price, linesBefore(row, addition), products),
        number: receipts.find(({ kind, patch_id }) => kind === "addition" && patch_id === addition.patchId)?.number ?? null,
        patchId: addition.patchId,
        billedAt: localInstant(addition.billedAt ?? row.billed_at!, zone),
      })),
      refunds: row.refunds.map(({ refundId, refundedAt, amounts, reason, patchId }, i) => ({
        number: refunded[i]?.number ?? null,
        refundId,
        at: localInstant(refundedAt, zone),
        amounts,
        reason,
        ...(patchId ? { patchId } : {}),
      })),
      paidCents: row.price.totalCents + additions.reduce((total, { price }) => total + price.totalCents, 0) - row.refunded_cents,
      refundedCents: row.refunded_cents,
      points: pointsFor(cents(food), row.delivery_date),
    };
  }

  /** Of an order's weeks that were skipped or brought back, newest first. */
  async skipsOf(orderId: string, accountId: string): Promise<Skip[]> {
    const row = await orderById(this.api.reads, orderId);
    if (!row || row.account_id !== accountId) throw new Failure("order-not-found");
    const receipts = await receiptsOfOrder(this.api.reads, orderId);
    return receipts.flatMap((receipt) => this.skip(receipt, row) ?? []).reverse();
  }

  /** The receipt for a week that was skipped or brought back; undefined for a receipt of another kind. */
  skip(receipt: ReceiptRow, order: OrderRow): Skip | undefined {
    const { number, kind, at, stream, revision, position } = receipt;
    if (kind !== "skipped" && kind !== "unskipped") return undefined;
    const { zone } = order.slot;
    return {
      number,
      orderId: order.key,
      kind,
      week: order.week,
      deliveryDate: order.delivery_date,
      receivedAt: localInstant(at, zone),
      cutoff: cutoffView(order.cutoff_at, zone, this.api.clock.now()),
      event: { stream, revision, position },
    };
  }
}

const partView = (
  { plan, region }: OrderRow,
  lines: readonly OrderLine[],
  price: OrderPrice | AdditionPrice,
  besides: readonly OrderLine[],
  products: ReadonlyMap<string, ProductRow>,
): { lines: ReceiptView["order"]["lines"]; price: OrderPrice | AdditionPrice } => {
  const why = explainLines({ plan, region, lines, price, besides });
  return {
    price,
    lines: cardLines(lines, price, products).map((line, i) => ({
      ...line,
      why: { ...why[i]!, taxes: why[i]!.taxes.map((tax) => ({ ...tax })) },
    })),
  };
};
