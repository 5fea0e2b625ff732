import type { Language } from "@tablee/ui/format/language";
import { Link } from "@tanstack/react-router";
import { createColumnHelper } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import { Amount } from "../../shared/components/amount.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { ledgerAccountWords } from "../../shared/format/ledger-account.ts";
import type { gridFeatures } from "../../shared/table/grid-features.ts";
import type { LedgerEntry } from "./requests.ts";

const column = createColumnHelper<typeof gridFeatures, LedgerEntry>();

/** The columns of the entries: one row an entry, its postings under each other. */
export const entryColumns = (t: TFunction<"money">, language: Language) =>
  column.columns([
    column.accessor("at", {
      header: t("at"),
      meta: { width: 176, wrap: true },
      cell: ({ getValue }) => <span className="figures whitespace-nowrap">{formatUtc(getValue(), language, { year: true })}</span>,
    }),
    column.display({
      id: "accounts",
      header: t("ledger.postings"),
      meta: { heads: true, wrap: true },
      cell: ({ row }) => (
        <ul className="font-normal">
          {row.original.postings.map(({ account, cents }) => (
            <li
              key={`${account} ${cents}`}
              className={cents < 0 ? "truncate pl-6 leading-5" : "truncate leading-5"}
              title={ledgerAccountWords(t, account)}
            >
              {ledgerAccountWords(t, account)}
            </li>
          ))}
        </ul>
      ),
    }),
    column.display({
      id: "debit",
      header: t("console:ledgerColumns.debit"),
      meta: { numeric: true, width: 116, wrap: true },
      cell: ({ row }) => side(row.original, 1),
    }),
    column.display({
      id: "credit",
      header: t("console:ledgerColumns.credit"),
      meta: { numeric: true, width: 116, wrap: true },
      cell: ({ row }) => side(row.original, -1),
    }),
    column.accessor("orderId", {
      header: t("order"),
      meta: { width: 124, wrap: true },
      cell: ({ getValue }) => {
        const orderId = getValue();
        return orderId ? (
          <Link to="/orders/$orderId" params={{ orderId }} className="link font-mono text-sm">
            {orderId.slice(0, 8)}
          </Link>
        ) : (
          <span className="text-muted">–</span>
        );
      },
    }),
  ]);

/** One side of an entry, on the same lines as its postings. */
function side({ postings }: LedgerEntry, sign: 1 | -1) {
  return (
    <ul>
      {postings.map(({ account, cents }) => (
        <li key={`${account} ${cents}`} className="h-5 leading-5">
          {Math.sign(cents) === sign ? <Amount cents={Math.abs(cents)} /> : "\u00a0"}
        </li>
      ))}
    </ul>
  );
}
