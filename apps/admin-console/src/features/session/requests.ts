import { staffSession, staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { callKey } from "@tablee/ui/app/call-key";
import { queryOptions } from "@tanstack/react-query";
import { callMutation } from "../../shared/api/calls.ts";
import { api, rememberCsrfToken } from "../../shared/api/client.ts";

/** Who is signed in. Brings the token of changing calls along. */
export const currentSession = queryOptions({
  queryKey: callKey(staffSession, {}),
  queryFn: async ({ signal }) => {
    const session = await api(staffSession, {}, { signal });
    rememberCsrfToken(session.csrfToken);
    return session;
  },
  staleTime: 60_000,
});

/** Signs in, then reads the session anew: the token of changing calls belongs to it. */
export const signingIn = callMutation(staffSignIn, {
  shown: true,
  onSuccess: (_answer, _input, _prepared, { client }) => client.fetchQuery({ ...currentSession, staleTime: 0 }),
});
