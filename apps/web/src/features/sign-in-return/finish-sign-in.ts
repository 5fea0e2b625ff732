import { checkSettingsAuthenticated, checkSignupState, storedLocationBeforeLogin } from "@tablee/contracts/calls/sessions";
import type { Language } from "@tablee/domain/kernel/place/region";
import { callQuery } from "../../shared/api/calls.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { request, sessionIsNew, sessionQuery } from "../../shared/api/request.ts";
import type { SignInIntent } from "../../shared/provider/sign-in-intent.ts";
import { pathTo } from "../../shared/routing/paths.ts";
import { takePlace, takeReturn } from "../../shared/routing/return-to.ts";

/** The specification's wait after a sign-in with a provider. */
const WAIT_MS = 1_000;

/** Clears the data read before the sign-in, and returns our address to continue at. */
export async function arrive(intent: SignInIntent, language: Language): Promise<string> {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  await sessionIsNew();
  const [to] = await Promise.all([placeAfter(intent, language), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  return to;
}

async function placeAfter(intent: SignInIntent, language: Language): Promise<string> {
  const account = `${pathTo("account", language)}/`;
  if (intent === "settings") return pathTo("settings_account", language);
  if (intent === "reauthentication") {
    queryClient.setQueryData(callQuery(checkSettingsAuthenticated, {}).queryKey, { settingsAuthenticated: true });
    return takePlace() ?? account;
  }
  const { state, step } = await request(checkSignupState, {});
  const { url } = await request(storedLocationBeforeLogin, {});
  const wanted = takeReturn();
  return state === "complete" ? (url ?? wanted ?? account) : pathTo(`signup_${step}`, language);
}
