import { useState } from "react";
import { useTranslation } from "react-i18next";
import { To } from "../../../shared/routing/to.tsx";
import { fetchWithPage } from "../../../shared/ui/fetch-with-page.ts";
import { lateForm } from "../../../shared/ui/late-form.tsx";
import { SignupFrame } from "../signup-frame.tsx";

const RegistrationForm = lateForm(async () => (await import("./registration-form.tsx")).RegistrationForm, "h-128");
// Beside the step's own code, and not after the read of the step.
fetchWithPage(RegistrationForm);

/** The second step: the customer's details. */
export function RegistrationStep() {
  const { t } = useTranslation("signup");
  const [isLeaving, setLeaving] = useState(false);
  return (
    <SignupFrame step="registration" leaving={isLeaving}>
      <div className="mx-auto flex max-w-xl flex-col gap-5">
        <div>
          <h1 className="font-display text-4xl">{t("registration.title")}</h1>
          <p className="mt-2 text-muted">
            {t("registration.text")} {t("haveAccount")}{" "}
            <To name="sign_in" className="link font-semibold">
              {t("logIn")}
            </To>
          </p>
        </div>
        <RegistrationForm onLeaving={setLeaving} />
      </div>
    </SignupFrame>
  );
}
