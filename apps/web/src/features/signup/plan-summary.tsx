import type { Diet, Plan } from "@tablee/domain/subscription/vocabulary";
import { Button } from "@tablee/ui/components/form/button";
import { formatMoney, formatMoneyShort } from "@tablee/ui/format/money";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { keyOf, optionsOf, type Plans, picks } from "../../shared/plan/plan-draft.ts";

/** The chosen plan and its price; at the side where there is room, otherwise along the bottom edge. */
interface PlanSummaryProps {
  plans: Plans;
  plan: Plan;
  diets: readonly Diet[];
  saving: boolean;
  children: ReactNode;
}

export function PlanSummary({ plans, plan, diets, saving, children }: PlanSummaryProps) {
  const { t } = useTranslation("signup");
  const language = useLanguage();
  const key = keyOf(plan);
  const option = optionsOf(plans, key).find((candidate) => candidate.picks === picks(plan));
  const name =
    plan.type === "ready-to-eat"
      ? t("plans.summaryMeals", { count: plan.meals })
      : t("plans.summaryRecipes", { count: plan.recipes, persons: plan.persons });
  return (
    <aside
      aria-label={t("plans.summary")}
      className="-mx-4 sticky bottom-0 flex flex-col gap-3 border-line border-t bg-raised px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-overlay sm:mx-0 sm:rounded-card sm:border sm:p-5 lg:top-6 lg:bottom-auto lg:shadow-card"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:flex-col lg:gap-y-1">
        <p className="font-display text-xl" aria-live="polite">
          {name}
        </p>
        {option && (
          <p
            className="figures flex grow flex-wrap items-baseline justify-between gap-x-4 sm:grow-0 sm:flex-col sm:text-right lg:text-left"
            aria-live="polite"
          >
            <strong className="text-lg">{t("plans.perWeek", { price: formatMoney(option.weekCents, language) })}</strong>
            <span className="text-muted text-sm">{t("plans.perServing", { price: formatMoney(option.perServingCents, language) })}</span>
          </p>
        )}
      </div>
      {option && plans.offer && (
        <div className="rounded-control bg-good-tint px-3 py-2" aria-live="polite">
          <p className="figures text-balance font-semibold">
            {/* A preference for premium dishes lets them in, which cost more. */}
            {t(diets.includes("premium") ? "plans.firstBoxFrom" : "plans.firstBox", {
              price: formatMoney(option.firstBoxCents, language),
              usual: formatMoney(option.weekCents, language),
            })}
          </p>
          <p className="text-sm max-lg:hidden">{language === "fr" ? plans.offer.textFr : plans.offer.textEn}</p>
        </div>
      )}
      <p className="text-muted text-sm max-lg:hidden">
        {t("plans.delivery", {
          price: formatMoney(plans.deliveryFeeCents, language),
          from: formatMoneyShort(plans.freeDeliveryFromCents, language),
        })}
      </p>
      {children}
      <Button type="submit" size="lg" loading={saving}>
        {t("plans.submit")}
      </Button>
    </aside>
  );
}
