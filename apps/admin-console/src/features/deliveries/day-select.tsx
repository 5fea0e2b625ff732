import { Button } from "@tablee/ui/components/form/button";
import { formatDayShort } from "@tablee/ui/format/dates";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FilterDate } from "../../shared/components/filter-date.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";

interface DaySelectProps {
  date: string;
  /** Days around it that have boxes, ascending. */
  days: readonly string[];
  onChange: (date: string) => void;
}

/** The chosen day, and the nearest days that have boxes. */
export function DaySelect({ date, days, onChange }: DaySelectProps) {
  const { t } = useTranslation("deliveries");
  const language = useLanguage();
  const before = days.findLast((day) => day < date);
  const after = days.find((day) => day > date);
  const step = (day: string | undefined, label: string, Icon: typeof ChevronLeft) => (
    <Button
      variant="secondary"
      size="icon"
      disabled={day === undefined}
      aria-label={day ? `${label} (${formatDayShort(day, language)})` : label}
      title={day ? formatDayShort(day, language) : undefined}
      onClick={() => day && onChange(day)}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
  return (
    <>
      {step(before, t("dayBefore"), ChevronLeft)}
      <FilterDate label={t("day")} value={date} onChange={(day) => day && onChange(day)} />
      {step(after, t("dayAfter"), ChevronRight)}
    </>
  );
}
