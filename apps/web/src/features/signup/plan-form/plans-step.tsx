import { useTranslation } from "react-i18next";
import { drawnForm } from "../../../shared/ui/drawn-form.tsx";
import { fetchWithPage } from "../../../shared/ui/fetch-with-page.ts";
import { SignupFrame, StepSkeleton } from "../signup-frame.tsx";

const PlansForm = drawnForm(async () => (await import("./plans-form.tsx")).PlansForm, <StepSkeleton />);

fetchWithPage(PlansForm);

/** The first step: the plan, its size, and the tastes. */
export function PlansStep() {
  const { t } = useTranslation("signup");
  return (
    <SignupFrame step="plans">
      <h1 className="mb-8 font-display text-4xl lg:mb-10">{t("plans.title")}</h1>
      <PlansForm />
    </SignupFrame>
  );
}
