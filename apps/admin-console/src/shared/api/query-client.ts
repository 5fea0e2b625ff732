import { CallError } from "@tablee/contracts/client";
import { isUnavailable } from "@tablee/contracts/passing";
import { refreshAfter } from "@tablee/ui/app/refresh";
import { toast } from "@tablee/ui/lib/toast";
import { MutationCache, QueryClient } from "@tanstack/react-query";
import { errorWords } from "./error-words.ts";
import { freshness } from "./freshness.ts";

/** True if a new attempt may succeed: nothing answered, or the server is unavailable. */
const isWorthRetrying = (error: Error): boolean => error instanceof CallError && (error.status === 0 || isUnavailable(error.status));

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Then the error view names the failure, with a button to try again: staff learn at once what they cannot see.
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      staleTime: 5_000,
      // Long enough that Back finds the pages of a long table again.
      gcTime: 15 * 60_000,
    },
  },
  mutationCache: new MutationCache({
    onError: (error, _input, _prepared, { meta }) => {
      if (!meta?.shown) toast.error(errorWords(error));
    },
    // After a refusal too: the screen was then most likely out of date.
    onSettled: (_answer, _error, _input, _prepared, { meta }, { client }) => refreshAfter(client, meta ?? {}, freshness),
  }),
});
