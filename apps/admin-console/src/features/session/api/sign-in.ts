import type { SentInputOf } from "@tablee/contracts/call";
import { staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";
import { currentSession } from "./current-session.ts";

/** Signs in, then reads the session anew: the token of changing calls belongs to it. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof staffSignIn>) => api(staffSignIn, input),
    onSuccess: () => client.fetchQuery({ ...currentSession, staleTime: 0 }),
    meta: { shown: true },
  });
}
