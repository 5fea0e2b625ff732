import { planPreview } from "@tablee/contracts/calls/settings-subscription";
import { keptDiets } from "@tablee/domain/subscription/diets";
import { isSamePlan } from "@tablee/domain/subscription/picks";
import { Skeleton } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { Field, Fieldset } from "@tablee/ui/components/form/field";
import { RadioCard } from "@tablee/ui/components/form/radio-card";
import { RadioGroup } from "@tablee/ui/components/form/radio-group";
import { NativeSelect } from "@tablee/ui/components/form/select";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatMoney } from "@tablee/ui/format/money";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { isOffered, keyOf, optionsOf, picks, planKeys, planOf } from "../../shared/plan/plan-draft.ts";
import { plansQuery } from "../../shared/plan/plans-query.ts";
import { FittingDishes } from "../../shared/taste/fitting-dishes.tsx";
import { LostDiets } from "../../shared/taste/lost-diets.tsx";
import { PlanEffect } from "./plan-effect.tsx";
import type { SubscriptionSettings } from "./requests.ts";
import { boxesIn, useChangePlan } from "./use-change-plan.ts";

interface PlanDialogProps {
  settings: SubscriptionSettings;
  /** The plan stays: only the open boxes of another plan are regenerated. */
  adapting?: true;
}

/** The new plan: persons, size, price, the first box that it applies to, and the open boxes regenerated for it in the same act. */
export function PlanDialog({ settings, adapting }: PlanDialogProps) {
  const { subscription, tastes } = settings;
  const { t } = useTranslation(["subscription", "plan"]);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [plan, setPlan] = useState(subscription.plan);
  const [all, setAll] = useState(true);
  const { data: plans } = useQuery({ ...plansQuery, enabled: open });
  const key = keyOf(plan);
  const own = keyOf(subscription.plan);
  const kinds = planKeys.filter((kind) => kind === own || !plans || isOffered(plans, kind));
  const isNew = adapting || !isSamePlan(plan, subscription.plan);
  const isOtherType = plan.type !== subscription.plan.type;
  const diets = isOtherType ? keptDiets(plan.type, tastes.diets) : tastes.diets;
  const preview = useQuery(callQuery(planPreview, { plan }, { enabled: open && isNew, staleTime: 0 }));
  const change = useChangePlan(settings, {
    adapting: adapting === true,
    onDone: () => setOpen(false),
    // The boxes shown are out of date: show the current ones instead.
    onFailed: () => void preview.refetch(),
  });
  const boxes = preview.data && all ? boxesIn(preview.data) : [];
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setPlan(subscription.plan);
        setAll(true);
        change.reset();
      }}
      trigger={
        <Button variant="secondary" className={adapting && "self-start"}>
          {t(adapting ? "all.open" : "plan.open")}
        </Button>
      }
      title={t(adapting ? "all.title" : "plan.title")}
      description={t(adapting ? "all.text" : "plan.description")}
      confirmLabel={t(adapting ? "all.confirm" : "plan.confirm")}
      disabled={!isNew || !preview.data || preview.isFetching || (adapting && boxes.length === 0)}
      loading={change.isPending}
      onConfirm={() => change.mutate({ plan, boxes })}
    >
      <FailureNotice error={change.error ?? preview.error} />
      {!adapting && (
        <>
          <Fieldset legend={t("plan.who")}>
            <RadioGroup
              value={key}
              aria-label={t("plan.who")}
              onValueChange={(value) => setPlan(planOf(planKeys.find((candidate) => candidate === value) ?? key))}
              className="gap-2"
            >
              {kinds.map((option) => (
                <RadioCard key={option} value={option} title={t(`plan:${option}`)} className="py-2.5" />
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
          <LostDiets type={plan.type} diets={isOtherType ? tastes.diets : []} />
          {open && <FittingDishes plan={plan} tastes={{ ...tastes, diets }} />}
        </>
      )}
      {isNew && preview.data ? (
        <PlanEffect preview={preview.data} all={all} {...(adapting ? {} : { onAll: setAll })} />
      ) : (
        isNew && !preview.isError && <Skeleton className="h-32 rounded-card" />
      )}
    </AlertDialog>
  );
}
