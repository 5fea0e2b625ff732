import { staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { callMutation } from "../../shared/api/calls.ts";
import { currentSession } from "../../shared/session/current-session.ts";

/** Signs in, then refetches the session: it carries the CSRF token. */
export const signingIn = callMutation(staffSignIn, {
  shown: true,
  onSuccess: (_answer, _input, _prepared, { client }) => client.fetchQuery({ ...currentSession, staleTime: 0 }),
});
