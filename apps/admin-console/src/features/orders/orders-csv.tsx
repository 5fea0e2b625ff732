import { searchOrders } from "@tablee/contracts/calls/desk-orders";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/client.ts";
import { collectPages } from "../../shared/table/collect-pages.ts";
import { CsvButton } from "../../shared/table/csv-button.tsx";
import { type OrderFilter, searched } from "./requests.ts";

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The orders of the present filter, in its order; amounts in dollars. */
export function OrdersCsv({ filter }: { filter: OrderFilter }) {
  const { t } = useTranslation("orders");
  const header = [
    "orderId",
    "accountId",
    t("columns.customer"),
    t("columns.receipt"),
    t("console:region"),
    t("console:week"),
    t("columns.delivery"),
    t("columns.window"),
    t("console:status"),
    t("columns.total"),
    t("columns.refunded"),
  ];
  const read = async (onRows: (count: number) => void) => {
    const rows = await collectPages((after) => api(searchOrders, { ...searched(filter), after, limit: 200 }), onRows);
    return rows.map((row) => [
      row.orderId,
      row.accountId,
      row.customer,
      row.receiptNumber ?? "",
      row.region,
      row.week,
      row.deliveryDate,
      row.window,
      t(`console:orderStatus.${row.status}`),
      dollars(row.totalCents),
      dollars(row.refundedCents),
    ]);
  };
  return <CsvButton fileName="orders.csv" header={header} read={read} />;
}
