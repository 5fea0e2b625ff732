import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { failedPayments, ledgerBalances, ledgerEntries } from "@tablee/contracts/calls/admin/money";
import { cents, sum, zero } from "@tablee/domain/kernel/money";
import { DateText, PositionText } from "@tablee/domain/kernel/schemas";
import { addDays } from "@tablee/domain/kernel/time";
import { totalsOf } from "@tablee/gateways/payment/books";
import { customerName } from "@tablee/projections/accounts/name";
import { accountBalances, entriesPage, entryCounts } from "@tablee/projections/ledger/queries";
import type { LedgerRow } from "@tablee/projections/ledger/read-model";
import { failedOrders } from "@tablee/projections/orders/failed";
import { z } from "zod";
import { ApiContext } from "../../api-context.ts";
import { cursorOf, parseCursor } from "../../views/keyset.ts";
import { localInstant } from "../../views/local-time.ts";

/** Failed payments, and the books. */
@Injectable()
export class AdminMoney {
  constructor(private readonly api: ApiContext) {}

  async failedPayments({ after, ...filter }: InputOf<typeof failedPayments>): Promise<OutputOf<typeof failedPayments>> {
    const { reads, clock } = this.api;
    const rows = await failedOrders(reads, { ...filter, after: parseCursor(after, DateText) });
    const last = rows.at(-1);
    return {
      rows: rows.map((row) => ({
        orderId: row.key,
        accountId: row.account_id,
        customer: customerName(row),
        region: row.region,
        deliveryDate: row.delivery_date,
        chargeCents: row.charge_cents,
        attempts: row.attempts,
        code: row.code ?? "declined",
        hard: row.hard ?? false,
        nextAttemptAt: row.status === "locked" && row.next_attempt_at ? localInstant(row.next_attempt_at, row.zone) : null,
        subscription: row.subscription ?? "closed",
      })),
      next: rows.length === filter.limit && last ? cursorOf(last.delivery_date, last.key) : null,
      asOf: clock.now(),
    };
  }

  async balances({ until }: InputOf<typeof ledgerBalances>): Promise<OutputOf<typeof ledgerBalances>> {
    const { reads, clock, opened } = this.api;
    const { gateways } = opened;
    const range = { until: until && `${addDays(until, 1)}T00:00:00.000Z` };
    const [rows, counts, gateway] = await Promise.all([
      accountBalances(reads, until),
      entryCounts(reads, until),
      totalsOf(Object.values(gateways.payments).map((gateway) => gateway.books(range))),
    ]);
    const accounts = rows.map(({ account, debit, credit }) => {
      const [debitCents, creditCents] = [cents(Number(debit)), cents(Number(credit))];
      return { account, debitCents, creditCents, cents: cents(debitCents - creditCents) };
    });
    const cashCents = accounts.find(({ account }) => account === "cash")?.cents ?? zero;
    const totalCents = sum(accounts.map((each) => each.cents));
    return { accounts, totalCents, ...counts, gateway: { ...gateway, cashCents }, asOf: clock.now() };
  }

  async entries({ after, ...filter }: InputOf<typeof ledgerEntries>): Promise<OutputOf<typeof ledgerEntries>> {
    const { reads, clock } = this.api;
    const before = parseCursor(after, z.literal(0), PositionText)?.[1];
    const rows = await entriesPage(reads, { ...filter, before });
    const entries = [...Map.groupBy(rows, (row) => row.entry_id).values()].map(entryView);
    const last = rows.at(-1);
    return { rows: entries, next: entries.length === filter.limit && last ? cursorOf(0, last.position) : null, asOf: clock.now() };
  }
}

const entryView = (postings: readonly LedgerRow[]): OutputOf<typeof ledgerEntries>["rows"][number] => ({
  entryId: postings[0]!.entry_id,
  at: postings[0]!.at,
  orderId: postings[0]!.order_id,
  postings: postings.map(({ account, cents: amount }) => ({ account, cents: amount })),
});
