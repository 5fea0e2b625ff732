import { setAside } from "@tablee/contracts/calls/operations";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** What a policy or a schedule could not act on. */
export const setAsideBy = (work: string) =>
  queryOptions({
    queryKey: ["operations", "set-aside", work],
    queryFn: ({ signal }) => api(setAside, { work }, { signal }),
    refetchInterval: 10_000,
  });
