import { regions } from "@tablee/domain/kernel/place/region";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { formatNumber, formatPercent } from "@tablee/ui/format/numbers";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { DataAge } from "../../shared/components/data-age.tsx";
import { FilterSelect } from "../../shared/components/filter-select.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { listWords, planWords } from "../../shared/format/in-words.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { ProfileTabs } from "./profile-tabs.tsx";
import { topOf } from "./requests.ts";
import type { TopSearch } from "./search.ts";

/** The most frequent profiles: combinations of plan and diets among active subscriptions. */
export function TopScreen({ search, onSearch }: { search: TopSearch; onSearch: ChangeSearch<TopSearch> }) {
  const { t } = useTranslation("profiles");
  const language = useLanguage();
  const top = useQuery(topOf(search));
  const most = top.data?.rows[0]?.subscriptions ?? 1;
  return (
    <Screen title={t("title")} aside={<DataAge asOf={top.data?.asOf} refreshing={top.isFetching} onRefresh={() => void top.refetch()} />}>
      <ProfileTabs />
      <div className="flex items-center gap-2">
        <FilterSelect
          label={t("console:region")}
          allLabel={t("console:allRegions")}
          className="w-48"
          value={search.region}
          options={regions.map((value) => ({ value, label: t(`console:regions.${value}`) }))}
          onChange={(region) => onSearch({ region })}
        />
        <span role="status" className="figures text-muted text-sm">
          {top.data && t("top.count", { count: top.data.subscriptions, formatted: formatNumber(top.data.subscriptions, language) })}
        </span>
      </div>
      {top.isPending ? (
        <LoadingText lines={8} className="pane p-4" />
      ) : top.isError ? (
        <LoadError error={top.error} onRetry={top.refetch} retrying={top.isFetching} />
      ) : top.data.rows.length === 0 ? (
        <EmptyState title={t("empty")} />
      ) : (
        <Table caption={t("tabs.top")} className="table-fixed" frameClassName="max-w-5xl">
          <TableHead>
            <tr>
              <TableColumn className="w-40 lg:w-56">{t("plan")}</TableColumn>
              <TableColumn>{t("console:tastes.diets")}</TableColumn>
              <TableColumn numeric style={{ width: 120 }}>
                {t("title")}
              </TableColumn>
              <TableColumn numeric style={{ width: 80 }}>
                {t("top.share")}
              </TableColumn>
              <TableColumn className="w-24 lg:w-56">
                <span className="sr-only">{t("top.bar")}</span>
              </TableColumn>
            </tr>
          </TableHead>
          <TableBody>
            {top.data.rows.map((row) => (
              <TableRow key={JSON.stringify([row.plan, row.diets])}>
                <TableRowHeader className="whitespace-normal">{planWords(t, row.plan)}</TableRowHeader>
                <TableCell className="whitespace-normal">
                  {listWords(t, "diet", row.diets, language) || <span className="text-muted">{t("console:tastes.any")}</span>}
                </TableCell>
                <TableCell numeric>{formatNumber(row.subscriptions, language)}</TableCell>
                <TableCell numeric>{formatPercent(row.subscriptions / Math.max(1, top.data.subscriptions), language)}</TableCell>
                <TableCell>
                  <span
                    aria-hidden="true"
                    className="block h-1.5 rounded-full bg-primary"
                    style={{ width: `${(row.subscriptions / most) * 100}%` }}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Screen>
  );
}
