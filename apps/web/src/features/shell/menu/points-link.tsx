import { formatNumber } from "@tablee/ui/format/numbers";
import { Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";

/** The loyalty balance, and the way to its history. */
export function PointsLink({ points }: { points: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <To
      name="rewards"
      aria-label={t("nav.points", { count: points, number: formatNumber(points, language) })}
      className="figures inline-flex min-h-11 items-center gap-1.5 rounded-button px-2.5 font-semibold text-primary-ink text-sm no-underline hover:bg-primary-tint"
    >
      <Coins aria-hidden="true" className="size-4 text-attention-ink" />
      {formatNumber(points, language)}
    </To>
  );
}
