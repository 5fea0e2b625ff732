import { Notice } from "@tablee/ui/components/banner";
import { formatDay, formatWindow } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { MovedWeeks } from "./requests.ts";

/** What a move did to each open box: its day and window now, and what left it, by name. */
export function MovedWeeksList({ weeks }: { weeks: MovedWeeks }) {
  const { t } = useTranslation("delivery");
  const language = useLanguage();
  const isAllWell = weeks.every(({ outcome, removed }) => outcome === "moved" && removed.length === 0);
  return (
    <Notice tone={isAllWell ? "good" : "attention"} title={t("saved")} live>
      {weeks.length > 0 && (
        <>
          <p>{t("weeks")}</p>
          <ul className="mt-1 list-disc pl-5">
            {weeks.map(({ orderId, deliveryDate, window, outcome, removed }) => (
              <li key={orderId}>
                {t(`week.${outcome}`, { day: formatDay(deliveryDate, language), window: formatWindow(window, language) })}
                {removed.length > 0 && (
                  <span className="block">{t("removed", { items: removed.map(({ name }) => name[language]).join(", ") })}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
