import { EmptyState } from "@tablee/ui/components/empty-state";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { DataAge } from "../../shared/components/data-age.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import { DataGrid } from "../../shared/table/data-grid.tsx";
import { useRows } from "../../shared/table/use-rows.ts";
import { profileColumns } from "./profile-columns.tsx";
import { ProfileFilters } from "./profile-filters.tsx";
import { ProfileTabs } from "./profile-tabs.tsx";
import { ProfilesCsv } from "./profiles-csv.tsx";
import { type Profile, subscriptionsOf } from "./requests.ts";
import type { ProfilesSearch } from "./search.ts";

interface ProfilesProps {
  search: ProfilesSearch;
  onSearch: ChangeSearch<ProfilesSearch>;
  onOpenAccount: (accountId: string) => void;
}

const rowId = (row: Profile): string => row.subscriptionId;

/** Every subscription with its profile; Enter opens the account's history. */
export function ProfilesScreen({ search, onSearch, onOpenAccount }: ProfilesProps) {
  const { t } = useTranslation("profiles");
  const language = useLanguage();
  const rows = useInfiniteQuery(subscriptionsOf(search));
  const { rows: list, first, onNearEnd } = useRows(rows);
  const columns = useMemo(() => profileColumns(t, language), [t, language]);
  const open = (id: string) => {
    const row = list?.find((candidate) => candidate.subscriptionId === id);
    if (row) onOpenAccount(row.accountId);
  };
  return (
    <Screen
      fixed
      title={t("title")}
      aside={
        <>
          <DataAge asOf={first?.asOf} refreshing={rows.isFetching} onRefresh={() => void rows.refetch()} />
          <ProfilesCsv search={search} />
        </>
      }
    >
      <ProfileTabs />
      <ProfileFilters
        search={search}
        onSearch={onSearch}
        count={first && t("count", { count: first.total, formatted: formatNumber(first.total, language) })}
      />
      {rows.isError && !rows.data ? (
        <LoadError error={rows.error} onRetry={rows.refetch} retrying={rows.isFetching} />
      ) : (
        <DataGrid
          caption={t("title")}
          className="grow max-lg:h-[75dvh]"
          minWidth={1160}
          columns={columns}
          rows={list}
          rowId={rowId}
          sort={{ id: search.sort ?? "startedAt", desc: (search.dir ?? (search.sort ? "asc" : "desc")) === "desc" }}
          onSort={({ id, desc }) => onSearch({ sort: id as ProfilesSearch["sort"], dir: desc ? "desc" : "asc" })}
          onOpen={open}
          onNearEnd={onNearEnd}
          loadingMore={rows.isFetchingNextPage}
          empty={<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
        />
      )}
    </Screen>
  );
}
