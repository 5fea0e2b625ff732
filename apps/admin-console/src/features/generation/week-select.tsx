import { Select } from "@tablee/ui/components/form/select";
import { useTranslation } from "react-i18next";
import { weekWords } from "../../shared/format/in-words.ts";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";

interface WeekSelectProps {
  weeks: readonly { week: string; opensAt: string; commitsAt: string }[];
  generating: string;
  value: string;
  onChange: (week: string) => void;
}

/** The weeks that can be generated, each with the time at which the system would commit it automatically. */
export function WeekSelect({ weeks, generating, value, onChange }: WeekSelectProps) {
  const { t } = useTranslation("generation");
  const language = useLanguage();
  const options = weeks.map(({ week, commitsAt }) => ({
    value: week,
    label: weekWords(week, language),
    hint: t(week === generating ? "commitsItselfNext" : "commitsItself", { at: formatUtc(commitsAt, language) }),
  }));
  // A deep link may name a week that is long over.
  if (!options.some((option) => option.value === value)) options.unshift({ value, label: weekWords(value, language), hint: t("weekOver") });
  return <Select aria-label={t("console:week")} className="w-64" value={value} options={options} onValueChange={onChange} />;
}
