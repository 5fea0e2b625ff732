import { createClient } from "@tablee/contracts/calls/signup";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { sessionIsNew } from "../../../shared/api/request.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { pathTo } from "../../../shared/routing/paths.ts";
import { To } from "../../../shared/routing/to.tsx";
import { useGo } from "../../../shared/routing/use-go.ts";
import { lateForm } from "../../../shared/ui/late-form.tsx";
import { forget } from "../kept.ts";
import { SignupFrame } from "../signup-frame.tsx";

const RegistrationForm = lateForm(async () => (await import("./registration-form.tsx")).RegistrationForm, "h-128");

/** The second step: the customer's details. */
export function RegistrationStep() {
  const { t } = useTranslation("signup");
  const language = useLanguage();
  const go = useGo();
  const create = useMutation(
    callMutation(createClient, {
      awaited: true,
      onSuccess: async ({ step }) => {
        forget("registration");
        // The session first: the next step is for those who are signed in.
        if (await sessionIsNew()) await go(`signup_${step}`);
        else location.assign(pathTo(`signup_${step}`, language));
      },
    }),
  );
  return (
    <SignupFrame step="registration" leaving={create.isPending || create.isSuccess}>
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
        <RegistrationForm create={create} />
      </div>
    </SignupFrame>
  );
}
