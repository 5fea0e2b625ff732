import type { OutputOf } from "@tablee/contracts/call";
import { signIn as call } from "@tablee/contracts/calls/sessions";
import type { Language } from "@tablee/domain/kernel/place/region";
import { queryClient } from "../../shared/api/query-client.ts";
import { pageLanguage, request, sessionIsNew, sessionQuery } from "../../shared/api/request.ts";
import { pathTo } from "../../shared/routing/paths.ts";
import { takeReturn } from "../../shared/routing/return-to.ts";

interface SignedIn extends OutputOf<typeof call> {
  /** The subscription is closed: its owner may read. */
  readonly closed: boolean;
}

/** Signs in, and clears everything that was read as a visitor. */
export async function signIn(input: { email: string; password: string }): Promise<SignedIn> {
  const answer = await request(call, input);
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  if (!(await sessionIsNew())) location.assign(placeAfter(answer, pageLanguage()));
  const client = queryClient.getQueryData(sessionQuery.queryKey)?.client;
  return { ...answer, closed: client?.subscriptionStatus === "closed" };
}

/** Our address to continue at: the unfinished sign-up, the requested page, or the account. */
export function placeAfter({ signupComplete, step }: OutputOf<typeof call>, language: Language): string {
  const wanted = takeReturn();
  return signupComplete ? (wanted ?? `${pathTo("account", language)}/`) : pathTo(`signup_${step}`, language);
}
