import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { searchOrders } from "@tablee/contracts/calls/admin/orders";
import { customerName } from "@tablee/projections/accounts/name";
import { countOrders, type DeskOrder, ordersPage } from "@tablee/projections/orders/desk";
import { z } from "zod";
import { ApiContext } from "../../api-context.ts";
import { cursorOf, parseCursor } from "../../views/keyset.ts";

@Injectable()
export class OrderSearch {
  constructor(private readonly api: ApiContext) {}

  async page(input: InputOf<typeof searchOrders>): Promise<OutputOf<typeof searchOrders>> {
    const { reads, clock } = this.api;
    const [rows, total] = await Promise.all([
      ordersPage(reads, { ...input, after: parseCursor(input.after, z.string()) }),
      countOrders(reads, input),
    ]);
    const last = rows.at(-1);
    return {
      rows: rows.map(rowView),
      next: rows.length === input.limit && last ? cursorOf(last.sort_value, last.key) : null,
      total,
      asOf: clock.now(),
    };
  }
}

const rowView = (row: DeskOrder): OutputOf<typeof searchOrders>["rows"][number] => ({
  orderId: row.key,
  accountId: row.account_id,
  customer: customerName(row),
  region: row.region,
  week: row.week,
  deliveryDate: row.delivery_date,
  window: row.window,
  status: row.status,
  totalCents: row.total_cents,
  refundedCents: row.refunded_cents,
  receiptNumber: row.receipt_number,
});
