import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { CsvButton } from "../../shared/table/csv-button.tsx";
import { listOf } from "../../shared/table/list-columns.ts";
import { ListScreen } from "../../shared/table/list-screen.tsx";
import { profileColumns } from "./profile-columns.tsx";
import { ProfileFilters } from "./profile-filters.tsx";
import { ProfileTabs } from "./profile-tabs.tsx";
import { type Profile, subscriptionPages, subscriptionsOf } from "./requests.ts";
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
  const query = useInfiniteQuery(subscriptionsOf(search));
  const first = query.data?.pages[0];
  const columns = useMemo(() => listOf(profileColumns(t, language)), [t, language]);
  const open = (id: string) => {
    const row = query.data?.pages.flatMap(({ rows }) => rows).find((candidate) => candidate.subscriptionId === id);
    if (row) onOpenAccount(row.accountId);
  };
  return (
    <ListScreen
      title={t("title")}
      query={query}
      columns={columns.grid}
      rowId={rowId}
      sort={{ id: search.sort ?? "startedAt", desc: (search.dir ?? (search.sort ? "asc" : "desc")) === "desc" }}
      onSort={({ id, desc }) => onSearch({ sort: id as ProfilesSearch["sort"], dir: desc ? "desc" : "asc" })}
      onOpen={open}
      empty={<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      aside={<CsvButton fileName="subscriptions.csv" columns={columns.file} page={subscriptionPages(search)} />}
      above={
        <>
          <ProfileTabs />
          <ProfileFilters
            search={search}
            onSearch={onSearch}
            count={first && t("count", { count: first.total, formatted: formatNumber(first.total, language) })}
          />
        </>
      }
    />
  );
}
