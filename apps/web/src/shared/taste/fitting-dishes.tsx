import { fittingDishes } from "@tablee/contracts/calls/signup";
import { picksOf } from "@tablee/domain/subscription/picks";
import type { Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatDate } from "@tablee/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../api/calls.ts";
import { useLanguage } from "../i18n/use-language.ts";

/** States the number of dishes of the next week that fit a choice, and the consequence where they are too few for the plan. */
export function FittingDishes({ plan, tastes }: { plan: Plan; tastes: Tastes }) {
  const { t } = useTranslation("taste");
  const language = useLanguage();
  const { data } = useQuery(
    callQuery(fittingDishes, { plan, tastes }, { placeholderData: keepPreviousData, staleTime: 60_000, steady: true }),
  );
  if (!data) return null;
  const { fit, of, picks, tooSmall } = data;
  const wanted = picksOf(plan);
  const counted = t(`fitting.${plan.type}`, { fit, of, week: formatDate(data.week, language) });
  return (
    <div aria-live="polite">
      {picks >= wanted ? (
        <p className="figures text-muted text-sm">{counted}</p>
      ) : (
        <Notice tone="attention">
          {[
            counted,
            picks === 0 ? t("fitting.none") : t(`fitting.short.${plan.type}`, { picks, wanted }),
            ...(tooSmall && picks > 0 ? [t("fitting.tooSmall")] : []),
          ].join(" ")}
        </Notice>
      )}
    </div>
  );
}
