import { channels, noticeKinds } from "@tablee/domain/notice/vocabulary";
import { EmptyState } from "@tablee/ui/components/empty-state";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { DataAge } from "../../shared/components/data-age.tsx";
import { FilterSelect } from "../../shared/components/filter-select.tsx";
import { FilterText } from "../../shared/components/filter-text.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import { DataGrid } from "../../shared/table/data-grid.tsx";
import { useRows } from "../../shared/table/use-rows.ts";
import { MessageSheet } from "./message-sheet.tsx";
import { outboxColumns } from "./outbox-columns.tsx";
import { type OutboxRow, outboxOf } from "./requests.ts";
import type { OutboxSearch } from "./search.ts";

const rowId = (row: OutboxRow): string => row.messageId;

/** What was sent to whom; Enter opens the message. */
export function OutboxScreen({ search, onSearch }: { search: OutboxSearch; onSearch: ChangeSearch<OutboxSearch> }) {
  const { t } = useTranslation("outbox");
  const language = useLanguage();
  const query = useInfiniteQuery(outboxOf(search));
  const { rows, first, onNearEnd } = useRows(query);
  const columns = useMemo(() => outboxColumns(t, language), [t, language]);
  const real = first?.embedded === false;
  return (
    <Screen
      fixed
      title={t("title")}
      aside={<DataAge asOf={first?.asOf} refreshing={query.isFetching} onRefresh={() => void query.refetch()} />}
      toolbar={
        <>
          <FilterText label={t("filter")} value={search.q ?? ""} onChange={(q) => onSearch({ q: q || undefined }, { replace: true })} />
          <FilterSelect
            label={t("channel")}
            allLabel={t("anyChannel")}
            className="w-36"
            value={search.channel}
            options={channels.map((value) => ({ value, label: t(`console:channels.${value}`) }))}
            onChange={(channel) => onSearch({ channel })}
          />
          <FilterSelect
            label={t("kind")}
            allLabel={t("anyKind")}
            className="w-72"
            value={search.kind}
            options={noticeKinds.map((value) => ({ value, label: t(`events:notices.${value}`) }))}
            onChange={(kind) => onSearch({ kind })}
          />
        </>
      }
    >
      {query.isError && !query.data ? (
        <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <DataGrid
          caption={t("title")}
          className="grow max-lg:h-[75dvh]"
          minWidth={1200}
          columns={columns}
          rows={rows}
          rowId={rowId}
          onOpen={(message) => onSearch({ message })}
          onNearEnd={onNearEnd}
          loadingMore={query.isFetchingNextPage}
          empty={<EmptyState title={t(real ? "elsewhere" : "empty")}>{t(real ? "elsewhereText" : "emptyText")}</EmptyState>}
        />
      )}
      <MessageSheet messageId={search.message} onClose={() => onSearch({ message: undefined })} />
    </Screen>
  );
}
