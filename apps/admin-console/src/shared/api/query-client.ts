import { isUnreached } from "@tablee/contracts/client";
import { refreshAfter } from "@tablee/ui/app/refresh";
import { toast } from "@tablee/ui/lib/toast";
import { MutationCache, QueryClient } from "@tanstack/react-query";
import { errorWords } from "./error-words.ts";
import { freshness } from "./freshness.ts";

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Another failure is no temporary one.
      retry: (failures, error) => failures < 2 && isUnreached(error),
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
