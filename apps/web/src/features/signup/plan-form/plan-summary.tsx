import type { Diet, Plan } from "@tablee/domain/subscription/vocabulary";
import { Button } from "@tablee/ui/components/form/button";
import { formatMoney, formatMoneyShort } from "@tablee/ui/format/money";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { keyOf, optionsOf, type Plans, picks } from "../../../shared/plan/plan-draft.ts";

interface PlanSummaryProps {
  plans: Plans;
  plan: Plan;
  diets: readonly Diet[];
  saving: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The chosen plan and its price; at the side where there is room, otherwise a line and a button along the bottom edge. */
export function PlanSummary({ plans, plan, diets, saving, onSubmit, children }: PlanSummaryProps) {
  const { t } = useTranslation("plan-form");
  const language = useLanguage();
  const key = keyOf(plan);
  const option = optionsOf(plans, key).find((candidate) => candidate.picks === picks(plan));
  const name =
    plan.type === "ready-to-eat"
      ? t("summaryMeals", { count: plan.meals })
      : t("summaryRecipes", { count: plan.recipes, persons: plan.persons });
  return (
    // On small screens its parts are the page's own: the details scroll with it, and the bar stays.
    <aside
      aria-label={t("summary")}
      className="bg-raised max-lg:contents lg:flex lg:flex-col lg:gap-3 lg:rounded-card lg:border lg:border-line lg:p-5 lg:shadow-card lg:tall:sticky lg:tall:top-6"
    >
      <div className="flex flex-col gap-3 lg:order-2">
        {option && plans.offer && (
          <div className="rounded-control bg-good-tint px-3 py-2" aria-live="polite">
            <p className="figures text-balance font-semibold">
              {/* A preference for premium dishes lets them in, which cost more. */}
              {t(diets.includes("premium") ? "firstBoxFrom" : "firstBox", {
                price: formatMoney(option.firstBoxCents, language),
                usual: formatMoney(option.weekCents, language),
              })}
            </p>
            <p className="text-sm">{language === "fr" ? plans.offer.textFr : plans.offer.textEn}</p>
          </div>
        )}
        <p className="text-muted text-sm">
          {t("delivery", {
            price: formatMoney(plans.deliveryFeeCents, language),
            from: formatMoneyShort(plans.freeDeliveryFromCents, language),
          })}
        </p>
      </div>
      <div className="-mx-4 bottom-0 flex flex-col gap-2 border-line border-t bg-raised px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-overlay sm:mx-0 sm:rounded-t-card sm:border lg:contents tall:sticky">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:order-1 lg:flex-col lg:gap-y-1">
          <p className="font-display text-base lg:text-xl" aria-live="polite">
            {name}
          </p>
          {option && (
            <p className="figures flex flex-wrap items-baseline gap-x-4 lg:flex-col" aria-live="polite">
              <strong className="max-sm:text-sm lg:text-lg">{t("perWeek", { price: formatMoney(option.weekCents, language) })}</strong>
              <span className="text-muted text-sm max-sm:hidden">
                {t("perServing", { price: formatMoney(option.perServingCents, language) })}
              </span>
            </p>
          )}
        </div>
        <div className="empty:hidden lg:order-3">{children}</div>
        {/* No button of a form: a page that the server drew would send itself before its scripts have come. */}
        <Button size="lg" loading={saving} onClick={onSubmit} className="lg:order-4">
          {t("submit")}
        </Button>
      </div>
    </aside>
  );
}
