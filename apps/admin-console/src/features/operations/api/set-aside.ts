import { setAside } from "@tablee/contracts/calls/operations";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Events that a policy could not act on. */
export const setAsideBy = (policy: string) =>
  queryOptions({
    queryKey: ["operations", "set-aside", policy],
    queryFn: ({ signal }) => api(setAside, { policy }, { signal }),
    refetchInterval: 10_000,
  });
