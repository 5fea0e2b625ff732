import { CallError, isUnreached } from "@tablee/contracts/client";
import { refreshAfter } from "@tablee/ui/app/refresh";
import { MutationCache, onlineManager, QueryClient } from "@tanstack/react-query";
import { freshness } from "./freshness.ts";
import { isSoon } from "./soon.ts";

/**
 * A server that cannot be reached is asked until it answers, after waits that grow to half a minute. After an error of the product a query
 * is retried this many times. A refusal is an answer.
 */
export const retries =
  (times: number) =>
  (failures: number, error: Error): boolean =>
    isUnreached(error) || (failures < times && !(error instanceof CallError && error.status < 500));

// Without this the library believes in a network until it loses one: the reads of a kept page that is opened offline would fail, and would
// not be repeated once the browser is online.
onlineManager.setOnline(globalThis.navigator?.onLine !== false);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: retries(2), refetchOnWindowFocus: "always", throwOnError: false },
    // Without a connection a command fails at once: one that waits unseen for the network would be called done.
    mutations: { retry: false, networkMode: "always" },
  },
  mutationCache: new MutationCache({
    onSuccess: (_answer, _input, _prepared, { meta }, { client }) =>
      meta?.awaited ? isSoon(refreshAfter(client, meta, freshness)) : undefined,
    onSettled: (_answer, error, _input, _prepared, { meta }, { client }) => {
      if (!error && !meta?.awaited) void refreshAfter(client, meta ?? {}, freshness);
    },
  }),
});
