import { routePickups, routeStops, routes } from "@tablee/contracts/calls/admin/deliveries";
import { regions } from "@tablee/domain/kernel/place/region";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { readAgain } from "@tablee/ui/app/refresh";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { formatDay } from "@tablee/ui/format/dates";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { productClock } from "../../shared/api/product-clock.ts";
import type { ChangeSearch } from "../../shared/api/search-params.ts";
import { DataAge } from "../../shared/components/data-age.tsx";
import { FilterSelect } from "../../shared/components/filter-select.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import { DaySelect } from "./day-select.tsx";
import { PickupsPane } from "./pickups-pane.tsx";
import { routesOf } from "./requests.ts";
import { RoutesTable } from "./routes-table.tsx";
import type { DeliveriesSearch } from "./search.ts";
import { StopsPane } from "./stops-pane.tsx";

/** The routes of a day and, of one of them, the boxes. Without a day in the address it is the business's own today. */
export function DeliveriesScreen({ search, onSearch }: { search: DeliveriesSearch; onSearch: ChangeSearch<DeliveriesSearch> }) {
  const { t } = useTranslation("deliveries");
  const language = useLanguage();
  const client = useQueryClient();
  const clock = useQuery(productClock);
  const date = search.date ?? (clock.data && businessDay(clock.data.now));
  const { region, depot, window } = search;
  const query = useQuery({ ...routesOf({ date: date ?? "", region }), enabled: date !== undefined });
  const toDay = (day: string) => onSearch({ date: day, depot: undefined, window: undefined });
  return (
    <Screen
      title={t("title")}
      beside={date && <span className="text-muted">{formatDay(date, language)}</span>}
      aside={
        <DataAge
          asOf={query.data?.asOf}
          refreshing={query.isFetching}
          onRefresh={() => void readAgain(client, routes, routeStops, routePickups)}
        />
      }
      toolbar={
        date && (
          <>
            <DaySelect date={date} days={query.data?.days ?? []} onChange={toDay} />
            <FilterSelect
              label={t("console:region")}
              allLabel={t("console:allRegions")}
              className="w-48"
              value={region}
              options={regions.map((value) => ({ value, label: t(`console:regions.${value}`) }))}
              onChange={(next) => onSearch({ region: next, depot: undefined, window: undefined })}
            />
          </>
        )
      }
    >
      {query.data ? (
        query.data.routes.length === 0 ? (
          <EmptyState title={t(region ? "noRoutesHere" : "noRoutes")}>{t("noRoutesText")}</EmptyState>
        ) : (
          <>
            <RoutesTable routes={query.data.routes} search={search} />
            {!depot && <p className="text-muted text-sm">{t("chooseRoute")}</p>}
          </>
        )
      ) : query.isError || clock.isError ? (
        <LoadError error={query.error ?? clock.error} onRetry={clock.isError ? clock.refetch : query.refetch} retrying={query.isFetching} />
      ) : (
        <LoadingText lines={5} className="pane p-4" />
      )}
      {date && depot && window && (
        <Fragment key={`${date} ${depot} ${window}`}>
          <StopsPane date={date} depotId={depot} window={window} />
          <PickupsPane route={{ date, depotId: depot, window }} />
        </Fragment>
      )}
    </Screen>
  );
}
