import { saveRanking } from "@tablee/contracts/calls/weekly-categories";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Select } from "@tablee/ui/components/form/select";
import { TabPanel, Tabs } from "@tablee/ui/components/tabs";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { DataAge } from "../../shared/components/data-age.tsx";
import { RegionSelect } from "../../shared/components/region-select.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { weekWords } from "../../shared/format/in-words.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { useMay } from "../../shared/session/staff-context.ts";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { Gaps } from "./gaps.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { RankList } from "./rank-list.tsx";
import type { Category, RankedWeek } from "./requests.ts";
import type { RankingSearch } from "./search.ts";
import { useRankingDraft } from "./use-ranking-draft.ts";

interface RankingWeekProps {
  week: RankedWeek;
  refreshing: boolean;
  onRead: () => void;
  search: RankingSearch;
  onSearch: ChangeSearch<RankingSearch>;
}

/** One week: its categories as tabs, one draft over all of them, one save. */
export function RankingWeek({ week, refreshing, onRead, search, onSearch }: RankingWeekProps) {
  const { t } = useTranslation("ranking");
  const language = useLanguage();
  const draft = useRankingDraft(week);
  const maySave = useMay(saveRanking);
  const chosen = week.categories.find((entry) => entry.category === search.category)?.category ?? week.categories[0]?.category;
  const withGap = new Set(week.gaps.map((gap) => gap.category));
  const weeks = week.weeks.includes(week.week) ? week.weeks : [week.week, ...week.weeks];
  return (
    <Screen
      title={t("title")}
      beside={draft.dirty && <Badge tone="attention">{t("unsaved")}</Badge>}
      aside={
        <>
          <DataAge asOf={week.asOf} refreshing={refreshing} onRefresh={onRead} />
          {maySave && (
            <>
              <Button variant="secondary" disabled={!draft.dirty} onClick={draft.discard}>
                {t("discard")}
              </Button>
              <Button disabled={!draft.dirty} loading={draft.saving} onClick={draft.save}>
                {t("save")}
              </Button>
            </>
          )}
        </>
      }
      toolbar={
        <>
          <RegionSelect value={week.region} onChange={(region) => onSearch({ region, week: undefined })} />
          <Select
            aria-label={t("console:week")}
            className="w-64"
            value={week.week}
            options={weeks.map((value) => ({ value, label: weekWords(value, language) }))}
            onValueChange={(value) => onSearch({ week: value })}
          />
        </>
      }
    >
      {draft.changedElsewhere && <ChangedElsewhere onTake={draft.takeTheirs} />}
      {draft.failure && (
        <Notice tone="danger" live>
          {draft.failure}
        </Notice>
      )}
      {week.gaps.length > 0 && <Gaps gaps={week.gaps} onOpen={(category) => onSearch({ category })} />}
      <Tabs
        label={t("categories")}
        value={chosen}
        onValueChange={(category) => onSearch({ category: category as Category })}
        items={week.categories.map(({ category, items }) => ({
          value: category,
          count: items.length,
          label: (
            <>
              {t(`category.${category}`)}
              {draft.isChanged(category) && <span className="size-1.5 rounded-full bg-attention" role="img" aria-label={t("unsaved")} />}
              {withGap.has(category) && <TriangleAlert className="size-3.5 text-attention-ink" role="img" aria-label={t("gapHere")} />}
            </>
          ),
        }))}
      >
        {week.categories.map(({ category, items }) => (
          <TabPanel key={category} value={category}>
            <RankList
              category={category}
              items={items}
              order={draft.orderOf(category)}
              readOnly={!maySave}
              onOrder={(order) => draft.setOrder(category, order)}
            />
          </TabPanel>
        ))}
      </Tabs>
      <LeaveGuard dirty={draft.dirty} />
    </Screen>
  );
}
