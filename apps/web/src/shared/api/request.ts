import type { Call, OutputOf, SentInputOf } from "@tablee/contracts/call";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { type CallOptions, createClient } from "@tablee/contracts/client";
import { browserStore } from "@tablee/contracts/positions";
import { callKey } from "@tablee/ui/app/call-key";
import { queryOptions } from "@tanstack/react-query";
import { served } from "../app/served.ts";
import { demandSignIn, followRedirect } from "./demands.ts";
import { codeOf } from "./error-code.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { freshness } from "./freshness.ts";
import { passwordPrompt } from "./password-prompt.ts";
import { queryClient } from "./query-client.ts";
import { signedOut } from "./signed-out.ts";
import { isSoon } from "./soon.ts";

export type Session = OutputOf<typeof sessionData>;

/** The language to request answers in. */
export const pageLanguage = () => served.language ?? (document.documentElement.lang.startsWith("fr") ? "fr" : "en");

const client = createClient({
  baseUrl: "",
  language: pageLanguage,
  csrfToken: () => queryClient.getQueryData(sessionQuery.queryKey)?.csrfToken,
  positions: browserStore(),
  fetch: fetchAhead,
  onPending: (pending) => freshness.name(pending),
  onRequireLogin: (call) => {
    if (signedOut.keeps(call)) return signedOut.show();
    queryClient.setQueryData(sessionQuery.queryKey, (held) => held && { ...held, client: null });
    return demandSignIn(pageLanguage());
  },
  onRedirect: followRedirect,
});

/** The signed-in person, flags, discount bar and CSRF token. Read at the start, and again after every call that changes it. */
export const sessionQuery = queryOptions({
  queryKey: callKey(sessionData, {}),
  queryFn: ({ signal }) => client(sessionData, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
});

export const reloadSession = (): Promise<Session> => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });

/**
 * Reads the session after an act that changed it; false if the answer is not here soon. The act is done in any case: who needs the new
 * session then loads the next page as a document.
 */
export const sessionIsNew = (): Promise<boolean> => isSoon(reloadSession());

/**
 * Makes a call of the contract. If the password must be given again first, asks for it in place and repeats the call
 * (docs/decisions/0016).
 */
export async function request<C extends Call>(call: C, input: SentInputOf<C>, options?: CallOptions): Promise<OutputOf<C>> {
  try {
    return await withToken(call, input, options);
  } catch (error) {
    if (codeOf(error) !== "reauthentication-required") throw error;
    if (!(await passwordPrompt.ask())) throw error;
    return withToken(call, input, options);
  }
}

let reading: Promise<unknown> | undefined;

/**
 * Reads the session for changing calls: those that begin while it is read share the answer. Each fails without a network, or when its
 * caller no longer waits; the query's own read would wait for the network unseen.
 */
function readToken({ signal }: CallOptions = {}): Promise<unknown> {
  reading ??= client(sessionData, {})
    .then((session) => queryClient.setQueryData(sessionQuery.queryKey, session))
    .finally(() => {
      reading = undefined;
    });
  return Promise.race([reading, new Promise((_, fail) => signal?.addEventListener("abort", () => fail(signal.reason)))]);
}

/**
 * A changing call reads the session if no token is known, as in a document that the server drew. If the token is stale (signed in or out
 * in another window), the session is read again and the call is repeated.
 */
async function withToken<C extends Call>(call: C, input: SentInputOf<C>, options?: CallOptions): Promise<OutputOf<C>> {
  if (call.method === "GET") return client(call, input, options);
  if (!queryClient.getQueryData(sessionQuery.queryKey)?.csrfToken) await readToken(options);
  try {
    return await client(call, input, options);
  } catch (error) {
    if (codeOf(error) !== "csrf-refused") throw error;
    await readToken(options);
    return client(call, input, options);
  }
}
