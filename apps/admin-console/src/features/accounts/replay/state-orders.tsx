import { Badge } from "@tablee/ui/components/feedback/badge";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { formatDate, formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { orderTones } from "../../../shared/components/order-status.tsx";
import { useLanguage } from "../../../shared/i18n/language.ts";
import { Changed } from "../changed.tsx";
import type { AccountState } from "../requests.ts";

type Order = AccountState["orders"][number];

/** The account's orders at that step, the latest week first. */
export function StateOrders({ orders, changes }: { orders: readonly Order[]; changes: ReadonlyMap<string, string> }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  if (orders.length === 0) return <p className="px-3 py-2 text-muted text-sm">{t("state.noOrders")}</p>;
  const sorted = [...orders].sort((a, b) => (a.week < b.week ? 1 : -1));
  const was = (order: Order, field: string) => changes.get(`order.${order.orderId}.${field}`);
  const wasStatus = (order: Order) => {
    const old = was(order, "status");
    return old ? t(`console:orderStatus.${old}`) : old;
  };
  const wasMoney = (order: Order, field: string) => {
    const old = was(order, field);
    return old && /^-?\d+$/.test(old) ? formatMoney(Number(old), language) : old;
  };
  return (
    <section className="px-3 py-2">
      <h3 className="mb-1 font-semibold text-muted text-xs uppercase tracking-wide">{t("state.orders")}</h3>
      <Table caption={t("state.orders")}>
        <TableHead>
          <tr>
            <TableColumn>{t("console:week")}</TableColumn>
            <TableColumn>{t("console:status")}</TableColumn>
            <TableColumn>{t("state.delivery")}</TableColumn>
            <TableColumn numeric>{t("state.items")}</TableColumn>
            <TableColumn numeric>{t("state.total")}</TableColumn>
          </tr>
        </TableHead>
        <TableBody>
          {sorted.map((order) => (
            <TableRow key={order.orderId}>
              <TableRowHeader className="font-medium">{formatDate(order.week, language, "short")}</TableRowHeader>
              <TableCell>
                <Changed was={wasStatus(order)}>
                  <Badge tone={orderTones[order.status]}>{t(`console:orderStatus.${order.status}`)}</Badge>
                </Changed>
              </TableCell>
              <TableCell>
                <Changed was={was(order, "deliveryDate")}>{formatDayShort(order.deliveryDate, language)}</Changed>
              </TableCell>
              <TableCell numeric>
                <Changed was={was(order, "items")}>{order.items}</Changed>
              </TableCell>
              <TableCell numeric>
                <Changed was={wasMoney(order, "totalCents")}>
                  {order.totalCents === null ? "–" : formatMoney(order.totalCents, language)}
                </Changed>
                {order.refundedCents > 0 && (
                  <span className="ml-1 text-attention-ink">
                    <Changed was={wasMoney(order, "refundedCents")}>{formatMoney(-order.refundedCents, language)}</Changed>
                  </span>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
