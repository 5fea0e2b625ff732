import { formatDate, formatDayShort } from "@tablee/ui/format/dates";
import type { Language } from "@tablee/ui/format/language";
import { Link } from "@tanstack/react-router";
import { createColumnHelper } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import { Amount } from "../../shared/components/amount.tsx";
import { OrderStatusWord } from "../../shared/components/order-status.tsx";
import { windowWords } from "../../shared/format/in-words.ts";
import type { CsvColumns } from "../../shared/table/csv.ts";
import type { gridFeatures } from "../../shared/table/grid-features.ts";
import type { OrderRow } from "./requests.ts";

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The columns of the orders' file; amounts in dollars. */
export const orderCsv = (t: TFunction<"orders">): CsvColumns<OrderRow> => [
  ["orderId", (row) => row.orderId],
  ["accountId", (row) => row.accountId],
  [t("columns.customer"), (row) => row.customer],
  [t("columns.receipt"), (row) => row.receiptNumber ?? ""],
  [t("console:region"), (row) => row.region],
  [t("console:week"), (row) => row.week],
  [t("columns.delivery"), (row) => row.deliveryDate],
  [t("columns.window"), (row) => row.window],
  [t("console:status"), (row) => t(`console:orderStatus.${row.status}`)],
  [t("columns.total"), (row) => dollars(row.totalCents)],
  [t("columns.refunded"), (row) => dollars(row.refundedCents)],
];

const column = createColumnHelper<typeof gridFeatures, OrderRow>();

/** The columns of the orders' table. */
export const orderColumns = (t: TFunction<"orders">, language: Language) =>
  column.columns([
    column.accessor("customer", {
      enableSorting: true,
      header: t("columns.customer"),
      meta: { heads: true },
      cell: ({ row }) => (
        <Link to="/orders/$orderId" params={{ orderId: row.original.orderId }} className="link">
          {row.original.customer || t("nameless")}
        </Link>
      ),
    }),
    column.accessor("status", {
      enableSorting: true,
      header: t("console:status"),
      meta: { width: 116 },
      cell: ({ getValue }) => <OrderStatusWord status={getValue()} />,
    }),
    column.accessor("deliveryDate", {
      enableSorting: true,
      header: t("columns.delivery"),
      meta: { width: 204 },
      cell: ({ row }) => (
        <>
          {formatDayShort(row.original.deliveryDate, language)}{" "}
          <span className="text-muted">{windowWords(row.original.window, language)}</span>
        </>
      ),
    }),
    column.accessor("totalCents", {
      id: "total",
      enableSorting: true,
      header: t("columns.total"),
      meta: { numeric: true, width: 104 },
      // Nothing is priced for good before it is locked.
      cell: ({ getValue }) => (getValue() > 0 ? <Amount cents={getValue()} /> : <span className="text-muted">–</span>),
    }),
    column.accessor("refundedCents", {
      header: t("columns.refunded"),
      meta: { numeric: true, width: 116 },
      cell: ({ getValue }) =>
        getValue() > 0 ? <Amount cents={-getValue()} className="text-attention-ink" /> : <span className="text-muted">–</span>,
    }),
    column.accessor("receiptNumber", {
      header: t("columns.receipt"),
      meta: { code: true, width: 128 },
      cell: ({ getValue }) => getValue() ?? <span className="text-muted">–</span>,
    }),
    column.accessor("region", {
      header: t("console:region"),
      meta: { width: 144 },
      cell: ({ getValue }) => t(`console:regions.${getValue()}`),
    }),
    column.accessor("week", {
      header: t("console:week"),
      meta: { width: 84 },
      cell: ({ getValue }) => formatDate(getValue(), language, "short"),
    }),
  ]);
