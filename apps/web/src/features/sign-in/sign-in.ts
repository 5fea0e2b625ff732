import { signIn as call } from "@tablee/contracts/calls/sessions";
import { queryClient } from "../../shared/api/query-client.ts";
import { reloadSession, request, sessionQuery } from "../../shared/api/request.ts";

/** Signs in, and forgets whatever was read as a visitor. */
export async function signIn(input: { email: string; password: string }) {
  const answer = await request(call, input);
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  await reloadSession();
  return answer;
}
