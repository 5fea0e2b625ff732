import type { Region } from "@tablee/domain/kernel/place/region";
import { useId } from "react";
import { useTranslation } from "react-i18next";

/** Visitors choose whose menu they read; a client's own region is known. */
export function RegionSelect({
  region,
  regions,
  onChange,
}: {
  region: Region;
  regions: readonly Region[];
  onChange: (region: Region) => void;
}) {
  const { t } = useTranslation(["menu", "app"]);
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-2.5">
      <label htmlFor={id} className="text-muted">
        {t("region")}
      </label>
      <select
        id={id}
        value={region}
        onChange={(event) => {
          const chosen = regions.find((candidate) => candidate === event.target.value);
          if (chosen) onChange(chosen);
        }}
        className="min-h-11 max-w-full rounded-control border-[1.5px] border-line-strong bg-surface px-3 font-medium"
      >
        {regions.map((option) => (
          <option key={option} value={option}>
            {t(`app:region.${option}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
