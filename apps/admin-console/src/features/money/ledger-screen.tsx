import { ledgerBalances, ledgerEntries } from "@tablee/contracts/calls/admin/money";
import { readAgain } from "@tablee/ui/app/refresh";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { DataAge } from "../../shared/components/data-age.tsx";
import { FilterDate } from "../../shared/components/filter-date.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { ledgerAccountWords } from "../../shared/format/ledger-account.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { ListScreen } from "../../shared/table/list-screen.tsx";
import { BalancesTable } from "./balances-table.tsx";
import { BooksCheck } from "./books-check.tsx";
import { entryColumns } from "./entry-columns.tsx";
import { balancesOf, entriesOf, type LedgerEntry } from "./requests.ts";
import type { LedgerSearch } from "./search.ts";

const rowId = (row: LedgerEntry): string => row.entryId;

/** The books: each account's balance, whether they are consistent, and every entry. */
export function LedgerScreen({ search, onSearch }: { search: LedgerSearch; onSearch: ChangeSearch<LedgerSearch> }) {
  const { t } = useTranslation("money");
  const language = useLanguage();
  const client = useQueryClient();
  const balances = useQuery(balancesOf(search.until));
  const entries = useInfiniteQuery(entriesOf(search));
  const columns = useMemo(() => entryColumns(t, language), [t, language]);
  const narrowed = [
    search.account && ledgerAccountWords(t, search.account),
    search.orderId && t("ledger.ofOrder", { id: search.orderId.slice(0, 8) }),
  ]
    .filter(Boolean)
    .join(" · ");
  const books = (
    <div className="flex min-h-0 min-w-0 flex-col gap-3 min-[80rem]:overflow-y-auto">
      {balances.data ? (
        <>
          <BooksCheck balances={balances.data} />
          <BalancesTable balances={balances.data} search={search} />
        </>
      ) : balances.isError ? (
        <LoadError error={balances.error} onRetry={balances.refetch} retrying={balances.isFetching} />
      ) : (
        <LoadingText lines={8} className="pane p-4" />
      )}
    </div>
  );
  return (
    <ListScreen
      title={t("ledger.title")}
      caption={t("ledger.entries")}
      query={entries}
      className="h-full"
      columns={columns}
      rowId={rowId}
      empty={<EmptyState title={t("ledger.noEntries")} />}
      age={
        <DataAge
          asOf={balances.data?.asOf}
          refreshing={balances.isFetching || entries.isFetching}
          onRefresh={() => void readAgain(client, ledgerBalances, ledgerEntries)}
        />
      }
      frame={(table) => (
        <div className="grid grow gap-3 max-[79.9375rem]:shrink-0 max-[79.9375rem]:grid-rows-[auto_70dvh] min-[80rem]:min-h-0 min-[80rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          {books}
          {table}
        </div>
      )}
      toolbar={
        <>
          <FilterDate label={t("ledger.until")} value={search.until} onChange={(until) => onSearch({ until })} />
          {narrowed && (
            <Button variant="secondary" onClick={() => onSearch({ account: undefined, orderId: undefined })}>
              {t("ledger.onlyOf", { what: narrowed })}
              <X aria-label={t("ledger.drop")} />
            </Button>
          )}
        </>
      }
    />
  );
}
