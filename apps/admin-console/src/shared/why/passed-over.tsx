import { formatDate } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { TastesLine } from "../components/tastes-line.tsx";
import { useLanguage } from "../i18n/language.ts";
import type { Explanation } from "./why-lines.tsx";

/** The candidates that were passed over, each with the rule that excluded it, and the household's recent dishes. */
export function PassedOver({ tastes, rejected, recent }: Omit<Explanation, "lines">) {
  const { t } = useTranslation("why");
  const language = useLanguage();
  return (
    <section>
      <TastesLine tastes={tastes} />
      <h3 className="mt-2 mb-1 font-semibold text-muted text-sm">{t("passedOver")}</h3>
      {rejected.length === 0 ? (
        <p className="mt-2 text-muted text-sm">{t("none")}</p>
      ) : (
        <ol
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by keyboard
          tabIndex={0}
          aria-label={t("passedOver")}
          className="mt-2 max-h-64 overflow-y-auto rounded-control border border-line bg-surface"
        >
          {rejected.map((candidate) => (
            <li
              key={candidate.sku}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,1fr)] items-baseline gap-2 border-line border-b px-2 py-1 text-sm last:border-0"
            >
              <span className="text-right font-mono text-muted">{candidate.rank}</span>
              <span className="truncate" title={candidate.name[language]}>
                {candidate.name[language]}
              </span>
              <span className="text-muted">{t(`because.${candidate.because}`, { what: wordFor(candidate.because, candidate.what) })}</span>
            </li>
          ))}
        </ol>
      )}
      {recent.length > 0 && (
        <section className="mt-2 text-muted text-sm">
          <h4>{t("recent")}</h4>
          <ul>
            {byWeek(recent).map(([week, items]) => (
              <li key={week} className="grid grid-cols-[4.5rem_1fr]">
                <span className="figures">{formatDate(week, language, "short")}</span>
                <span>{items.map((item) => item.name[language]).join(", ")}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );

  function wordFor(because: string, what: string | undefined): string {
    if (!what) return "";
    const group = because === "allergen" ? "allergen" : because === "diet" ? "diet" : "dislike";
    return t(`console:${group}.${what}`, { defaultValue: what.replaceAll("-", " ") });
  }
}

/** Groups sent items by week, the latest first. */
function byWeek<Item extends { week: string }>(items: readonly Item[]): [string, Item[]][] {
  const weeks = [...new Set(items.map((item) => item.week))].sort().reverse();
  return weeks.map((week) => [week, items.filter((item) => item.week === week)]);
}
