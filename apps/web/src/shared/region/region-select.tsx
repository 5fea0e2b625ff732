import { type Region, regions } from "@tablee/domain/kernel/place/region";
import { clsx } from "clsx";
import { ChevronDown, MapPin } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

interface RegionSelectProps {
  region: Region;
  onChange: (region: Region) => void;
  /** On a phone it shows the postal abbreviation alone, and has its label for screen readers. */
  short?: boolean;
}

/** Visitors choose whose menu they read; a client's own region is known. */
export function RegionSelect({ region, onChange, short = false }: RegionSelectProps) {
  const { t } = useTranslation(["region", "app"]);
  const id = useId();
  return (
    <div className="relative flex flex-wrap items-center gap-x-2.5">
      <label htmlFor={id} className={clsx("text-muted", short && "max-sm:sr-only")}>
        {t("label")}
      </label>
      <select
        id={id}
        value={region}
        onChange={(event) => {
          const chosen = regions.find((candidate) => candidate === event.target.value);
          if (chosen) onChange(chosen);
        }}
        {...(short && { "data-over": "" })}
        className={clsx(
          "peer min-h-11 max-w-full rounded-control border-[1.5px] border-line-strong bg-surface px-3 font-medium",
          short && "max-sm:absolute max-sm:inset-0 max-sm:opacity-0",
        )}
      >
        {regions.map((option) => (
          <option key={option} value={option}>
            {t(`app:region.${option}`)}
          </option>
        ))}
      </select>
      {short && (
        <span
          aria-hidden="true"
          className="pointer-events-none inline-flex min-h-11 items-center gap-1 rounded-control border-[1.5px] border-line-strong bg-surface px-2 font-medium uppercase peer-focus-visible:outline-3 sm:hidden"
        >
          <MapPin className="size-4 text-danger" />
          {region}
          <ChevronDown className="size-4 text-muted" />
        </span>
      )}
    </div>
  );
}
