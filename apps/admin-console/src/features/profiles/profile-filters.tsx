import { regions } from "@tablee/domain/kernel/place/region";
import { subscriptionStatuses } from "@tablee/domain/subscription/vocabulary";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { FilterSelect } from "../../shared/components/filter-select.tsx";
import { FilterText } from "../../shared/components/filter-text.tsx";
import type { ProfilesSearch } from "./search.ts";

const planTypes = ["ready-to-cook", "ready-to-eat"] as const;

/** The filters of the table, and the number of matching subscriptions. */
export function ProfileFilters({
  search,
  onSearch,
  count,
}: {
  search: ProfilesSearch;
  onSearch: ChangeSearch<ProfilesSearch>;
  count: string | undefined;
}) {
  const { t } = useTranslation("profiles");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterText label={t("filter")} value={search.q ?? ""} onChange={(q) => onSearch({ q: q || undefined }, { replace: true })} />
      <FilterSelect
        label={t("console:region")}
        allLabel={t("console:allRegions")}
        className="w-48"
        value={search.region}
        options={regions.map((value) => ({ value, label: t(`console:regions.${value}`) }))}
        onChange={(region) => onSearch({ region })}
      />
      <FilterSelect
        label={t("console:status")}
        allLabel={t("console:anyStatus")}
        className="w-36"
        value={search.status}
        options={subscriptionStatuses.map((value) => ({ value, label: t(`console:subscriptionStatus.${value}`) }))}
        onChange={(status) => onSearch({ status })}
      />
      <FilterSelect
        label={t("plan")}
        allLabel={t("allPlans")}
        className="w-40"
        value={search.planType}
        options={planTypes.map((value) => ({ value, label: t(`console:plan.${value}`) }))}
        onChange={(planType) => onSearch({ planType })}
      />
      <span role="status" className="figures ml-auto text-muted text-sm">
        {count}
      </span>
    </div>
  );
}
