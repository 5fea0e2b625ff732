import { fittingDishes } from "@tablee/contracts/calls/signup";
import { picksOf } from "@tablee/domain/subscription/picks";
import type { Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatDate } from "@tablee/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../api/calls.ts";
import { useSession } from "../api/session.ts";
import { useHydrated } from "../app/use-hydrated.ts";
import { useLanguage } from "../i18n/use-language.ts";

interface FittingProps {
  plan: Plan;
  tastes: Tastes;
  /** Only where too few fit, and only how many a box would have: beside a button on a small screen. */
  brief?: true;
}

/** States the number of dishes of the next week that fit a choice, and the consequence where they are too few for the plan. */
export function FittingDishes({ plan, tastes, brief }: FittingProps) {
  const { t } = useTranslation("taste");
  const language = useLanguage();
  const region = useSession()?.region;
  // A drawing makes reads alone, and this call is a post.
  const enabled = useHydrated();
  const { data } = useQuery(
    callQuery(
      fittingDishes,
      { plan, tastes },
      { placeholderData: keepPreviousData, staleTime: 60_000, steady: true, also: [region], enabled },
    ),
  );
  if (!data) return null;
  const { fit, of, picks, tooSmall } = data;
  const wanted = picksOf(plan);
  const short = picks < wanted;
  const counted = t(`fitting.${plan.type}`, { count: fit, of, week: formatDate(data.week, language) });
  if (brief) return short && <p className="figures font-semibold text-attention-ink text-sm">{t("fitting.brief", { picks, wanted })}</p>;
  return (
    <div aria-live="polite">
      {short ? (
        <Notice tone="attention">
          {[
            counted,
            picks === 0 ? t("fitting.none") : t(`fitting.short.${plan.type}`, { picks, wanted }),
            ...(tooSmall && picks > 0 ? [t("fitting.tooSmall")] : []),
          ].join(" ")}
        </Notice>
      ) : (
        <p className="figures text-muted text-sm">{counted}</p>
      )}
    </div>
  );
}
