import { savePlan } from "@tablee/contracts/calls/signup";
import type { PlanSelection } from "@tablee/contracts/signup-schemas";
import { withKeptDiets } from "@tablee/domain/subscription/diets";
import { dietsOf } from "@tablee/domain/subscription/vocabulary";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { clsx } from "clsx";
import { useEffect, useMemo, useRef, useState } from "react";
import { callMutation } from "../../../shared/api/calls.ts";
import { FailureNotice } from "../../../shared/api/failure-notice.tsx";
import { useHydrated } from "../../../shared/app/use-hydrated.ts";
import { emptySelection, isOffered, keyOf, type Plans, planInAddress } from "../../../shared/plan/plan-draft.ts";
import { plansQuery } from "../../../shared/plan/plans-query.ts";
import { useGo } from "../../../shared/routing/use-go.ts";
import { FittingDishes } from "../../../shared/taste/fitting-dishes.tsx";
import { LostDiets } from "../../../shared/taste/lost-diets.tsx";
import { TasteChoice } from "../../../shared/taste/taste-choice.tsx";
import { forget, keep } from "../kept.ts";
import { StepSkeleton } from "../signup-frame.tsx";
import { keptSelection } from "./kept-selection.ts";
import { PlanChoice } from "./plan-choice.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { selectedPlanQuery } from "./selected-plan-query.ts";

/** The choice of a plan, once the prices and the selection of the visit are known. */
export function PlansForm() {
  const { data: plans, isError, isFetching, refetch } = useQuery(plansQuery);
  const saved = useQuery(selectedPlanQuery);
  const isHydrated = useHydrated();
  const [isDrawn] = useState(!isHydrated);
  // The answers of a drawing are a stranger's, and so is a choice that is drawn: it can be changed once this visit's own is here.
  const isOwn = isHydrated && (!isDrawn || saved.dataUpdatedAt > 0 || saved.isError);
  if (plans && (saved.isSuccess || saved.isError))
    return <Choice plans={plans} saved={isOwn ? (saved.data?.selection ?? undefined) : undefined} isOwn={isOwn} />;
  return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <StepSkeleton />;
}

/** The selection that the step begins with: the one kept in this tab or the saved one, with the plan of the address before both. */
function useInitial(plans: Plans, saved: PlanSelection | undefined, isOwn: boolean): PlanSelection {
  const { plan: segment } = useParams({ strict: false }) as { plan?: string };
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  // The server knows nothing of this tab.
  const kept = useMemo(() => (isOwn ? keptSelection() : undefined), [isOwn]);
  const held = kept ?? saved ?? emptySelection;
  const wanted = [planInAddress(segment, search), held.plan].find((plan) => plan && isOffered(plans, keyOf(plan)));
  return wanted === held.plan ? held : { ...held, plan: wanted ?? emptySelection.plan };
}

interface ChoiceProps {
  plans: Plans;
  saved: PlanSelection | undefined;
  /** False until the visit's own selection is known: nothing can be pressed. */
  isOwn: boolean;
}

function Choice({ plans, saved, isOwn }: ChoiceProps) {
  const go = useGo();
  const initial = useInitial(plans, saved, isOwn);
  const [changed, setSelection] = useState<PlanSelection>();
  /** With the diets of every plan type that was looked at: only those of the chosen one count. */
  const selection = changed ?? initial;
  useEffect(() => {
    if (changed) keep("plans", changed);
  }, [changed]);
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
    <div className={clsx("grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_22rem]", !isOwn && "opacity-70")} inert={!isOwn}>
      <div className="flex flex-col gap-10">
        <PlanChoice plans={plans} plan={plan} onChange={(next) => setSelection({ ...selection, plan: next })} />
        <div ref={tasteChoice}>
          <TasteChoice diets={dietsOf[plan.type]} tastes={tastes} onChange={(next) => setSelection({ ...chosen, ...next })}>
            <LostDiets type={plan.type} diets={selection.diets} />
          </TasteChoice>
          <div className="mt-6 min-h-10 sm:min-h-5">
            <FittingDishes plan={plan} tastes={tastes} />
          </div>
        </div>
      </div>
      <PlanSummary plans={plans} plan={plan} diets={chosen.diets} saving={save.isPending} onSubmit={() => save.mutate(chosen)}>
        <div className="empty:hidden lg:hidden">
          <FittingDishes plan={plan} tastes={tastes} brief />
        </div>
        <FailureNotice error={save.error} />
      </PlanSummary>
    </div>
  );
}
