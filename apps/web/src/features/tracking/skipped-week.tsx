import { formatDay } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { SkippedWeek as Week } from "./requests.ts";

/** A week without a box, between the boxes that came. */
export function SkippedWeek({ week: { deliveryDate, because } }: { week: Week }) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  return (
    <section className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card border border-line border-dashed px-(--card-pad) py-4">
      <h2 className="font-semibold">{capital(formatDay(deliveryDate, language))}</h2>
      <p className="text-muted">
        {t("noBox")}. {because ? t(`skippedWeek.${because}`) : t("belowMinimum")}
      </p>
    </section>
  );
}
