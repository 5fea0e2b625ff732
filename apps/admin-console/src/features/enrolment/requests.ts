import { checkStaffLink, enrolStaff } from "@tablee/contracts/calls/staff-sessions";
import { callKey } from "@tablee/ui/app/call-key";
import { queryOptions } from "@tanstack/react-query";
import { callMutation } from "../../shared/api/calls.ts";
import { api } from "../../shared/api/client.ts";
import { currentSession } from "../../shared/session/current-session.ts";

/** The member that the link belongs to. The session comes first: using the link needs its token. */
export const linkOf = (token: string) =>
  queryOptions({
    queryKey: callKey(checkStaffLink, { token }),
    queryFn: async ({ client, signal }) => {
      await client.fetchQuery(currentSession);
      return api(checkStaffLink, { token }, { signal });
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const enrolling = callMutation(enrolStaff, { shown: true });
