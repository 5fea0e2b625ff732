import { ledgerBalances } from "@tablee/contracts/calls/admin/money";
import { deskOrder } from "@tablee/contracts/calls/admin/orders";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Pool } from "@tablee/platform/postgres";
import { eventually, type Visitor } from "./people.ts";

/** Expects books that balance to the cent: in all, in the entries of each order, and with the gateway's own once it has caught up. */
export async function expectBalancedBooks(finance: Visitor, pool: Pool): Promise<void> {
  const books = await eventually(
    () => finance.call(ledgerBalances, {}),
    // A refund on its way to the gateway is in clearing, and the two agree without it.
    ({ gateway, accounts }) =>
      gateway !== null && gateway.capturedCents - gateway.refundedCents === gateway.cashCents && clearingOf(accounts) === 0,
  );
  expect(books).toMatchObject({ totalCents: 0, unbalanced: 0 });
  expect(books.gateway!.cashCents).toBe(books.gateway!.capturedCents - books.gateway!.refundedCents);
  expect(clearingOf(books.accounts)).toBe(0);
  const { rows } = await pool.query<{ order_id: OrderId }>("SELECT DISTINCT order_id FROM read.ledger WHERE order_id IS NOT NULL");
  expect(rows).not.toHaveLength(0);
  for (const { order_id: orderId } of rows) {
    const { ledger } = await finance.call(deskOrder, { orderId });
    expect(ledger).not.toHaveLength(0);
    expect(ledger.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  }
}

const clearingOf = (accounts: readonly { readonly account: string; readonly cents: number }[]): number =>
  accounts.find(({ account }) => account === "card-clearing")?.cents ?? 0;
