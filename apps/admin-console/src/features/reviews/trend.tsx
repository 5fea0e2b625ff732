import { formatNumber } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";

/** The change of an average against the period before. */
export function Trend({ average, before }: { average: number; before: number | null }) {
  const { t } = useTranslation("reviews");
  const language = useLanguage();
  if (before === null) return <span className="text-muted">{t("noTrend")}</span>;
  const change = Math.round((average - before) * 10) / 10;
  const tone = change < 0 ? "text-danger-ink" : change > 0 ? "text-good-ink" : "text-muted";
  return <span className={tone}>{`${change > 0 ? "+" : change < 0 ? "−" : "±"}${formatNumber(Math.abs(change), language)}`}</span>;
}
