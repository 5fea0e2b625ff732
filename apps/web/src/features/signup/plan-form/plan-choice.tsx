import type { Plan } from "@tablee/domain/subscription/vocabulary";
import { Fieldset } from "@tablee/ui/components/form/field";
import { RadioCard } from "@tablee/ui/components/form/radio-card";
import { RadioGroup } from "@tablee/ui/components/form/radio-group";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { isOffered, keyOf, optionsOf, type Plans, picks, planKeys, planOf } from "../../../shared/plan/plan-draft.ts";
import { planPlates } from "../../../shared/plan/plates.ts";
import { PlatePicture } from "../../../shared/ui/plate-picture.tsx";

/** Chooses persons and size, with the price of each size per serving and per week. */
export function PlanChoice({ plans, plan, onChange }: { plans: Plans; plan: Plan; onChange: (plan: Plan) => void }) {
  const { t } = useTranslation(["plan-form", "plan"]);
  const language = useLanguage();
  const key = keyOf(plan);
  const kinds = planKeys.filter((kind) => isOffered(plans, kind));
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <>
      <Fieldset legend={t("who")}>
        <RadioGroup
          value={key}
          aria-label={t("who")}
          onValueChange={(value) => onChange(planOf(planKeys.find((candidate) => candidate === value) ?? key))}
          className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col"
        >
          {kinds.map((option) => (
            <RadioCard
              key={option}
              value={option}
              title={t(`plan:${option}`)}
              description={t(`${option}`)}
              media={
                <span className="-mx-4 -mt-4 mb-1 block h-24 overflow-hidden rounded-t-[calc(var(--r-card)-2px)] sm:h-36">
                  <PlatePicture plate={planPlates[option]} eager />
                </span>
              }
            />
          ))}
        </RadioGroup>
      </Fieldset>
      <Fieldset legend={t(key === "eat" ? "howManyMeals" : "howManyRecipes")}>
        <RadioGroup
          value={String(picks(plan))}
          aria-label={t(key === "eat" ? "howManyMeals" : "howManyRecipes")}
          onValueChange={(value) => onChange(planOf(key, Number(value)))}
          className="gap-2"
        >
          {optionsOf(plans, key).map((option) => (
            <RadioCard
              key={option.picks}
              value={String(option.picks)}
              className="py-2.5"
              title={
                <span className="figures flex items-center gap-4">
                  <span className="w-7 font-display text-2xl">{option.picks}</span>
                  <span className="flex flex-col text-base leading-snug sm:flex-row sm:gap-4">
                    <span className="sm:w-44">{t("perServing", { price: money(option.perServingCents) })}</span>
                    <span className="font-normal text-muted">{t("perWeek", { price: money(option.weekCents) })}</span>
                  </span>
                </span>
              }
            />
          ))}
        </RadioGroup>
      </Fieldset>
    </>
  );
}
