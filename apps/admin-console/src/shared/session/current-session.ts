import { staffSession } from "@tablee/contracts/calls/staff-sessions";
import { callKey } from "@tablee/ui/app/call-key";
import { queryOptions } from "@tanstack/react-query";
import { api, rememberCsrfToken } from "../api/client.ts";

/** The signed-in member. Includes the CSRF token. */
export const currentSession = queryOptions({
  queryKey: callKey(staffSession, {}),
  queryFn: async ({ signal }) => {
    const session = await api(staffSession, {}, { signal });
    rememberCsrfToken(session.csrfToken);
    return session;
  },
  staleTime: 60_000,
});
