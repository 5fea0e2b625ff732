import { staffSession } from "@tablee/contracts/calls/staff-sessions";
import { callKey } from "@tablee/ui/app/call-key";
import { queryOptions } from "@tanstack/react-query";
import { api, rememberCsrfToken } from "../api/client.ts";

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
