import { reviewPeriods } from "@tablee/contracts/calls/admin/reviews";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { Select } from "@tablee/ui/components/form/select";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { fits, ProductFilters } from "../../shared/components/product-filters.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import { ListScreen } from "../../shared/table/list-screen.tsx";
import { dishColumns } from "./dish-columns.tsx";
import { type DishReviews, reviewsOf } from "./requests.ts";
import type { ReviewsSearch } from "./search.ts";
import { WordsPane } from "./words-pane.tsx";

const rowId = (row: DishReviews): string => row.sku;

/** Customers' answers about each dish, the worst average first; a dish opens with their words. */
export function ReviewsScreen({ search, onSearch }: { search: ReviewsSearch; onSearch: ChangeSearch<ReviewsSearch> }) {
  const { t } = useTranslation("reviews");
  const language = useLanguage();
  const weeks = search.weeks ?? "12";
  const query = useQuery(reviewsOf({ weeks }));
  const columns = useMemo(() => dishColumns(t, language), [t, language]);
  const { data } = query;
  const rows = useMemo(() => {
    return data?.rows
      .filter((row) => fits(row, { kind: search.kind, q: search.q }))
      .sort((a, b) => a.average - b.average || b.reviews - a.reviews);
  }, [data, search.kind, search.q]);
  const dish = data?.rows.find(({ sku }) => sku === search.sku);
  return (
    <ListScreen
      title={t("title")}
      query={{ rows, asOf: data?.asOf, error: query.error, isFetching: query.isFetching, refetch: query.refetch }}
      className="h-full max-lg:h-[65dvh]"
      columns={columns}
      rowId={rowId}
      onOpen={(sku) => onSearch({ sku })}
      empty={<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      frame={(table) => (
        <div className="grid min-h-0 grow items-start gap-3 grid-rows-[minmax(0,1fr)_auto] max-lg:block max-lg:[&>*+*]:mt-3">
          {table}
          <div className="max-h-[42dvh] min-h-0 overflow-y-auto max-lg:max-h-none">
            {dish ? (
              <WordsPane dish={dish} text={search.text ?? "liked"} onText={(text) => onSearch({ text }, { replace: true })} />
            ) : (
              <p className="text-muted">{t("choose")}</p>
            )}
          </div>
        </div>
      )}
      toolbar={
        <>
          <Select
            aria-label={t("period")}
            className="w-52"
            value={weeks}
            options={reviewPeriods.map((value) => ({ value, label: t(`weeks.${value}`) }))}
            onValueChange={(next) => onSearch({ weeks: reviewPeriods.find((value) => value === next) })}
          />
          <ProductFilters
            search={search}
            onSearch={onSearch}
            count={rows && t("count", { count: rows.length, formatted: formatNumber(rows.length, language) })}
          />
        </>
      }
    />
  );
}
