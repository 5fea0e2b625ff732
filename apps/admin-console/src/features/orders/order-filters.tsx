import { regions } from "@tablee/domain/kernel/place/region";
import { orderStatuses } from "@tablee/domain/order/vocabulary";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { FilterDate } from "../../shared/components/filter-date.tsx";
import { FilterSelect } from "../../shared/components/filter-select.tsx";
import { FilterText } from "../../shared/components/filter-text.tsx";
import { mondayOf } from "../../shared/format/monday.ts";
import type { OrdersSearch } from "./search.ts";

interface OrderFiltersProps {
  search: OrdersSearch;
  onSearch: ChangeSearch<OrdersSearch>;
  count: string | undefined;
}

/** The filters of the table, and the number of matching orders. */
export function OrderFilters({ search, onSearch, count }: OrderFiltersProps) {
  const { t } = useTranslation("orders");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterText
        label={t("filter")}
        value={search.q ?? ""}
        onChange={(q) => onSearch({ q: q || undefined }, { replace: true })}
        className="w-52 min-[87.5rem]:w-72"
      />
      <FilterSelect
        label={t("console:status")}
        allLabel={t("console:anyStatus")}
        className="w-36"
        value={search.status}
        options={orderStatuses.map((value) => ({ value, label: t(`console:orderStatus.${value}`) }))}
        onChange={(status) => onSearch({ status })}
      />
      <FilterSelect
        label={t("console:region")}
        allLabel={t("console:allRegions")}
        className="w-40 min-[87.5rem]:w-48"
        value={search.region}
        options={regions.map((value) => ({ value, label: t(`console:regions.${value}`) }))}
        onChange={(region) => onSearch({ region })}
      />
      <FilterDate label={t("console:week")} value={search.week} onChange={(day) => onSearch({ week: day && mondayOf(day) })} />
      <FilterDate label={t("columns.delivery")} value={search.deliveryDate} onChange={(deliveryDate) => onSearch({ deliveryDate })} />
      <span role="status" className="figures ml-auto text-muted text-sm">
        {count}
      </span>
    </div>
  );
}
