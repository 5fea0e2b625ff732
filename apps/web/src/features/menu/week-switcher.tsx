import type { OutputOf } from "@tablee/contracts/call";
import type { menuData } from "@tablee/contracts/calls/menu";
import { daysBetween } from "@tablee/domain/kernel/time";
import { formatWeekDays } from "@tablee/ui/format/dates";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "../../shared/api/session.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

const tab =
  "flex min-h-11 shrink-0 flex-col justify-center rounded-control border-[1.5px] border-line bg-surface px-3 text-ink text-sm sm:px-4 sm:py-1.5 sm:text-base leading-tight no-underline hover:border-ink aria-[current=page]:border-primary aria-[current=page]:bg-primary-tint";

export interface WeeksProps {
  menu: Pick<OutputOf<typeof menuData>, "weeks" | "week" | "thisWeek" | "changeable">;
  search: Record<string, string | undefined>;
}

/**
 * The weeks to choose from, each with a URL of its own, starting with the week being delivered. A client reaches that one by its Monday:
 * "this week" opens on the next box that can be changed.
 */
export function WeekSwitcher({ menu: { weeks, week, thisWeek }, search }: WeeksProps) {
  const { t } = useTranslation("menu");
  const language = useLanguage();
  const client = useClient();
  const tabs = useRef<HTMLElement>(null);
  // The page does not scroll: only the row does.
  useEffect(() => {
    const [row, current] = [tabs.current, tabs.current?.querySelector<HTMLElement>(`[data-week="${week}"]`)];
    if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [week]);
  const nameOf = (monday: string) => {
    const ahead = daysBetween(thisWeek, monday) / 7;
    return ahead === 0 ? t("thisWeek") : ahead === 1 ? t("nextWeek") : t("inWeeks", { weeks: ahead });
  };
  return (
    <nav
      ref={tabs}
      aria-label={t("weeks")}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:px-1 sm:pb-2 sm:[scrollbar-width:thin]"
    >
      {weeks.map((monday) => (
        <To
          key={monday}
          data-week={monday}
          name="menu"
          params={{ date: monday === thisWeek && !client ? "this-week" : monday }}
          search={search}
          aria-current={monday === week ? "page" : undefined}
          className={tab}
        >
          <span className="font-semibold">{nameOf(monday)}</span>
          <span className="figures text-muted text-xs sm:text-sm">{t("delivered", { days: formatWeekDays(monday, language) })}</span>
        </To>
      ))}
    </nav>
  );
}
