import { CallError } from "@tablee/contracts/client";
import { toast } from "@tablee/ui/components/toast";
import { MutationCache, QueryClient } from "@tanstack/react-query";
import { errorWords } from "./error-words.ts";

/** Only what may pass by itself is tried again: no answer, or the server's own trouble. */
const worthRetrying = (error: unknown): boolean => error instanceof CallError && (error.status === 0 || error.status >= 502);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && worthRetrying(error),
      staleTime: 5_000,
      // Long enough that Back finds the pages of a long table again.
      gcTime: 15 * 60_000,
    },
  },
  // Screens that show a refusal in place say so with `meta: { shown: true }`.
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.meta?.shown) toast.error(errorWords(error));
    },
  }),
});
