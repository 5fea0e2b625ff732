import type { Call, OutputOf, SentInputOf } from "@tablee/contracts/call";
import { staffSession } from "@tablee/contracts/calls/staff-sessions";
import { type CallOptions, createClient } from "@tablee/contracts/client";
import { browserStore } from "@tablee/contracts/positions";
import { callKey } from "@tablee/ui/app/call-key";
import { callsOver } from "@tablee/ui/app/calls-over";
import { queryOptions } from "@tanstack/react-query";
import { demandSignIn, followRedirect } from "./demands.ts";
import { freshness } from "./freshness.ts";
import { queryClient } from "./query-client.ts";
import { pageLanguage } from "./request.ts";

/** The console's session in this browser, for its token. */
const staffSessionQuery = queryOptions({
  queryKey: callKey(staffSession, {}),
  queryFn: ({ signal }) => client(staffSession, {}, { signal }),
});

const client = createClient({
  baseUrl: "",
  language: pageLanguage,
  csrfToken: () => queryClient.getQueryData(staffSessionQuery.queryKey)?.csrfToken,
  positions: browserStore(),
  onPending: (pending) => freshness.name(pending),
  onRequireLogin: () => demandSignIn(pageLanguage()),
  onRedirect: followRedirect,
});

/** Makes a staff call from the customer's app, under the console's session, which determines the actor and their permissions. */
async function requestAsStaff<C extends Call>(call: C, input: SentInputOf<C>, options?: CallOptions): Promise<OutputOf<C>> {
  await queryClient.ensureQueryData(staffSessionQuery);
  return client(call, input, options);
}

export const { callQuery: staffQuery, callMutation: staffMutation } = callsOver(requestAsStaff, freshness);
