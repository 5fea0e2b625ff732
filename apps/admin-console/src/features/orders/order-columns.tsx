import { formatDate, formatDayShort } from "@tablee/ui/format/dates";
import type { Language } from "@tablee/ui/format/language";
import { Link } from "@tanstack/react-router";
import { createColumnHelper } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import { Amount } from "../../shared/components/amount.tsx";
import { OrderStatusWord } from "../../shared/components/order-status.tsx";
import { windowWords } from "../../shared/format/in-words.ts";
import type { CsvValue } from "../../shared/table/csv.ts";
import type { gridFeatures } from "../../shared/table/grid-features.ts";
import type { ListColumn } from "../../shared/table/list-columns.ts";
import type { OrderRow } from "./requests.ts";

/** Empty for an amount of nothing, as the dash on the screen. */
const dollars = (cents: number | null): CsvValue => (cents ? { cents } : "");

const column = createColumnHelper<typeof gridFeatures, OrderRow>();

/** The columns of the orders' table and of their file; amounts of the file are in dollars. */
export const orderColumns = (t: TFunction<"orders">, language: Language): readonly ListColumn<OrderRow>[] => [
  {
    file: [
      ["orderId", (row) => row.orderId],
      ["accountId", (row) => row.accountId],
    ],
  },
  {
    grid: column.accessor("customer", {
      enableSorting: true,
      header: t("columns.customer"),
      meta: { heads: true },
      cell: ({ row }) => (
        <Link to="/orders/$orderId" params={{ orderId: row.original.orderId }} className="link">
          {row.original.customer || t("nameless")}
        </Link>
      ),
    }),
    file: [[t("columns.customer"), (row) => row.customer]],
  },
  {
    grid: column.accessor("status", {
      enableSorting: true,
      header: t("console:status"),
      meta: { width: 116 },
      cell: ({ getValue }) => <OrderStatusWord status={getValue()} />,
    }),
    file: [[t("console:status"), (row) => t(`console:orderStatus.${row.status}`)]],
  },
  {
    grid: column.accessor("deliveryDate", {
      enableSorting: true,
      header: t("columns.delivery"),
      meta: { width: 198 },
      cell: ({ row }) => (
        <>
          {formatDayShort(row.original.deliveryDate, language)}{" "}
          <span className="text-muted">{windowWords(row.original.window, language)}</span>
        </>
      ),
    }),
    file: [
      [t("columns.delivery"), (row) => ({ date: row.deliveryDate })],
      [t("columns.window"), (row) => windowWords(row.window, language)],
    ],
  },
  {
    grid: column.accessor("paidCents", {
      id: "paid",
      enableSorting: true,
      header: t("columns.paid"),
      meta: { numeric: true, width: 104 },
      cell: ({ getValue }) => {
        const cents = getValue();
        return cents ? <Amount cents={cents} /> : <span className="text-muted">–</span>;
      },
    }),
    file: [[t("columns.paid"), (row) => dollars(row.paidCents)]],
  },
  {
    grid: column.accessor("refundedCents", {
      header: t("columns.refunded"),
      meta: { numeric: true, width: 108 },
      cell: ({ getValue }) =>
        getValue() > 0 ? <Amount cents={-getValue()} className="text-attention-ink" /> : <span className="text-muted">–</span>,
    }),
    file: [[t("columns.refunded"), (row) => dollars(row.refundedCents)]],
  },
  {
    grid: column.accessor("receiptNumber", {
      header: t("columns.receipt"),
      meta: { code: true, width: 128 },
      cell: ({ getValue }) => getValue() ?? <span className="text-muted">–</span>,
    }),
    file: [[t("columns.receipt"), (row) => row.receiptNumber ?? ""]],
  },
  {
    grid: column.accessor("region", {
      header: t("console:region"),
      meta: { width: 158 },
      cell: ({ getValue }) => t(`console:regions.${getValue()}`),
    }),
    file: [[t("console:region"), (row) => t(`console:regions.${row.region}`)]],
  },
  {
    grid: column.accessor("week", {
      header: t("console:week"),
      meta: { width: 76 },
      cell: ({ getValue }) => formatDate(getValue(), language, "short"),
    }),
    file: [[t("console:week"), (row) => ({ date: row.week })]],
  },
];
