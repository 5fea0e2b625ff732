import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { Button } from "@tablee/ui/components/form/button";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { CsvButton } from "../../shared/table/csv-button.tsx";
import { listOf } from "../../shared/table/list-columns.ts";
import { ListScreen } from "../../shared/table/list-screen.tsx";
import { orderColumns } from "./order-columns.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { ReceiptSheet } from "./receipt-sheet.tsx";
import { type OrderRow, orderPages, ordersOf } from "./requests.ts";
import type { OrdersSearch } from "./search.ts";

interface OrdersProps {
  search: OrdersSearch;
  onSearch: ChangeSearch<OrdersSearch>;
  onOpenOrder: (orderId: string) => void;
}

const rowId = (row: OrderRow): string => row.orderId;

/** Searches all orders by facts that a caller can give; Enter opens one. */
export function OrdersScreen({ search, onSearch, onOpenOrder }: OrdersProps) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const { receipt, ...filter } = search;
  const [asking, setAsking] = useState(false);
  const query = useInfiniteQuery(ordersOf(filter));
  const first = query.data?.pages[0];
  const columns = useMemo(() => listOf(orderColumns(t, language)), [t, language]);
  const closeReceipt = () => {
    setAsking(false);
    onSearch({ receipt: undefined });
  };
  return (
    <ListScreen
      title={t("title")}
      query={query}
      columns={columns.grid}
      rowId={rowId}
      sort={{ id: search.sort ?? "deliveryDate", desc: (search.dir ?? (search.sort ? "asc" : "desc")) === "desc" }}
      onSort={({ id, desc }) => onSearch({ sort: id as OrdersSearch["sort"], dir: desc ? "desc" : "asc" })}
      onOpen={onOpenOrder}
      tone={(row) => (row.status === "failed" ? "danger" : undefined)}
      empty={<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      aside={
        <>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            <ReceiptText aria-hidden="true" />
            {t("receipt.open")}
          </Button>
          <CsvButton fileName="orders.csv" columns={columns.file} page={orderPages(filter)} />
        </>
      }
      above={
        <OrderFilters
          search={search}
          onSearch={onSearch}
          count={first && t("count", { count: first.total, formatted: formatNumber(first.total, language) })}
        />
      }
    >
      {(asking || receipt) && <ReceiptSheet number={receipt} onFind={(number) => onSearch({ receipt: number })} onClose={closeReceipt} />}
    </ListScreen>
  );
}
