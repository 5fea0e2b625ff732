import { type Region, regions } from "@tablee/domain/kernel/place/region";
import { Select } from "@tablee/ui/components/form/select";
import { useTranslation } from "react-i18next";

/** One of the regions that are delivered to. */
export function RegionSelect({ value, onChange }: { value: Region; onChange: (region: Region) => void }) {
  const { t } = useTranslation("console");
  return (
    <Select
      aria-label={t("region")}
      className="w-48"
      value={value}
      options={regions.map((region) => ({ value: region, label: t(`regions.${region}`) }))}
      onValueChange={(next) => onChange(next as Region)}
    />
  );
}
