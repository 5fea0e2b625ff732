import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useInfiniteQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { FilterSelect } from "../../shared/components/filter-select.tsx";
import { FilterText } from "../../shared/components/filter-text.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import { CsvButton } from "../../shared/table/csv-button.tsx";
import { listOf } from "../../shared/table/list-columns.ts";
import { PagedGrid } from "../../shared/table/paged-grid.tsx";
import { type RowsFilter, type RunRow, rowPages, rowsOf } from "./requests.ts";
import { RowDetail } from "./row-detail.tsx";
import { rowColumns } from "./rows-columns.tsx";
import type { GenerationSearch } from "./search.ts";

const exceptions = ["any", "short", "replaced", "relaxed"] as const;
const tones = { short: "danger", replaced: "attention", relaxed: undefined, none: undefined } as const;
const rowId = (row: RunRow): string => row.subscriptionId;

/** A run's subscriptions, exceptions first by default; each unfolds into its lines and their reasons. */
export function RowsTable({ run, search, onSearch }: { run: RunView; search: GenerationSearch; onSearch: ChangeSearch<GenerationSearch> }) {
  const { t } = useTranslation("generation");
  const language = useLanguage();
  const filter: RowsFilter = {
    sort: search.sort ?? "exception",
    dir: search.dir ?? "asc",
    exception: search.exception,
    sku: search.sku,
    q: search.q,
  };
  const rows = useInfiniteQuery(rowsOf(run.runId, run.state, filter));
  const toggle = (id: string) => onSearch({ open: search.open === id ? undefined : id }, { replace: true });
  const columns = useMemo(() => listOf(rowColumns(t, language, run.committed)), [t, language, run.committed]);
  const total = rows.data?.pages[0]?.total;
  const picked = run.summary?.totals.find((item) => item.sku === search.sku);
  return (
    <section className="flex min-h-0 flex-col gap-2 max-lg:h-[75dvh]" aria-label={t("rows.caption")}>
      <div className="flex flex-wrap items-center gap-2">
        <FilterText
          label={t("rows.filter")}
          value={search.q ?? ""}
          onChange={(q) => onSearch({ q: q || undefined, open: undefined }, { replace: true })}
          className="w-64"
        />
        <FilterSelect
          label={t("rows.exceptionFilter")}
          allLabel={t("exception.all")}
          className="w-52"
          value={search.exception}
          options={exceptions.map((value) => ({ value, label: t(`exception.${value}`) }))}
          onChange={(exception) => onSearch({ exception, open: undefined })}
        />
        {search.sku && (
          <button
            type="button"
            onClick={() => onSearch({ sku: undefined })}
            className="rounded-sm"
            aria-label={t("rows.dropSku", { name: picked?.name[language] ?? search.sku })}
          >
            <Badge tone="info" className="max-w-56">
              <span className="truncate">{picked?.name[language] ?? search.sku}</span>
              <X aria-hidden="true" />
            </Badge>
          </button>
        )}
        <span role="status" className="figures ml-auto text-muted text-sm">
          {total !== undefined && t("rows.count", { count: total, formatted: formatNumber(total, language) })}
        </span>
        <CsvButton fileName={`generation-${run.region}-${run.week}.csv`} columns={columns.file} page={rowPages(run.runId, filter)} />
      </div>
      <PagedGrid
        query={rows}
        caption={t("rows.caption")}
        className="grow"
        columns={columns.grid}
        rowId={rowId}
        sort={{ id: search.sort ?? "exception", desc: search.dir === "desc" }}
        onSort={({ id, desc }) => onSearch({ sort: id as GenerationSearch["sort"], dir: desc ? "desc" : "asc" })}
        onOpen={toggle}
        openId={search.open}
        detail={(row) => <RowDetail run={run} row={row} />}
        tone={(row) => tones[row.exception]}
        empty={
          run.summary?.orders === 0 ? (
            <EmptyState title={t("rows.allThere")}>{t("rows.allThereText")}</EmptyState>
          ) : (
            <EmptyState title={t("rows.empty")}>{t("rows.emptyText")}</EmptyState>
          )
        }
      />
    </section>
  );
}
