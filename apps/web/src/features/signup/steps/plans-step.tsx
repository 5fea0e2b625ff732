import { getSelectedPlan, savePlan } from "@tablee/contracts/calls/signup";
import type { PlanSelection } from "@tablee/contracts/signup-schemas";
import { withKeptDiets } from "@tablee/domain/subscription/diets";
import { dietsOf } from "@tablee/domain/subscription/vocabulary";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation, callQuery } from "../../../shared/api/calls.ts";
import { FailureNotice } from "../../../shared/api/failure-notice.tsx";
import { emptySelection, isOffered, keyOf, planInAddress } from "../../../shared/plan/plan-draft.ts";
import { plansQuery } from "../../../shared/plan/plans-query.ts";
import { useGo } from "../../../shared/routing/use-go.ts";
import { FittingDishes } from "../../../shared/taste/fitting-dishes.tsx";
import { LostDiets } from "../../../shared/taste/lost-diets.tsx";
import { TasteChoice } from "../../../shared/taste/taste-choice.tsx";
import { forget, keep } from "../kept.ts";
import { keptSelection } from "../kept-selection.ts";
import { PlanSummary } from "../plan-summary.tsx";
import { SignupFrame, StepSkeleton } from "../signup-frame.tsx";
import { PlanChoice } from "./plan-choice.tsx";

/** The first step: the plan, its size, and the tastes. */
export function PlansStep() {
  const plans = useQuery(plansQuery).data;
  const saved = useQuery(callQuery(getSelectedPlan, {}));
  const { plan: segment } = useParams({ strict: false }) as { plan?: string };
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const ready = plans !== undefined && (saved.isSuccess || saved.isError);
  if (!ready) {
    return (
      <SignupFrame step="plans">
        <StepSkeleton />
      </SignupFrame>
    );
  }
  const held = keptSelection() ?? saved.data?.selection ?? emptySelection;
  const wanted = [planInAddress(segment, search), held.plan].find((plan) => plan && isOffered(plans, keyOf(plan)));
  return (
    <SignupFrame step="plans">
      <PlansForm plans={plans} initial={wanted === held.plan ? held : { ...held, plan: wanted ?? emptySelection.plan }} />
    </SignupFrame>
  );
}

function PlansForm({ plans, initial }: { plans: Parameters<typeof PlanChoice>[0]["plans"]; initial: PlanSelection }) {
  const { t } = useTranslation("signup");
  const go = useGo();
  /** With the diets of every plan type that was looked at: only those of the chosen one count. */
  const [selection, setSelection] = useState(initial);
  useEffect(() => {
    if (selection !== initial) keep("plans", selection);
  }, [selection, initial]);
  const { submenu } = useParams({ strict: false }) as { submenu?: string };
  const chosen = withKeptDiets(selection);
  const { plan, ...tastes } = chosen;
  const tasteChoice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submenu !== undefined) tasteChoice.current?.scrollIntoView();
  }, [submenu]);
  const save = useMutation(
    callMutation(savePlan, {
      awaited: true,
      onSuccess: ({ step }) => {
        forget("plans");
        return go(`signup_${step}`);
      },
    }),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(chosen);
      }}
      className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_22rem]"
    >
      <div className="flex flex-col gap-10">
        <h1 className="font-display text-4xl">{t("plans.title")}</h1>
        <PlanChoice plans={plans} plan={plan} onChange={(next) => setSelection({ ...selection, plan: next })} />
        <div ref={tasteChoice}>
          <TasteChoice diets={dietsOf[plan.type]} tastes={tastes} onChange={(next) => setSelection({ ...chosen, ...next })}>
            <LostDiets type={plan.type} diets={selection.diets} />
          </TasteChoice>
          <div className="mt-6">
            <FittingDishes plan={plan} tastes={tastes} />
          </div>
        </div>
      </div>
      <PlanSummary plans={plans} plan={plan} diets={chosen.diets} saving={save.isPending}>
        <div className="empty:hidden lg:hidden">
          <FittingDishes plan={plan} tastes={tastes} brief />
        </div>
        <FailureNotice error={save.error} />
      </PlanSummary>
    </form>
  );
}
