import { currentStep, getStartedData } from "@tablee/contracts/calls/signup";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../api/calls.ts";
import { useFlag, useSession } from "../api/session.ts";
import { carriedCode } from "./carried-code.ts";

export const currentStepQuery = callQuery(currentStep, {}, { staleTime: 5 * 60_000 });

export const getStartedQuery = callQuery(getStartedData, {}, { staleTime: 10 * 60_000 });

/**
 * The target of 'Sign up': the saved step, with the current code; without one, and with the flag Immediate_Billing_Default_offer,
 * the default offer's code. A link's code goes before all of them. The account, once the sign-up is finished.
 */
export function useSignupTarget() {
  const session = useSession();
  const defaultOffer = useFlag("Immediate_Billing_Default_offer");
  const step = useQuery({ ...currentStepQuery, enabled: session !== undefined }).data;
  const started = useQuery({ ...getStartedQuery, enabled: defaultOffer }).data;
  const known = step?.discountCode ?? session?.discountBar.discount?.code ?? (defaultOffer ? started?.offerCode : null);
  const code = carriedCode() ?? known ?? undefined;
  // A finished sign-up has no step left: the welcome page is about the first box.
  const name = step?.step === "welcome" ? ("account" as const) : (`signup_${step?.step ?? "plans"}` as const);
  return { name, search: code === undefined || name === "account" ? {} : { discount_code: code } };
}
