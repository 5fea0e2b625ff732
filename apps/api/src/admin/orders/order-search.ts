import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { searchOrders } from "@tablee/contracts/calls/admin/orders";
import { customerName } from "@tablee/projections/accounts/name";
import { countOrders, ordersPage } from "@tablee/projections/orders/desk";
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
      rows: rows.map(({ row, name }) => ({ ...row, customer: customerName(name) })),
      next: rows.length === input.limit && last ? cursorOf(last.sortValue, last.row.orderId) : null,
      total,
      asOf: clock.now(),
    };
  }
}
