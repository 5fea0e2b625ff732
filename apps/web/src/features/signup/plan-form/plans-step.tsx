import { useTranslation } from "react-i18next";
import { drawnForm } from "../../../shared/ui/drawn-form.tsx";
import { SignupFrame, StepSkeleton } from "../signup-frame.tsx";

const PlansForm = drawnForm(async () => (await import("./plans-form.tsx")).PlansForm, <StepSkeleton />);
// With the step's own code: nothing on the page works before it.
void PlansForm.fetch().catch(() => {});

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
