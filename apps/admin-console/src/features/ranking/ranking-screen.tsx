import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../shared/api/error-words.ts";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { LoadError } from "../../shared/components/load-error.tsx";
import { RegionSelect } from "../../shared/components/region-select.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { RankingWeek } from "./ranking-week.tsx";
import { weekOf } from "./requests.ts";
import type { RankingSearch } from "./search.ts";

interface RankingProps {
  search: RankingSearch;
  onSearch: ChangeSearch<RankingSearch>;
}

/** The ranking of a week's items in each category, by which generation picks. */
export function RankingScreen({ search, onSearch }: RankingProps) {
  const { t } = useTranslation("ranking");
  const region = search.region ?? "bc";
  const week = useQuery(weekOf({ region, week: search.week }));
  // A draft belongs to one week of one region.
  if (week.data)
    return (
      <RankingWeek
        key={`${region} ${week.data.week}`}
        week={week.data}
        refreshing={week.isFetching}
        onRead={week.refetch}
        search={search}
        onSearch={onSearch}
      />
    );
  return (
    <Screen title={t("title")} toolbar={<RegionSelect value={region} onChange={(next) => onSearch({ region: next, week: undefined })} />}>
      {week.isPending ? (
        <LoadingText lines={8} className="pane p-4" />
      ) : codeOf(week.error) === "menu-not-found" ? (
        <EmptyState title={t("noMenu")}>{t("noMenuText")}</EmptyState>
      ) : (
        <LoadError error={week.error} onRetry={week.refetch} retrying={week.isFetching} />
      )}
    </Screen>
  );
}
