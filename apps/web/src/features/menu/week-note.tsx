import { addWeeks } from "@tablee/domain/kernel/time";
import { formatDayShort } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";
import type { WeeksProps } from "./week-switcher.tsx";

/** A note on which boxes of a week can still be changed, if not all of them can. On a phone next week's tab is right above it. */
export function WeekNote({ menu: { weeks, week, thisWeek, changeable }, search }: WeeksProps) {
  const { t } = useTranslation("menu");
  const language = useLanguage();
  const next = addWeeks(thisWeek, 1);
  if (changeable === "all") return null;
  return (
    <p className="text-muted max-sm:text-sm max-sm:leading-snug">
      {changeable === "none" ? t("unchangeable") : t("changeableFrom", { day: formatDayShort(changeable, language) })}{" "}
      {week === thisWeek && weeks.includes(next) && (
        <To name="menu" params={{ date: next }} search={search} className="link max-sm:hidden">
          {t("seeNextWeek")}
        </To>
      )}
    </p>
  );
}
