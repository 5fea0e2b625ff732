import { regions } from "@tablee/domain/kernel/place/region";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { FilterSelect } from "../../shared/components/filter-select.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import { ListScreen } from "../../shared/table/list-screen.tsx";
import { paymentColumns } from "./payment-columns.tsx";
import { type FailedPayment, failedPaymentsOf } from "./requests.ts";
import type { PaymentsSearch } from "./search.ts";

interface PaymentsProps {
  search: PaymentsSearch;
  onSearch: ChangeSearch<PaymentsSearch>;
  onOpenOrder: (orderId: string) => void;
}

const rowId = (row: FailedPayment): string => row.orderId;
const states = ["waiting", "given-up"] as const;

/** Unpaid orders: the attempts, and the next step. */
export function PaymentsScreen({ search, onSearch, onOpenOrder }: PaymentsProps) {
  const { t } = useTranslation("money");
  const language = useLanguage();
  const query = useInfiniteQuery(failedPaymentsOf(search));
  const isFiltered = search.state !== undefined || search.region !== undefined;
  const columns = useMemo(() => paymentColumns(t, language), [t, language]);
  return (
    <ListScreen
      title={t("payments.title")}
      query={query}
      columns={columns}
      rowId={rowId}
      onOpen={onOpenOrder}
      tone={(row) => (row.nextAttemptAt ? "attention" : "danger")}
      empty={<EmptyState title={t(isFiltered ? "payments.emptyHere" : "payments.empty")}>{t("payments.emptyText")}</EmptyState>}
      toolbar={
        <>
          <FilterSelect
            label={t("payments.state")}
            allLabel={t("payments.anyState")}
            value={search.state}
            options={states.map((value) => ({ value, label: t(`payments.states.${value}`) }))}
            onChange={(state) => onSearch({ state })}
          />
          <FilterSelect
            label={t("console:region")}
            allLabel={t("console:allRegions")}
            className="w-48"
            value={search.region}
            options={regions.map((value) => ({ value, label: t(`console:regions.${value}`) }))}
            onChange={(region) => onSearch({ region })}
          />
        </>
      }
    />
  );
}
