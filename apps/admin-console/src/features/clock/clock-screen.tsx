import { advanceClock } from "@tablee/contracts/calls/operations";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { EnvironmentBanner } from "@tablee/ui/components/feedback/page-banners";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DataAge } from "../../shared/components/data-age.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { useMay } from "../../shared/session/staff-context.ts";
import { AdvancePane } from "./advance-pane.tsx";
import { DueTable } from "./due-table.tsx";
import { clockNow } from "./requests.ts";
import { ZoneClocks } from "./zone-clocks.tsx";

/** The product's time, what is due next, and the controls to move the clock. Only where the clock can be moved. */
export function ClockScreen() {
  const { t } = useTranslation("clock");
  const clock = useQuery(clockNow);
  const mayAdvance = useMay(advanceClock);
  if (clock.data && !clock.data.movable) return <EmptyState title={t("fixed")}>{t("fixedText")}</EmptyState>;
  return (
    <>
      <EnvironmentBanner name={t("banner")}>{t("bannerText")}</EnvironmentBanner>
      <Screen
        title={t("title")}
        aside={<DataAge asOf={clock.data?.now} refreshing={clock.isFetching} onRefresh={() => void clock.refetch()} />}
      >
        {clock.isPending ? (
          <LoadingText lines={6} className="pane p-4" />
        ) : clock.isError ? (
          <LoadError error={clock.error} onRetry={clock.refetch} retrying={clock.isFetching} />
        ) : (
          <>
            <ZoneClocks now={clock.data.now} frozen={clock.data.frozen} />
            {mayAdvance ? <AdvancePane clock={clock.data} /> : <Notice tone="neutral">{t("readOnly")}</Notice>}
            <DueTable clock={clock.data} />
          </>
        )}
      </Screen>
    </>
  );
}
