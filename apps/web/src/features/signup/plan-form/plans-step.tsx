import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { plansQuery } from "../../../shared/plan/plans-query.ts";
import { drawnForm } from "../../../shared/ui/drawn-form.tsx";
import { fetchWithPage } from "../../../shared/ui/fetch-with-page.ts";
import { SignupFrame, StepSkeleton } from "../signup-frame.tsx";
import { selectedPlanQuery } from "./selected-plan-query.ts";

const PlansForm = drawnForm(async () => (await import("./plans-form.tsx")).PlansForm, <StepSkeleton />);

fetchWithPage(PlansForm);

/** The first step: the plan, its size, and the tastes. */
export function PlansStep() {
  const { t } = useTranslation("signup");
  // The reads of the form begin beside its code. Most documents have prefetched them, also where the visit is sent on.
  useQuery(plansQuery);
  useQuery(selectedPlanQuery);
  return (
    <SignupFrame step="plans">
      <h1 className="mb-8 font-display text-4xl lg:mb-10">{t("plans.title")}</h1>
      <PlansForm />
    </SignupFrame>
  );
}
