import type { OutputOf } from "@tablee/contracts/call";
import { failedPayments, ledgerBalances, ledgerEntries } from "@tablee/contracts/calls/admin/money";
import { keepPreviousData } from "@tanstack/react-query";
import { callPages, callQuery } from "../../shared/api/calls.ts";
import type { LedgerSearch, PaymentsSearch } from "./search.ts";

export type FailedPayment = OutputOf<typeof failedPayments>["rows"][number];
export type Balances = OutputOf<typeof ledgerBalances>;
export type LedgerEntry = OutputOf<typeof ledgerEntries>["rows"][number];

/** Orders that are not paid. */
export const failedPaymentsOf = (search: PaymentsSearch) =>
  callPages(failedPayments, "after", { ...search, limit: 100 }, { placeholderData: keepPreviousData });

/** The balance of each account, up to the end of a day if one is given. */
export const balancesOf = (until: string | undefined) => callQuery(ledgerBalances, { until }, { placeholderData: keepPreviousData });

/** Entries, newest first, up to the same day as the balances. */
export const entriesOf = (search: LedgerSearch) =>
  callPages(ledgerEntries, "after", { ...search, limit: 100 }, { placeholderData: keepPreviousData });
