import { type Region, regions } from "@tablee/domain/kernel/place/region";
import { useId } from "react";
import { useTranslation } from "react-i18next";

/** Visitors choose whose menu they read; a client's own region is known. */
export function RegionSelect({ region, onChange }: { region: Region; onChange: (region: Region) => void }) {
  const { t } = useTranslation(["region", "app"]);
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-2.5">
      <label htmlFor={id} className="text-muted">
        {t("label")}
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
