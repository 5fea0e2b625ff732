import { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { isSamePlan } from "@tablee/domain/subscription/picks";
import { Button } from "@tablee/ui/components/form/button";
import { Field, Fieldset } from "@tablee/ui/components/form/field";
import { RadioCard } from "@tablee/ui/components/form/radio-card";
import { RadioGroup } from "@tablee/ui/components/form/radio-group";
import { NativeSelect } from "@tablee/ui/components/form/select";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { isOffered, keyOf, optionsOf, picks, planKeys, planOf } from "../../shared/plan/plan-draft.ts";
import { plansQuery } from "../../shared/plan/plans-query.ts";
import { FittingDishes } from "../../shared/taste/fitting-dishes.tsx";
import { LostDiets } from "../../shared/taste/lost-diets.tsx";
import type { SubscriptionSettings } from "./requests.ts";

/** The new plan: persons, size, price, the first box that it applies to, and the boxes that keep the old plan. */
export function PlanDialog({ settings: { subscription, tastes, weeks, nextBoxToMake } }: { settings: SubscriptionSettings }) {
  const { t } = useTranslation(["subscription", "app"]);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [plan, setPlan] = useState(subscription.plan);
  const { data: plans } = useQuery({ ...plansQuery, enabled: open });
  const key = keyOf(plan);
  const own = keyOf(subscription.plan);
  const kinds = planKeys.filter((kind) => kind === own || !plans || isOffered(plans, kind));
  const kept = weeks.filter(({ standing }) => standing === "open");
  const change = useMutation(
    callMutation(updateSubscription, {
      awaited: true,
      onSuccess: () => {
        setOpen(false);
        toast.success(t("plan.done"));
      },
    }),
  );
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setPlan(subscription.plan);
        change.reset();
      }}
      trigger={<Button variant="secondary">{t("plan.open")}</Button>}
      title={t("plan.title")}
      description={t("plan.description")}
      confirmLabel={t("plan.confirm")}
      disabled={isSamePlan(plan, subscription.plan)}
      loading={change.isPending}
      onConfirm={() => change.mutate({ change: "plan", plan })}
    >
      <FailureNotice error={change.error} />
      <Fieldset legend={t("plan.who")}>
        <RadioGroup
          value={key}
          aria-label={t("plan.who")}
          onValueChange={(value) => setPlan(planOf(planKeys.find((candidate) => candidate === value) ?? key))}
          className="gap-2"
        >
          {kinds.map((option) => (
            <RadioCard key={option} value={option} title={t(`app:plan.${option}`)} className="py-2.5" />
          ))}
        </RadioGroup>
      </Fieldset>
      <Field label={t(key === "eat" ? "plan.meals" : "plan.recipes")}>
        <NativeSelect value={picks(plan)} onChange={({ target }) => setPlan(planOf(key, Number(target.value)))}>
          {plans && isOffered(plans, key) ? (
            optionsOf(plans, key).map((option) => (
              <option key={option.picks} value={option.picks}>
                {t("plan.option", { number: option.picks, serving: money(option.perServingCents), week: money(option.weekCents) })}
              </option>
            ))
          ) : (
            <option value={picks(plan)}>{picks(plan)}</option>
          )}
        </NativeSelect>
      </Field>
      <LostDiets type={plan.type} diets={plan.type === subscription.plan.type ? [] : tastes.diets} />
      {open && <FittingDishes choice={{ plan, ...tastes }} />}
      <div className="flex flex-col gap-1 rounded-card bg-oat p-4 text-sm">
        {nextBoxToMake && <p>{t("plan.from", { day: formatDay(nextBoxToMake, language) })}</p>}
        {kept.length > 0 && <p>{t("plan.kept", { count: kept.length, days: daysOf(kept, language) })}</p>}
      </div>
    </AlertDialog>
  );
}

const daysOf = (weeks: SubscriptionSettings["weeks"], language: "en" | "fr"): string =>
  new Intl.ListFormat(`${language}-CA`, { type: "conjunction" }).format(weeks.map(({ deliveryDate }) => formatDay(deliveryDate, language)));
