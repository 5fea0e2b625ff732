import { useTranslation } from "react-i18next";
import { emailProblem, nameProblem } from "../../shared/form/checks.ts";

/** The form's checks of names and addresses, each with its sentence. */
export function useChecks() {
  const { t } = useTranslation("gift");
  return {
    name: (text: string): true | string => {
      const problem = nameProblem(text);
      return problem === undefined || t(`nameProblem.${problem}`);
    },
    nameOnCard: (text: string): true | string => nameProblem(text) === undefined || t("nameOnCardProblem"),
    email: (text: string): true | string => {
      const problem = emailProblem(text);
      return problem === undefined || t(`emailProblem.${problem === "missing" ? problem : "malformed"}`);
    },
  };
}
