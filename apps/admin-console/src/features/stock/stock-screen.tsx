import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { Select } from "@tablee/ui/components/form/select";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { productClock } from "../../shared/api/product-clock.ts";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { fits, ProductFilters } from "../../shared/components/product-filters.tsx";
import { RegionSelect } from "../../shared/components/region-select.tsx";
import { weekWords } from "../../shared/format/in-words.ts";
import { mondayOf } from "../../shared/format/monday.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { ListScreen } from "../../shared/table/list-screen.tsx";
import { itemColumns } from "./item-columns.tsx";
import { type StockItem, stockOf } from "./requests.ts";
import type { StockSearch } from "./search.ts";
import { SlotsGrid } from "./slots-grid.tsx";

const rowId = (row: StockItem): string => row.sku;

/** The stock of a region and week: opened, taken and left, the fullest first. */
export function StockScreen({ search, onSearch }: { search: StockSearch; onSearch: ChangeSearch<StockSearch> }) {
  const { t } = useTranslation("stock");
  const language = useLanguage();
  const clock = useQuery(productClock);
  const region = search.region ?? "bc";
  const week = search.week ?? (clock.data && mondayOf(businessDay(clock.data.now)));
  const query = useQuery({ ...stockOf({ region, week: week ?? "" }), enabled: week !== undefined });
  const columns = useMemo(() => itemColumns(t, language), [t, language]);
  const { data } = query;
  const items = useMemo(() => {
    return data?.items
      .filter((item) => fits(item, { kind: search.kind, q: search.q }))
      .sort((a, b) => b.taken / Math.max(1, b.units) - a.taken / Math.max(1, a.units) || b.taken - a.taken);
  }, [data, search.kind, search.q]);
  const weeks = [...new Set([...(data?.weeks ?? []), ...(week ? [week] : [])])].sort();
  const slots = data && (
    <div className="max-h-full min-h-0 overflow-y-auto max-[93.6875rem]:max-h-[42dvh] max-lg:max-h-none">
      {data.slots.length > 0 ? <SlotsGrid slots={data.slots} /> : <EmptyState title={t("noSlots")} />}
    </div>
  );
  return (
    <ListScreen
      title={t("title")}
      caption={t("items")}
      query={{
        rows: items,
        asOf: data?.asOf,
        error: clock.error ?? query.error,
        isFetching: query.isFetching,
        refetch: clock.isError ? clock.refetch : query.refetch,
      }}
      className="h-full max-lg:h-[65dvh]"
      columns={columns}
      rowId={rowId}
      tone={(row) => (row.left <= 0 ? "danger" : undefined)}
      empty={<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      frame={(table) => (
        <div className="grid min-h-0 grow items-start gap-3 min-[93.75rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] min-[93.75rem]:grid-rows-[minmax(0,1fr)] max-[93.6875rem]:grid-rows-[minmax(0,1fr)_auto] max-lg:block max-lg:[&>*+*]:mt-3">
          {table}
          {slots}
        </div>
      )}
      toolbar={
        <>
          <RegionSelect value={region} onChange={(next) => onSearch({ region: next })} />
          {week && (
            <Select
              aria-label={t("console:week")}
              className="w-64"
              value={week}
              options={weeks.map((value) => ({ value, label: weekWords(value, language) }))}
              onValueChange={(next) => onSearch({ week: next })}
            />
          )}
          <ProductFilters
            search={search}
            onSearch={onSearch}
            count={items && t("count", { count: items.length, formatted: formatNumber(items.length, language) })}
          />
        </>
      }
    />
  );
}
