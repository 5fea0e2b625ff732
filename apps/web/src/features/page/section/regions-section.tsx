import { regionCounts } from "@tablee/contracts/calls/pages";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { RichText } from "../../../shared/content/rich-text.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { Band, type Section } from "./section-parts.tsx";

/** The regions of deliveries: the cities of each region, and roughly its households where they are enough to be published. */
export function RegionsSection({ section }: { section: Section }) {
  const { t } = useTranslation(["page", "app"]);
  const language = useLanguage();
  const { data } = useQuery(callQuery(regionCounts, {}));
  return (
    <Band section={section} tone="bg-sage">
      <RichText body={section.body} />
      <ul className="mt-8 grid min-h-40 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {data?.regions.map(({ region, cities, householdsAbove }) => (
          <li key={region} className="rounded-card bg-surface p-(--card-pad) shadow-card">
            <MapPin aria-hidden="true" className="size-6 text-danger" />
            <h3 className="mt-2 font-display text-xl">{t(`app:region.${region}`)}</h3>
            <p className="figures mt-1">{t("cities", { count: cities, shown: formatNumber(cities, language) })}</p>
            {householdsAbove !== null && (
              <p className="figures text-muted">{t("households", { shown: formatNumber(householdsAbove, language) })}</p>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}
