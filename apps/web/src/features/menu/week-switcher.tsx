import { formatDate } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

const tab =
  "flex min-h-12 shrink-0 flex-col justify-center rounded-control border-[1.5px] border-line bg-surface px-4 py-1.5 text-ink leading-tight no-underline hover:border-ink aria-[current=page]:border-primary aria-[current=page]:bg-primary-tint";

/** The weeks that can be leafed through, each with an address of its own. */
export function WeekSwitcher({
  weeks,
  week,
  search,
}: {
  weeks: readonly string[];
  week: string;
  search: Record<string, string | undefined>;
}) {
  const { t } = useTranslation("menu");
  const language = useLanguage();
  return (
    <nav aria-label={t("weeks")} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:px-1">
      {weeks.map((monday, index) => (
        <To
          key={monday}
          name="menu"
          params={{ date: index === 0 ? "this-week" : monday }}
          search={search}
          aria-current={monday === week ? "page" : undefined}
          className={tab}
        >
          <span className="font-semibold">{index === 0 ? t("thisWeek") : index === 1 ? t("nextWeek") : formatDate(monday, language)}</span>
          {index < 2 && <span className="text-muted text-sm">{formatDate(monday, language)}</span>}
        </To>
      ))}
    </nav>
  );
}
