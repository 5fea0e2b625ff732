import { CallError } from "@tablee/contracts/client";
import { QueryClient } from "@tanstack/react-query";

/** Refusals are answers: only what failed on the way (no answer, 5xx) is worth asking again. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof CallError && error.status !== 0 && error.status < 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthRetrying, refetchOnWindowFocus: "always", throwOnError: false },
    mutations: { retry: false },
  },
});
