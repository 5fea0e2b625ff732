import { channels, noticeKinds } from "@tablee/domain/notice/vocabulary";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { FilterSelect } from "../../shared/components/filter-select.tsx";
import { FilterText } from "../../shared/components/filter-text.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import { ListScreen } from "../../shared/table/list-screen.tsx";
import { MessageSheet } from "./message-sheet.tsx";
import { outboxColumns } from "./outbox-columns.tsx";
import { type OutboxRow, outboxOf } from "./requests.ts";
import type { OutboxSearch } from "./search.ts";

const rowId = (row: OutboxRow): string => row.messageId;

/** The sent messages and their recipients; Enter opens a message. */
export function OutboxScreen({ search, onSearch }: { search: OutboxSearch; onSearch: ChangeSearch<OutboxSearch> }) {
  const { t } = useTranslation("outbox");
  const language = useLanguage();
  const query = useInfiniteQuery(outboxOf(search));
  const columns = useMemo(() => outboxColumns(t, language), [t, language]);
  const real = query.data?.pages[0]?.embedded === false;
  return (
    <ListScreen
      title={t("title")}
      query={query}
      columns={columns}
      rowId={rowId}
      onOpen={(message) => onSearch({ message })}
      empty={<EmptyState title={t(real ? "elsewhere" : "empty")}>{t(real ? "elsewhereText" : "emptyText")}</EmptyState>}
      toolbar={
        <>
          <FilterText
            label={t("filter")}
            className="w-96"
            value={search.q ?? ""}
            onChange={(q) => onSearch({ q: q || undefined }, { replace: true })}
          />
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
            options={noticeKinds.map((value) => ({ value, label: t(`codes:notices.${value}`) }))}
            onChange={(kind) => onSearch({ kind })}
          />
        </>
      }
    >
      <MessageSheet messageId={search.message} onClose={() => onSearch({ message: undefined })} />
    </ListScreen>
  );
}
