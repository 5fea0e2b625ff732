import { formatWeekOf } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

/** The weeks whose menu has it. */
export function ProductMenus({ weeks }: { weeks: readonly string[] }) {
  const { t } = useTranslation("details");
  const language = useLanguage();
  return (
    <section aria-labelledby="menus" className="flex flex-col gap-2">
      <h2 id="menus" className="font-display text-2xl">
        {t("onMenus")}
      </h2>
      <p className="text-muted text-sm">{t(weeks.length > 0 ? "onMenusText" : "notOnMenus")}</p>
      <ul>
        {weeks.map((week) => (
          <li key={week}>
            <To name="menu" params={{ date: week }} className="link inline-flex min-h-9 items-center">
              {formatWeekOf(week, language)}
            </To>
          </li>
        ))}
      </ul>
    </section>
  );
}
