import { inquiryStates } from "@tablee/domain/inquiry/vocabulary";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { Select } from "@tablee/ui/components/form/select";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { ListScreen } from "../../shared/table/list-screen.tsx";
import { inquiryColumns } from "./inquiry-columns.tsx";
import { InquirySheet } from "./inquiry-sheet.tsx";
import { type InquiryRow, inquiriesIn } from "./requests.ts";
import type { InquiriesSearch } from "./search.ts";

const rowId = (row: InquiryRow): string => row.inquiryId;

/** The messages of the contact form that wait for an answer, or that were answered; Enter opens one. */
export function InquiriesScreen({ search, onSearch }: { search: InquiriesSearch; onSearch: ChangeSearch<InquiriesSearch> }) {
  const { t } = useTranslation("inquiries");
  const language = useLanguage();
  const state = search.state ?? "open";
  const query = useQuery(inquiriesIn(state));
  const columns = useMemo(() => inquiryColumns(t, language), [t, language]);
  const { data } = query;
  return (
    <ListScreen
      title={t("title")}
      query={{ rows: data?.rows, asOf: data?.asOf, error: query.error, isFetching: query.isFetching, refetch: query.refetch }}
      columns={columns}
      rowId={rowId}
      onOpen={(message) => onSearch({ message })}
      empty={<EmptyState title={t(`empty.${state}`)}>{t("emptyText")}</EmptyState>}
      toolbar={
        <Select
          aria-label={t("state")}
          className="w-60"
          value={state}
          options={inquiryStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          onValueChange={(next) => onSearch({ state: inquiryStates.find((value) => value === next), message: undefined })}
        />
      }
    >
      <InquirySheet
        messageId={search.message}
        topic={data?.rows.find(({ inquiryId }) => inquiryId === search.message)?.topic}
        onClose={() => onSearch({ message: undefined })}
      />
    </ListScreen>
  );
}
